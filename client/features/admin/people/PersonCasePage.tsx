import { useParams } from 'react-router-dom';
import { PersonCase } from './PersonCase';

/** /admin/people/:personId */
export function PersonCasePage() {
  const { personId = '' } = useParams();
  // What was read or written in one case never stands in the next.
  return <PersonCase key={personId} id={personId} />;
}
