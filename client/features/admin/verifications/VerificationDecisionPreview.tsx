import { useVerificationDecisionPreviewQuery, type DecideVerificationInput } from '../../../generated/graphql';
import { DecisionMailTabs } from '../components/DecisionMailTabs';
import { useDebouncedInput } from '../components/use-debounced-input';

const ignore = (): void => {};

/** The mail to the person: the server rehearses the decision, once typing pauses. */
export function VerificationDecisionPreview({ input }: { input: DecideVerificationInput }) {
  const shown = useDebouncedInput(input);
  const isReady = shown.decision === 'APPROVE' || Boolean(shown.reason);
  const { data, previousData, error } = useVerificationDecisionPreviewQuery({
    variables: { input: shown },
    skip: !isReady,
    fetchPolicy: 'no-cache',
  });
  const mails = isReady && !error ? (data ?? previousData)?.verificationDecisionPreview : undefined;
  // There is one recipient, so there is no tab that could stay unopened.
  return <DecisionMailTabs mails={mails} error={isReady ? error : undefined} onSeen={ignore} />;
}
