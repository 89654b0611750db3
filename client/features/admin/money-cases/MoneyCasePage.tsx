import { useParams } from 'react-router-dom';
import { MovementCase } from './MovementCase';

/** /admin/money/:kind/:id */
export function MoneyCasePage() {
  const { kind = '', id = '' } = useParams();
  return <MovementCase path={`${kind}/${id}`} />;
}
