import { useParams } from 'react-router-dom';
import { MovementCase } from './MovementCase';

/** /admin/money/:kind/:id */
export function MoneyCasePage() {
  const { kind = '', id = '' } = useParams();
  // With the key, the state of one case is never shown in the next.
  return <MovementCase key={id} path={`${kind}/${id}`} />;
}
