import { PaymentStatus } from '../booking-types.js';
import type { Payment } from './payment.entity.js';

/** A payment's status in the API, derived from its own status, its completed refunds and its disputes. */
export function paymentStateOf(
  { status, capturedCents, isTakenBack }: Pick<Payment, 'status' | 'capturedCents' | 'isTakenBack'>,
  refundedCents: number,
): PaymentStatus {
  if (isTakenBack) return PaymentStatus.DISPUTED;
  if (status !== PaymentStatus.CAPTURED || refundedCents === 0) return status;
  return refundedCents < (capturedCents ?? 0) ? PaymentStatus.PARTIALLY_REFUNDED : PaymentStatus.REFUNDED;
}
