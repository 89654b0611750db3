import type { ServiceContext } from '../../core/context.js';
import type { Booking } from './booking.entity.js';
import { PaymentStatus, type BookingActor } from './booking-types.js';
import type { CancellationFacts } from './cancellation-preview.rules.js';
import type { Payment } from './payment.entity.js';

/** What the refund of a confirmed booking follows from, read with the booking locked. */
export async function cancellationFacts(tx: ServiceContext, booking: Booking, payment: Payment | null, actor: BookingActor): Promise<CancellationFacts> {
  const [host] = await tx.em.execute<{ is_trader: boolean }[]>('select is_trader from users where id = ?', [booking.hostId]);
  return factsOfCancellation(booking, payment, { actor, isHostTrader: host?.is_trader ?? false });
}

/** The same of what was read already; `payment` is the newest try at the first charge. */
export function factsOfCancellation(
  booking: Booking,
  payment: Payment | null,
  who: { readonly actor: BookingActor; readonly isHostTrader: boolean },
): CancellationFacts {
  const { constants, timeZone } = booking.termsSnapshot;
  return {
    ...who,
    policy: booking.cancellationPolicy,
    startsOn: booking.startsOn,
    zone: timeZone,
    confirmedAt: booking.decidedAt ?? booking.createdAt,
    charge: { rentCents: payment?.rentCents ?? 0, renterFeeCents: payment?.renterFeeCents ?? 0, protectionCents: payment?.protectionCents ?? 0 },
    chargeDueAt: payment?.status === PaymentStatus.CAPTURED ? null : (payment?.dueAt ?? null),
    constants,
  };
}
