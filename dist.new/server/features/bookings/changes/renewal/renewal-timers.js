import { addJob } from '../../../../core/jobs/jobs.js';
import { timeOfDayInstant } from '../../../../core/values/time-zone.js';
import { renewalOfferDay } from './renewal-days.rules.js';
/** The job that asks both sides of one booking whether the stay goes on. */
export const OFFER_RENEWAL_JOB = 'bookings.ask-renewal';
/** When both sides are asked, where the space is. */
const RENEWAL_HOUR = 9;
/** The morning on which both sides are asked. */
export function renewalOfferTime(booking) {
    return timeOfDayInstant(renewalOfferDay(booking), RENEWAL_HOUR, booking.termsSnapshot.timeZone);
}
/** Schedules the question; a stay that is too short for it is asked nothing. */
export async function scheduleRenewal(tx, booking) {
    const runAt = renewalOfferTime(booking);
    if (runAt > tx.clock.now())
        await addJob(tx, OFFER_RENEWAL_JOB, { bookingId: booking.id }, { jobKey: `renewal:${booking.id}`, runAt });
}
//# sourceMappingURL=renewal-timers.js.map