import type { ServiceContext } from '../../../../core/context.js';
import { addDays } from '../../../../core/values/date-range.js';
import { MAINLAND_ZONE } from '../../../../core/values/time-zone.js';
import { inTransaction } from '../../../../core/writes/transaction.js';
import { BookingEventType } from '../../booking.events.js';
import { BookingStatus } from '../../booking.enums.js';
import { lockBooking, recordBookingEvent } from '../../lifecycle/booking-changes.js';
import { sweep } from '../../lifecycle/sweep.js';
import { renewalOfferTime } from './renewal-timers.js';

/** Days before the end that the sweeper covers; each booking has its own exact day. */
const LOOK_AHEAD_DAYS = 66;

/** Asks about renewals that the jobs of single bookings missed. */
export async function offerRenewals(ctx: ServiceContext): Promise<void> {
  const today = ctx.clock.today(MAINLAND_ZONE);
  const due = await ctx.db
    .selectFrom('Booking')
    .select('id')
    .where('status', '=', BookingStatus.ACTIVE)
    .where('renewalAskedAt', 'is', null)
    .where('to', '>', today)
    .where('to', '<=', addDays(today, LOOK_AHEAD_DAYS))
    .orderBy('to')
    .limit(500)
    .execute();
  await sweep(ctx, due, offerRenewal);
}

/** Asks both sides of an active stay about a renewal, once; a stay that began after that day is not asked. */
export async function offerRenewal(ctx: ServiceContext, bookingId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    const [now, offerAt] = [tx.clock.now(), renewalOfferTime(booking)];
    if (booking.status !== BookingStatus.ACTIVE || booking.renewalAskedAt !== null || now < offerAt) return;
    if (booking.startedAt !== null && booking.startedAt >= offerAt) return;
    booking.renewalAskedAt = now;
    await tx.em.flush();
    await recordBookingEvent(tx, BookingEventType.RENEWAL_DUE, booking, { endsOn: booking.to });
  });
}
