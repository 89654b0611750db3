import { Button, chakra, Textarea } from '@chakra-ui/react';
import { CircleCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError, type AppError } from '../../../apollo/app-error';
import { ErrorSummary } from '../../../forms/ErrorSummary';
import { FormField } from '../../../forms/FormField';
import { AdminCountsDocument, useAnswerDataRequestMutation } from '../../../generated/graphql';
import type { DataRequestOutcome } from '../../../generated/schema';
import { useErrorText } from '../../../i18n/use-error-text';
import { toast } from '../../../ui/feedback/toast';

interface AnswerFormProps {
  id: string;
  fullName: string;
  onLeave: () => void;
  onAnswered: () => Promise<unknown>;
}

/** What was done, or why not, for the requester to read. */
export function AnswerForm({ id, fullName, onLeave, onAnswered }: AnswerFormProps) {
  const { t } = useTranslation('admin');
  const { textOf, fieldText } = useErrorText();
  const [send, { loading }] = useAnswerDataRequestMutation({ refetchQueries: [AdminCountsDocument] });
  const [answer, setAnswer] = useState('');
  const [failure, setFailure] = useState<AppError | null>(null);
  const [attempt, setAttempt] = useState(0);
  const field = failure?.fields.find(({ path }) => path === 'answer');
  const name = `answer-${id}`;
  const message = field && fieldText(field);
  const summary = failure ? [message ? { name, message } : { name: null, message: textOf(failure) }] : [];

  const decide = async (outcome: DataRequestOutcome): Promise<void> => {
    setFailure(null);
    setAttempt((count) => count + 1);
    try {
      await send({ variables: { input: { dataRequestId: id, outcome, answer } } });
    } catch (error) {
      setFailure(toAppError(error));
      return;
    }
    toast({ title: t(`data.done.${outcome}`, { name: fullName }), tone: 'success' });
    await onAnswered();
    // What was answered is gone from the list, and the button with it.
    document.getElementById('data-requests')?.focus({ preventScroll: true });
  };

  return (
    <chakra.div display="grid" gap="4">
      <ErrorSummary errors={summary} attempt={attempt} />
      <FormField name={name} label={t('data.answer')} hint={t('data.answerHint')} error={message}>
        <Textarea rows={5} value={answer} onChange={(event) => setAnswer(event.target.value)} />
      </FormField>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button disabled={loading} onClick={() => void decide('GRANTED')}>
          <CircleCheck aria-hidden />
          {t('data.grant')}
        </Button>
        <Button variant="outline" disabled={loading} onClick={() => void decide('REFUSED')}>
          <CircleX aria-hidden />
          {t('data.refuse')}
        </Button>
        <Button variant="ghost" disabled={loading} onClick={onLeave}>
          {t('data.leave')}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
