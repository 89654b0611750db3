import { addDays } from '../../../core/values/date-range.js';
import { startOfDayInstant } from '../../../core/values/time-zone.js';
import { BookingStatus } from '../booking-types.js';
const MINUTE_MS = 60_000;
/** The end of a stay's first day in the space's time zone: requests end then, because no host can answer later. */
export function endOfFirstDay(startsOn, { timeZone }) {
    return startOfDayInstant(addDays(startsOn, 1), timeZone);
}
/** When a hold that begins now ends: after some minutes, and never after the first day. */
export function holdEnd(startsOn, terms, now) {
    return earlierOf(new Date(now.getTime() + terms.constants.PAYMENT_TTL_MIN * MINUTE_MS), endOfFirstDay(startsOn, terms));
}
/** The earlier of two instants. */
export function earlierOf(one, other) {
    return one < other ? one : other;
}
/** Whether a booking that cannot be paid any more was merely not paid in time, swept or not. */
export function isHoldOver({ status, requestedAt, }) {
    return status === BookingStatus.PENDING_PAYMENT || (status === BookingStatus.PAYMENT_FAILED && requestedAt === null);
}
//# sourceMappingURL=booking-hold.rules.js.map