import type { ServiceContext } from '../../../../core/context.js';
import { addJob } from '../../../../core/jobs/jobs.js';
import { timeOfDayInstant } from '../../../../core/values/time-zone.js';
import type { Booking } from '../../booking.entity.js';
import { renewalAskDay } from './renewal-days.rules.js';

/** The job that asks both sides of one booking whether the stay goes on. */
export const ASK_RENEWAL_JOB = 'bookings.ask-renewal';

/** When both sides are asked, where the space is. */
const RENEWAL_HOUR = 9;

/** The morning on which both sides are asked. */
export function renewalAskTime(booking: Booking): Date {
  return timeOfDayInstant(renewalAskDay(booking), RENEWAL_HOUR, booking.termsSnapshot.timeZone);
}

/** Schedules the question; a stay that is too short for it is asked nothing. */
export async function scheduleRenewal(tx: ServiceContext, booking: Booking): Promise<void> {
  const runAt = renewalAskTime(booking);
  if (runAt > tx.clock.now())
    await addJob(tx, ASK_RENEWAL_JOB, { bookingId: booking.id }, { jobKey: `renewal:${booking.id}`, runAt });
}
