/** A named place where a fault-injection test stops the program: before or after an irreversible step. */
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

/** Sets what happens at every point; null does nothing. */
export function setCut(next: Cut | null): void {
  cut = next;
}

/** Does nothing unless a test sets a handler. `scripts/fault-points.mjs` removes the calls from the build. */
export function faultPoint(point: FaultPoint): void {
  cut?.(point);
}
