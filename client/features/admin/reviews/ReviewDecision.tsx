import { textBounds } from '../../../generated/bounds';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  AdminCountsDocument,
  useDecideReviewMutation,
  type QueuedReview_ReviewFragment,
} from '../../../generated/graphql';
import { toast } from '../../../ui/feedback/toast';
import { KEPT_ALIVE } from '../../../ui/undo/use-send-on-leave';
import { ActDecision } from '../components/ActDecision';
import { CaseFrameContext } from '../components/case-frame';
import { NARROW_FRAME } from '../components/narrow-frame';
import { isUndoable } from '../undo/undoable-acts';
import { ReviewDecisionPreview } from './ReviewDecisionPreview';

interface ReviewDecisionProps {
  waiting: Pick<QueuedReview_ReviewFragment, 'review' | 'decidedAt'>;
  /** The subject of the choice. */
  label: string;
  /** False: somebody else has decided; the form stays for the text typed into it. */
  isWaiting: boolean;
  /** Called with the decision as text. */
  onDecided: (outcome: string) => void;
  onRefused: () => void;
}

/** Publishing or hiding, with reasons; can be sent once every mail about it was viewed. */
export function ReviewDecision({ waiting, label, isWaiting, onDecided, onRefused }: ReviewDecisionProps) {
  const {
    review: { id, status, submittedAt: seenSubmittedAt },
    decidedAt: seenDecidedAt,
  } = waiting;
  const seen = { reviewId: id, seenDecidedAt, seenSubmittedAt };
  const { t } = useTranslation('admin');
  const [decide] = useDecideReviewMutation({ ...KEPT_ALIVE, refetchQueries: [AdminCountsDocument] });
  const [isSeen, setSeen] = useState(true);
  const from = status === 'HELD' ? 'held' : 'reported';
  const send = async (isHidden: boolean, statement: string): Promise<void> => {
    const { data } = await decide({ variables: { input: { ...seen, isHidden, statement } } });
    const waitsForOther = data?.decideReview.review.status === 'SUBMITTED';
    const outcome = t(`reviews.done.${isHidden ? 'hidden' : waitsForOther ? 'waiting' : from}`);
    toast({ title: outcome, tone: 'success' });
    onDecided(outcome);
  };
  return (
    <CaseFrameContext.Provider value={NARROW_FRAME}>
      <ActDecision
        label={label}
        options={(isWaiting ? (['show', 'hide'] as const) : []).map((act) => ({
          act,
          title: t(`reviews.${act}.${from}`),
          text: '',
        }))}
        fieldsOf={() => [
          {
            name: 'statement',
            label: t('reviews.statement'),
            hint: t(`reviews.statementHint.${from}`, textBounds.reviewStatement),
            kind: 'text',
          },
        ]}
        dangerous={['hide']}
        undo={{ of: id, can: () => isUndoable('StaffAct', 'DECIDE_REVIEWS') }}
        submitOf={() => t('reviews.send')}
        done={null}
        formKey={id}
        isDisabled={!isSeen}
        onChoose={() => setSeen(true)}
        renderPreview={(act, { statement = '' }) => (
          <ReviewDecisionPreview input={{ ...seen, isHidden: act === 'hide', statement }} onSeen={setSeen} />
        )}
        onSend={(act, { statement = '' }) => send(act === 'hide', statement)}
        onDone={() => undefined}
        onRefused={onRefused}
      />
    </CaseFrameContext.Provider>
  );
}
