import { useSearchParams } from 'react-router-dom';
import { useQueueKind } from './queue-kind';
import { QueueKinds } from './QueueKinds';
import { QueueView } from './QueueView';
import { ReviewView } from './ReviewView';

/** What waits for a decision, or one of them opened. */
export function VerificationsSection() {
  const [query] = useSearchParams();
  const { kind } = useQueueKind();
  const id = query.get('id');
  if (id) return <ReviewView key={id} id={id} />;
  return (
    <>
      <QueueKinds />
      <QueueView key={kind} />
    </>
  );
}
