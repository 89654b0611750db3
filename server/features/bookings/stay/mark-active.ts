import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import { MAINLAND_ZONE } from '../../../core/values/time-zone.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { lockBooking, lockBookingAs, SYSTEM, type ActingUser } from '../lifecycle/booking-changes.js';
import { moveBooking } from '../lifecycle/move-booking.js';
import type { Booking } from '../booking.entity.js';
import { transitionContextOf } from '../lifecycle/transition-context.rules.js';
import { isRepeat } from '../lifecycle/booking.state-machine.js';
import { BookingAction, BookingStatus, BookingStep } from '../booking.enums.js';
import { readMoveInReadiness } from './move-in-context.js';
import { isBeingSettled, isFirstChargeTaken, rentPayments } from '../payments/open-payments.js';
import { sweep } from '../lifecycle/sweep.js';

/** T13 by a person: the renter has moved in. */
export async function markBookingActive(ctx: SignedInContext, bookingId: string): Promise<Booking> {
  return inTransaction(ctx, async (tx) => {
    const { booking, actingUser } = await lockBookingAs(tx, tx.viewer, bookingId);
    if (isRepeat(booking.status, BookingAction.MARK_ACTIVE, actingUser.actor)) return booking;
    await begin(tx, booking, actingUser);
    return booking;
  });
}

/** T13 by the system, some hours after the start, or T10b where nothing was charged. */
export async function startStays(ctx: ServiceContext): Promise<void> {
  const now = ctx.clock.now();
  // The query compares dates only; the exact hour depends on the time zone of each space.
  const due = await ctx.db
    .selectFrom('Booking as b')
    .select('b.id')
    .where('b.status', '=', BookingStatus.CONFIRMED)
    .where('b.from', '<=', ctx.clock.today(MAINLAND_ZONE))
    .orderBy('b.from')
    .limit(500)
    .execute();
  await sweep(ctx, due, (tx, id) => startStay(tx, id, now));
}

/** T13 or T10b for one booking; no-op while it is too early. */
export async function startStay(ctx: ServiceContext, bookingId: string, now: Date = ctx.clock.now()): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    if (booking.status !== BookingStatus.CONFIRMED || now < transitionContextOf(booking, tx.config).activeAt) return;
    const payments = await rentPayments(tx, bookingId);
    if (isFirstChargeTaken(payments)) await begin(tx, booking, SYSTEM);
    // While the renter is paying by hand, the answer decides.
    else if (!isBeingSettled(payments)) await endUnstarted(tx, booking);
  });
}

/** T10b: the first charge was never taken, as for a suspended host. */
async function endUnstarted(tx: ServiceContext, booking: Booking): Promise<void> {
  const now = tx.clock.now();
  Object.assign(booking, { cancelledBy: SYSTEM.actor, cancelledAt: now });
  await moveBooking(tx, booking, {
    ...SYSTEM,
    trigger: BookingStep.MISS_START,
    at: now,
    known: { isFirstChargeTaken: false },
    details: { by: SYSTEM.actor },
  });
}

async function begin(tx: ServiceContext, booking: Booking, actingUser: ActingUser): Promise<void> {
  const now = tx.clock.now();
  const known = await readMoveInReadiness(tx, booking);
  booking.startedAt = now;
  await moveBooking(tx, booking, {
    ...actingUser,
    trigger: BookingAction.MARK_ACTIVE,
    at: now,
    known,
    details: { by: actingUser.actor },
  });
}
