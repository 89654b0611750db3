import { useVerificationDecisionPreviewQuery, type DecideVerificationInput } from '../../../generated/graphql';
import { DecisionMailTabs } from '../components/DecisionMailTabs';
import { useSettledInput } from '../components/use-debounced-input';

interface VerificationDecisionPreviewProps {
  input: DecideVerificationInput;
  /** Called with whether the mail has been viewed. */
  onSeen: (isSeen: boolean) => void;
}

/** The mail to the person: the server rehearses the decision, once typing pauses. */
export function VerificationDecisionPreview({ input, onSeen }: VerificationDecisionPreviewProps) {
  const { shown, isSettled } = useSettledInput(input);
  const isReady = isComplete(shown);
  const { data, previousData, error, loading, refetch } = useVerificationDecisionPreviewQuery({
    variables: { input: shown },
    skip: !isReady,
    fetchPolicy: 'no-cache',
  });
  const mails = isReady && !error ? (data ?? previousData)?.verificationDecisionPreview : undefined;
  return (
    <DecisionMailTabs
      mails={mails}
      error={isReady ? error : undefined}
      isComplete={isComplete(input)}
      isCurrent={isSettled && !loading}
      onSeen={onSeen}
      onRetry={() => void refetch()}
    />
  );
}

const isComplete = ({ decision, reason }: DecideVerificationInput): boolean =>
  decision === 'APPROVE' || Boolean(reason);
