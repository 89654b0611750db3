import type { ServiceContext } from '../../../core/context.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { Booking } from '../booking.entity.js';
import { lockBooking, SYSTEM, recordBookingEvent } from './booking-changes.js';
import { moveBooking } from './move-booking.js';
import { BookingEventType } from '../booking.events.js';
import { isReminderOvertaken } from './booking-timers.js';
import { BookingStatus, BookingStep } from '../booking.enums.js';
import { firstPayments } from '../payments/open-payments.js';
import { sweep } from './sweep.js';

/** T7: expires the requests that no host answered in time. */
export async function expireRequests(ctx: ServiceContext): Promise<void> {
  const due = await ctx.db
    .selectFrom('Booking')
    .select('id')
    .where('status', '=', BookingStatus.REQUESTED)
    .where('respondBy', '<=', ctx.clock.now())
    .orderBy('respondBy')
    .limit(500)
    .execute();
  await sweep(ctx, due, expireRequest);
}

/** T7 for one booking; no-op while it is too early, too late, or the acceptance is being captured. */
export async function expireRequest(ctx: ServiceContext, bookingId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await endRequest(tx, await lockBooking(tx, bookingId));
  });
}

/** T7 inside an open transaction, for a locked booking. */
async function endRequest(tx: ServiceContext, booking: Booking): Promise<void> {
  const now = tx.clock.now();
  if (booking.status !== BookingStatus.REQUESTED || booking.respondBy === null || booking.respondBy > now) return;
  const payments = await firstPayments(tx, booking.id);
  if (payments.some(({ pendingStep }) => pendingStep === 'capture')) return;
  await moveBooking(tx, booking, { ...SYSTEM, trigger: BookingStep.EXPIRE_REQUEST, at: now });
}

/** Expires the overdue requests of a locked space that were not swept yet. */
export async function endRequestsOfSpace(tx: ServiceContext, spaceId: string): Promise<void> {
  const over = await tx.em.find(Booking, {
    spaceId,
    status: BookingStatus.REQUESTED,
    respondBy: { $lte: tx.clock.now() },
  });
  for (const booking of over) await endRequest(tx, booking);
}

/** Notifies that a host has still not answered, `hours` after the request. */
export async function remindHost(ctx: ServiceContext, bookingId: string, hours: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    const now = tx.clock.now();
    const isOver =
      booking.status !== BookingStatus.REQUESTED || (booking.respondBy !== null && booking.respondBy <= now);
    if (isOver || isReminderOvertaken(booking, hours, now)) return;
    await recordBookingEvent(tx, BookingEventType.RESPONSE_DUE, booking, { hours });
  });
}
