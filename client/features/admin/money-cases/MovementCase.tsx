import { PaymentCase } from './PaymentCase';
import { PayoutCase } from './PayoutCase';

/** A movement by the part after the list's path: its kind and its id. */
export function MovementCase({ path }: { path: string }) {
  const [kind, id = ''] = path.split('/');
  return kind === 'payouts' ? <PayoutCase id={id} /> : <PaymentCase id={id} />;
}
