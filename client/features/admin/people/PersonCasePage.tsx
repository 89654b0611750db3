import { useParams } from 'react-router-dom';
import { PersonCase } from './PersonCase';

/** /admin/people/:personId */
export function PersonCasePage() {
  const { personId = '' } = useParams();
  // With the key, the state of one case is never shown in the next.
  return <PersonCase key={personId} id={personId} />;
}
