import { useClaimDecisionPreviewQuery, type ClaimDecisionPreviewInput } from '../../../generated/graphql';
import { SeenMails } from '../components/SeenMails';
import { useSettledInput } from '../components/use-debounced-input';

interface DecisionMailsProps {
  input: ClaimDecisionPreviewInput;
  /** Called with whether every mail has been viewed. */
  onSeen: (isSeen: boolean) => void;
}

/** The mails of a decision to both sides: the server rehearses it, once typing pauses. */
export function DecisionMails({ input, onSeen }: DecisionMailsProps) {
  const { shown, isSettled } = useSettledInput(input);
  const isWritten = isComplete(shown);
  const { data, previousData, error, loading, refetch } = useClaimDecisionPreviewQuery({
    variables: { input: shown },
    skip: !isWritten,
    fetchPolicy: 'no-cache',
  });
  const mails = isWritten && !error ? (data ?? previousData)?.claimDecisionPreview : undefined;
  return (
    <SeenMails
      mails={mails}
      error={isWritten ? error : undefined}
      isComplete={isComplete(input)}
      isCurrent={isSettled && !loading}
      onSeen={onSeen}
      onRetry={() => void refetch()}
    />
  );
}

const isComplete = ({ reasons, amountCents, ground }: ClaimDecisionPreviewInput): boolean =>
  reasons.trim() !== '' && amountCents >= 0 && Boolean(ground);
