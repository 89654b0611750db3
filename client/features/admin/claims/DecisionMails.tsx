import { useClaimDecisionPreviewQuery, type ClaimDecisionPreviewInput } from '../../../generated/graphql';
import { SeenMails } from '../components/SeenMails';
import { useDebouncedInput } from '../components/use-debounced-input';

interface DecisionMailsProps {
  input: ClaimDecisionPreviewInput;
  /** Called with whether every mail has been viewed. */
  onSeen: (isSeen: boolean) => void;
}

/** The mails of a decision to both sides: the server rehearses it, once typing pauses. */
export function DecisionMails({ input, onSeen }: DecisionMailsProps) {
  const shown = useDebouncedInput(input);
  const isWritten = shown.reasons.trim() !== '' && shown.amountCents >= 0 && Boolean(shown.ground);
  const { data, previousData, error } = useClaimDecisionPreviewQuery({
    variables: { input: shown },
    skip: !isWritten,
    fetchPolicy: 'no-cache',
  });
  const mails = isWritten && !error ? (data ?? previousData)?.claimDecisionPreview : undefined;
  return <SeenMails mails={mails} error={isWritten ? error : undefined} onSeen={onSeen} />;
}
