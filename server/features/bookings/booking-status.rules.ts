import { BookingStatus } from './booking-types.js';

/** What a status means. Rules, queries and the API ask for a meaning and never list statuses themselves. */
export type StatusMeaning =
  | 'holdsDates'
  | 'isPending'
  | 'isAgreed'
  | 'showsAddress'
  | 'isRunning'
  | 'isLeaving'
  | 'isBillable'
  | 'isEarning'
  | 'isFinal'
  | 'cameToNothing';

const AGREED = ['holdsDates', 'isAgreed'] as const;
const OCCUPIED = [...AGREED, 'showsAddress', 'isRunning', 'isBillable', 'isEarning'] as const;
const NOTHING = ['isFinal', 'cameToNothing'] as const;

/**
 * The meaning of each status:
 * `holdsDates` keeps its days from others (the exclusion constraint lists the same statuses);
 * `isPending` waits for the payment or for the host's answer;
 * `isAgreed` both sides have said yes, so they may know how to reach each other;
 * `showsAddress` the renter knows where the space is and can prepare the move-in;
 * `isRunning` from the move-in to the return of the keys;
 * `isLeaving` the last day is over, keys or goods are still to be returned;
 * `isBillable` charges may still come;
 * `isEarning` its days count as income and occupancy;
 * `isFinal` never changes again;
 * `cameToNothing` ended without a stay.
 */
const MEANINGS: Readonly<Record<BookingStatus, readonly StatusMeaning[]>> = {
  [BookingStatus.PENDING_PAYMENT]: ['holdsDates', 'isPending'],
  [BookingStatus.REQUESTED]: ['holdsDates', 'isPending'],
  [BookingStatus.CONFIRMED]: [...AGREED, 'showsAddress', 'isBillable', 'isEarning'],
  [BookingStatus.ACTIVE]: OCCUPIED,
  [BookingStatus.ENDING]: OCCUPIED,
  [BookingStatus.MOVE_OUT]: [...OCCUPIED, 'isLeaving'],
  [BookingStatus.COMPLETED]: ['isAgreed', 'isEarning', 'isFinal'],
  [BookingStatus.DECLINED]: NOTHING,
  [BookingStatus.EXPIRED]: NOTHING,
  [BookingStatus.WITHDRAWN]: NOTHING,
  [BookingStatus.PAYMENT_FAILED]: NOTHING,
  [BookingStatus.CANCELLED]: NOTHING,
  [BookingStatus.TERMINATED]: [...AGREED, 'isLeaving'],
};

/** Whether a status has a meaning. */
export function statusMeans(status: BookingStatus, meaning: StatusMeaning): boolean {
  return MEANINGS[status].includes(meaning);
}

/** The statuses that have one of the meanings, for conditions of queries (`in`). */
export function statusesThat(...meanings: readonly StatusMeaning[]): readonly BookingStatus[] {
  return Object.values(BookingStatus).filter((status) => meanings.some((meaning) => statusMeans(status, meaning)));
}
