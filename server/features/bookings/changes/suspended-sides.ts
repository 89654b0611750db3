import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import { addDays } from '../../../core/values/date-range.js';
import { DAY_MS } from '../../../core/values/durations.js';
import { localDateOf, startOfDayInstant } from '../../../core/values/time-zone.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { CycleStatus } from '../billing/billing-types.js';
import { lockCycle } from '../billing/find-cycles.js';
import type { Booking } from '../booking.entity.js';
import { BookingEventType } from '../booking.events.js';
import { BookingAction, BookingStatus } from '../booking-types.js';
import { lockBooking, recordBookingEvent, SYSTEM } from '../lifecycle/booking-changes.js';
import { moveBooking } from '../lifecycle/move-booking.js';
import { recordStaffAct, refuseOwn, requireReason, staffOf } from '../lifecycle/record-staff-act.js';
import { isSuspended, mayChargeFor } from '../lifecycle/sides.js';
import { firstPayments, refuseWhileSettling } from '../payments/open-payments.js';

/** Handles a suspension: the account's requests end, and the renters of its confirmed bookings may cancel free of charge. */
export async function reactToSuspension(tx: ServiceContext, userId: string): Promise<void> {
  // The suspension was lifted before this ran.
  if (!(await isSuspended(tx, userId))) return;
  for (const id of await bookingsOf(tx, 'renterId', userId, BookingStatus.REQUESTED)) await endRequest(tx, id);
  for (const id of await bookingsOf(tx, 'hostId', userId, BookingStatus.CONFIRMED)) {
    const booking = await lockBooking(tx, id);
    if (booking.status === BookingStatus.CONFIRMED)
      await recordBookingEvent(tx, BookingEventType.HOST_SUSPENDED, booking);
  }
}

/** The staff allow the charges of one booking although its host is suspended. */
export async function allowCharges(ctx: SignedInContext, bookingId: string, statement: string): Promise<Booking> {
  const reason = requireReason(statement);
  return inTransaction(ctx, async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    refuseOwn(tx.viewer, booking);
    const before = { chargesAllowedAt: booking.chargesAllowedAt };
    const { suspendedAt } = await tx.db
      .selectFrom('User')
      .select('suspendedAt')
      .where('id', '=', booking.hostId)
      .executeTakeFirstOrThrow();
    if (suspendedAt !== null && !(await mayChargeFor(tx, booking)))
      for (const id of await overdueCycles(tx, { bookingId })) await moveStepOn(tx, id, suspendedAt);
    booking.chargesAllowedAt = tx.clock.now();
    await tx.em.flush();
    const after = { chargesAllowedAt: booking.chargesAllowedAt };
    await recordStaffAct(tx, staffOf(tx), { booking, action: 'charges_allowed', before, after, reason });
    return booking;
  });
}

/** The suspension of a host is over: the steps of overdue charges, which nobody could pay meanwhile, move on by its days. */
export async function resumeSteps(tx: ServiceContext, hostId: string, since: Date): Promise<void> {
  for (const id of await overdueCycles(tx, { hostId, since })) await moveStepOn(tx, id, since);
}

/** The overdue cycles of one booking, or of a host's bookings whose charges were not allowed since then. */
async function overdueCycles(
  tx: ServiceContext,
  of: { readonly bookingId: string } | { readonly hostId: string; readonly since: Date },
): Promise<string[]> {
  const rows = await tx.db
    .selectFrom('BillingCycle as c')
    .innerJoin('Booking as b', 'b.id', 'c.bookingId')
    .select('c.id')
    .where('c.status', '=', CycleStatus.PAST_DUE)
    .where('c.nextTryAt', 'is not', null)
    .where((eb) =>
      'bookingId' in of
        ? eb('b.id', '=', of.bookingId)
        : eb.and([
            eb('b.hostId', '=', of.hostId),
            eb.or([eb('b.chargesAllowedAt', 'is', null), eb('b.chargesAllowedAt', '<', of.since)]),
          ]),
    )
    .orderBy('b.spaceId')
    .orderBy('b.id')
    .execute();
  return rows.map(({ id }) => id);
}

async function moveStepOn(tx: ServiceContext, cycleId: string, since: Date): Promise<void> {
  const { booking, cycle } = await lockCycle(tx, cycleId);
  if (cycle.status !== CycleStatus.PAST_DUE || cycle.nextTryAt === null) return;
  const { timeZone } = booking.termsSnapshot;
  const days = Math.ceil((tx.clock.now().getTime() - since.getTime()) / DAY_MS);
  cycle.nextTryAt = startOfDayInstant(addDays(localDateOf(cycle.nextTryAt, timeZone), days), timeZone);
  await tx.em.flush();
}

/** Ends a request of a suspended renter; fails while the provider is being called, and the event is retried. */
async function endRequest(tx: ServiceContext, bookingId: string): Promise<void> {
  const booking = await lockBooking(tx, bookingId);
  if (booking.status !== BookingStatus.REQUESTED) return;
  refuseWhileSettling(await firstPayments(tx, bookingId));
  await moveBooking(tx, booking, { ...SYSTEM, trigger: BookingAction.WITHDRAW, at: tx.clock.now() });
}

async function bookingsOf(
  tx: ServiceContext,
  side: 'renterId' | 'hostId',
  userId: string,
  status: BookingStatus,
): Promise<string[]> {
  const rows = await tx.db
    .selectFrom('Booking')
    .select('id')
    .where(side, '=', userId)
    .where('status', '=', status)
    .orderBy('spaceId')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
