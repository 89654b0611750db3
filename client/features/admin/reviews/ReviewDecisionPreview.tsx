import { useReviewDecisionPreviewQuery, type DecideReviewInput } from '../../../generated/graphql';
import { DecisionMailTabs } from '../components/DecisionMailTabs';
import { useSettled } from '../components/use-settled';

interface ReviewDecisionPreviewProps {
  input: DecideReviewInput;
  /** Told whether every mail has been looked at. */
  onSeen: (isSeen: boolean) => void;
}

/** What each reader will get: the server decides, writes the mails and undoes it, once typing pauses. */
export function ReviewDecisionPreview({ input, onSeen }: ReviewDecisionPreviewProps) {
  const shown = useSettled(input);
  const isWritten = shown.statement.trim() !== '';
  const { data, previousData, error } = useReviewDecisionPreviewQuery({
    variables: { input: shown },
    skip: !isWritten,
    fetchPolicy: 'no-cache',
  });
  const mails = isWritten && !error ? (data ?? previousData)?.reviewDecisionPreview : undefined;
  return <DecisionMailTabs mails={mails} error={isWritten ? error : undefined} onSeen={onSeen} />;
}
