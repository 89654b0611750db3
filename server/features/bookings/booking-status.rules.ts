import { bookingStatuses, BookingStatus, type StatusMeaning } from './booking-types.js';

/** Whether a status has a meaning. */
export function statusMeans(status: BookingStatus, meaning: StatusMeaning): boolean {
  return bookingStatuses[status].means.includes(meaning);
}

/** The statuses that have one of the meanings, for conditions of queries (`in`). */
export function statusesThat(...meanings: readonly StatusMeaning[]): readonly BookingStatus[] {
  return Object.values(BookingStatus).filter((status) => meanings.some((meaning) => statusMeans(status, meaning)));
}
