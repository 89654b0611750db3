import type { ServiceContext } from '../../../../core/context.js';
import { addJob } from '../../../../core/jobs/jobs.js';
import { timeOfDayInstant } from '../../../../core/values/time-zone.js';
import type { Booking } from '../../booking.entity.js';
import { renewalOfferDay } from './renewal-days.rules.js';

/** The job that asks both sides of one booking about a renewal. */
export const OFFER_RENEWAL_JOB = 'bookings.ask-renewal';

/** The hour at which both sides are asked, in the space's time zone. */
const RENEWAL_HOUR = 9;

/** The morning on which both sides are asked. */
export function renewalOfferTime(booking: Booking): Date {
  return timeOfDayInstant(renewalOfferDay(booking), RENEWAL_HOUR, booking.termsSnapshot.timeZone);
}

/** Schedules the question; stays that are too short are not asked. */
export async function scheduleRenewal(tx: ServiceContext, booking: Booking): Promise<void> {
  const runAt = renewalOfferTime(booking);
  if (runAt > tx.clock.now())
    await addJob(tx, OFFER_RENEWAL_JOB, { bookingId: booking.id }, { jobKey: `renewal:${booking.id}`, runAt });
}
