/** A named place at which a rig cuts the program off: before or after what cannot be taken back. */
export type FaultPoint =
  | 'payment.create'
  | 'payment.created'
  | `payment.answered-${'authorize' | 'authentication' | 'capture' | 'charge' | 'void'}`
  | `payment.applied-${'authorize' | 'authentication' | 'capture' | 'charge' | 'void'}`
  | 'refund.ask'
  | 'refund.answered'
  | 'payout.transfer'
  | 'payout.transferred'
  | 'payout.stored'
  | 'payout.sent'
  | 'webhook.stored'
  | 'webhook.applied'
  | 'outbox.consumed'
  | 'outbox.dispatched';

type Cut = (point: FaultPoint) => void;

let cut: Cut | null = null;

/** Sets what happens at every point; null: nothing. */
export function setCut(next: Cut | null): void {
  cut = next;
}

/** Does nothing unless a rig says otherwise. The build takes the calls out of the product, `scripts/fault-points.mjs`. */
export function faultPoint(point: FaultPoint): void {
  cut?.(point);
}
