import { bookingStatuses, BookingStatus, TermType, type BookingActor, type StatusMeaning } from './booking.enums.js';

/** Whether a status has a meaning. */
export function statusMeans(status: BookingStatus, meaning: StatusMeaning): boolean {
  return bookingStatuses[status].means.includes(meaning);
}

/** The statuses that have one of the meanings, for conditions of queries (`in`). */
export function statusesThat(...meanings: readonly StatusMeaning[]): readonly BookingStatus[] {
  return Object.values(BookingStatus).filter((status) => meanings.some((meaning) => statusMeans(status, meaning)));
}

interface Term {
  readonly termType: TermType;
  readonly status: BookingStatus;
  readonly noticeBy: BookingActor | null;
}

/** Whether it goes on month by month: nothing has ended it. What came to nothing stays as it was asked for. */
export function isOpenEnded({ termType, status, noticeBy }: Term): boolean {
  if (termType !== TermType.ROLLING || noticeBy !== null) return false;
  return statusMeans(status, 'cameToNothing') || !(statusMeans(status, 'isLeaving') || statusMeans(status, 'isFinal'));
}
