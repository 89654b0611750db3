import type { Booking } from '../booking.entity.js';
import { PaymentStatus, type BookingActor } from '../booking-types.js';
import type { CancellationContext } from './cancellation-preview.rules.js';
import type { Payment } from '../payments/payment.entity.js';

/** What the refund of a confirmed booking follows from; `payment` is the newest try at the first charge. */
export function cancellationContext(
  booking: Booking,
  payment: Payment | null,
  actor: BookingActor,
): CancellationContext {
  const { constants, timeZone, isHostTrader } = booking.termsSnapshot;
  return {
    actor,
    isHostTrader,
    policy: booking.cancellationPolicy,
    startsOn: booking.startsOn,
    zone: timeZone,
    confirmedAt: booking.decidedAt ?? booking.createdAt,
    charge: {
      rentCents: payment?.rentCents ?? 0,
      renterFeeCents: payment?.renterFeeCents ?? 0,
      protectionCents: payment?.protectionCents ?? 0,
    },
    chargeDueAt: payment?.status === PaymentStatus.CAPTURED ? null : (payment?.dueAt ?? null),
    constants,
  };
}
