import { useVerificationDecisionPreviewQuery, type DecideVerificationInput } from '../../../generated/graphql';
import { DecisionMailTabs } from '../components/DecisionMailTabs';
import { useSettled } from '../components/use-settled';

const ignore = (): void => {};

/** What the person will get: the server decides, writes the mail and undoes it, once typing pauses. */
export function VerificationDecisionPreview({ input }: { input: DecideVerificationInput }) {
  const shown = useSettled(input);
  const isReady = shown.decision === 'APPROVE' || Boolean(shown.reason);
  const { data, previousData, error } = useVerificationDecisionPreviewQuery({
    variables: { input: shown },
    skip: !isReady,
    fetchPolicy: 'no-cache',
  });
  const mails = isReady && !error ? (data ?? previousData)?.verificationDecisionPreview : undefined;
  // There is one reader, so there is no tab that could be left unopened.
  return <DecisionMailTabs mails={mails} error={isReady ? error : undefined} onSeen={ignore} />;
}
