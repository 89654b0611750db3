import { useParams } from 'react-router-dom';
import { PersonCase } from './PersonCase';

/** /admin/people/:personId */
export function PersonCasePage() {
  const { personId = '' } = useParams();
  return <PersonCase id={personId} />;
}
