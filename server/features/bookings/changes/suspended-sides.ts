import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { findCycles } from '../billing/plan-terms.js';
import type { Booking } from '../booking.entity.js';
import { BookingEventType } from '../booking.events.js';
import { BookingAction, BookingStatus } from '../booking.enums.js';
import { lockBooking, recordBookingEvent, SYSTEM } from '../lifecycle/booking-changes.js';
import { moveBooking } from '../lifecycle/move-booking.js';
import { requireReason } from '../../../core/staff-reason.js';
import { recordStaffAct, refuseOwn, staffOf } from '../lifecycle/record-staff-act.js';
import { chargesPausedSince, isSuspended } from '../lifecycle/sides.js';
import { followPauses } from '../pauses/follow-pauses.js';
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

/** The staff allow the charges of one booking although its host is suspended, by the measures that they have seen. */
export async function allowCharges(
  ctx: SignedInContext,
  bookingId: string,
  { statement, pausedSince }: { readonly statement: string; readonly pausedSince: Date | null },
): Promise<Booking> {
  const reason = requireReason(statement);
  return inTransaction(ctx, async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    refuseOwn(tx.viewer, booking);
    // A measure that is being stored began before the permission, which would cover it.
    await tx.db.selectFrom('User').select('id').where('id', '=', booking.hostId).forShare().execute();
    if ((await chargesPausedSince(tx, bookingId))?.getTime() !== pausedSince?.getTime())
      throw new DomainError(ErrorCode.BOOKING_TRANSITION_REFUSED, { allowed: [] });
    const before = { chargesAllowedAt: booking.chargesAllowedAt };
    // The permission ends the pauses before it, which are not known any more afterwards.
    await followPauses(tx, booking, await findCycles(tx, bookingId));
    booking.chargesAllowedAt = tx.clock.now();
    await tx.em.flush();
    const after = { chargesAllowedAt: booking.chargesAllowedAt };
    await recordStaffAct(tx, staffOf(tx), { booking, action: 'charges_allowed', before, after, reason });
    return booking;
  });
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
