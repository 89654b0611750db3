import { bookingStatuses, BookingStatus } from './booking-types.js';
/** Whether a status has a meaning. */
export function statusMeans(status, meaning) {
    return bookingStatuses[status].means.includes(meaning);
}
/** The statuses that have one of the meanings, for conditions of queries (`in`). */
export function statusesThat(...meanings) {
    return Object.values(BookingStatus).filter((status) => meanings.some((meaning) => statusMeans(status, meaning)));
}
//# sourceMappingURL=booking-status.rules.js.map