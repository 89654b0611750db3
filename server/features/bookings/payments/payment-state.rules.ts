import { PaymentStatus } from '../booking-types.js';
import type { Payment } from './payment.entity.js';

/** A payment's status in the API: whether it was given back follows from the refunds that are done, whether its bank took it back from the disputes. */
export function paymentStateOf(
  { status, capturedCents, isTakenBack }: Pick<Payment, 'status' | 'capturedCents' | 'isTakenBack'>,
  refundedCents: number,
): PaymentStatus {
  if (isTakenBack) return PaymentStatus.DISPUTED;
  if (status !== PaymentStatus.CAPTURED || refundedCents === 0) return status;
  return refundedCents < (capturedCents ?? 0) ? PaymentStatus.PARTIALLY_REFUNDED : PaymentStatus.REFUNDED;
}
