import { noticeBounds } from '../../../generated/bounds';
import { Button, chakra, Textarea } from '@chakra-ui/react';
import { CircleCheck, CircleX } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError, type AppError } from '../../../apollo/app-error';
import { ErrorSummary } from '../../../forms/ErrorSummary';
import { FormField } from '../../../forms/FormField';
import { AdminCountsDocument, useAnswerDataRequestMutation } from '../../../generated/graphql';
import type { DataRequestOutcome } from '../../../generated/schema';
import { useErrorText } from '../../../i18n/use-error-text';
import { toast } from '../../../ui/feedback/toast';
import { KEPT_ALIVE } from '../../../ui/undo/use-send-on-leave';
import { DecisionNote } from '../undo/DecisionNote';
import { isUndoable } from '../undo/undoable-acts';
import { focusIfLost } from '../undo/focus-if-lost';
import { deleteUnsent, findUnsent } from '../undo/unsent';
import { useDecide } from '../undo/use-decide';

interface AnswerFormProps {
  id: string;
  fullName: string;
  onLeave: () => void;
  /** Called with the answer as text. */
  onAnswered: (outcome: string) => void;
}

/** What was done, or why not; the requester reads it. */
export function AnswerForm({ id, fullName, onLeave, onAnswered }: AnswerFormProps) {
  const { t } = useTranslation('admin');
  const { textOf, fieldText } = useErrorText();
  const [reply] = useAnswerDataRequestMutation({ ...KEPT_ALIVE, refetchQueries: [AdminCountsDocument] });
  const undoAs = isUndoable('StaffAct', 'ANSWER_DATA_REQUESTS') ? id : undefined;
  const { waiting, undo, send } = useDecide(undoAs);
  const [unsent] = useState(() => findUnsent(undoAs));
  const [answer, setAnswer] = useState(unsent?.values['answer'] ?? '');
  const place = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<AppError | null>(null);
  const [attempt, setAttempt] = useState(0);
  const field = failure?.fields.find(({ path }) => path === 'answer');
  const name = `answer-${id}`;
  const message = field && fieldText(field);
  const summary = failure ? [message ? { name, message } : { name: null, message: textOf(failure) }] : [];

  const decide = async (outcome: DataRequestOutcome): Promise<void> => {
    setFailure(null);
    setAttempt((count) => count + 1);
    const title = t(outcome === 'GRANTED' ? 'data.grant' : 'data.refuse');
    try {
      const isSent = await send({ act: outcome, title, values: { answer } }, () =>
        reply({ variables: { input: { dataRequestId: id, outcome, answer } } }),
      );
      if (!isSent) return focusIfLost(place.current?.querySelector('button') ?? null);
    } catch (error) {
      setFailure(toAppError(error));
      return;
    }
    const outcomeText = t(`data.done.${outcome}`, { name: fullName });
    toast({ title: outcomeText, tone: 'success' });
    onAnswered(outcomeText);
  };

  const leave = (): void => {
    if (undoAs) deleteUnsent(undoAs);
    onLeave();
  };

  if (waiting) return <DecisionNote undoable={waiting} onUndo={undo} />;
  return (
    <chakra.div ref={place} display="grid" gap="4">
      <ErrorSummary errors={summary} attempt={attempt} />
      <FormField name={name} label={t('data.answer')} hint={t('data.answerHint', noticeBounds)} error={message}>
        <Textarea rows={5} value={answer} onChange={(event) => setAnswer(event.target.value)} />
      </FormField>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button onClick={() => void decide('GRANTED')}>
          <CircleCheck aria-hidden />
          {t('data.grant')}
        </Button>
        <Button variant="outline" onClick={() => void decide('REFUSED')}>
          <CircleX aria-hidden />
          {t('data.refuse')}
        </Button>
        <Button variant="ghost" onClick={leave}>
          {t('data.leave')}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
