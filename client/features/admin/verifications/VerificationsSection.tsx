import { useSearchParams } from 'react-router-dom';
import { QueueView } from './QueueView';
import { ReviewView } from './ReviewView';

/** What waits for a decision, or one of them opened. */
export function VerificationsSection() {
  const [query] = useSearchParams();
  const id = query.get('id');
  return id ? <ReviewView key={id} id={id} /> : <QueueView />;
}
