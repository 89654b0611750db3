import { useParams } from 'react-router-dom';
import { MovementCase } from './MovementCase';

/** /admin/money/:kind/:id */
export function MoneyCasePage() {
  const { kind = '', id = '' } = useParams();
  // What was read or written in one case never stands in the next.
  return <MovementCase key={id} path={`${kind}/${id}`} />;
}
