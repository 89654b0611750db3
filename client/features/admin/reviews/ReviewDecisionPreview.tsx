import { useReviewDecisionPreviewQuery, type DecideReviewInput } from '../../../generated/graphql';
import { DecisionMailTabs } from '../components/DecisionMailTabs';
import { useSettledInput } from '../components/use-debounced-input';

interface ReviewDecisionPreviewProps {
  input: DecideReviewInput;
  /** Called with whether every mail has been viewed. */
  onSeen: (isSeen: boolean) => void;
}

/** The mail of each recipient: the server rehearses the decision, once typing pauses. */
export function ReviewDecisionPreview({ input, onSeen }: ReviewDecisionPreviewProps) {
  const { shown, isSettled } = useSettledInput(input);
  const isWritten = shown.statement.trim() !== '';
  const { data, previousData, error, loading, refetch } = useReviewDecisionPreviewQuery({
    variables: { input: shown },
    skip: !isWritten,
    fetchPolicy: 'no-cache',
  });
  const mails = isWritten && !error ? (data ?? previousData)?.reviewDecisionPreview : undefined;
  return (
    <DecisionMailTabs
      mails={mails}
      error={isWritten ? error : undefined}
      isComplete={input.statement.trim() !== ''}
      isCurrent={isSettled && !loading}
      onSeen={onSeen}
      onRetry={() => void refetch()}
    />
  );
}
