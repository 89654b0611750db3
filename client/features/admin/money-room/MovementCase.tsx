import { PaymentCase } from './PaymentCase';
import { PayoutCase } from './PayoutCase';

/** A movement by what follows the list in its address: what it is and its id. */
export function MovementCase({ path }: { path: string }) {
  const [kind, id = ''] = path.split('/');
  return kind === 'payouts' ? <PayoutCase id={id} /> : <PaymentCase id={id} />;
}
