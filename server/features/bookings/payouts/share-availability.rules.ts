import type { PlatformConstants } from '../../../core/constants/constants.js';
import { addDays, type LocalDate } from '../../../core/values/date-range.js';
import { HOUR_MS } from '../../../core/values/durations.js';
import { startOfDayInstant } from '../../../core/values/time-zone.js';

/** What of a paid cycle determines when the host's share is payable. */
export interface ShareContext {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly isFirst: boolean;
  /** Whether the stay ends with it. */
  readonly isLast: boolean;
  readonly isCancelled: boolean;
  /** When the empty space was confirmed; null before. */
  readonly completedAt: Date | null;
  /** How many shares of this host became payable before. */
  readonly earlierShares: number;
  readonly timeZone: string;
  readonly constants: PlatformConstants;
}

/** When the host's share of a cycle becomes payable; null while the end of the stay is pending. */
export function shareAvailableAt(details: ShareContext): Date | null {
  if (details.isLast && !details.isCancelled) return details.completedAt;
  return plannedAvailability(details);
}

/** How the stay ends, as far as it is known. */
export interface ExpectedEnd extends ShareContext {
  /** When the move-out began; null before. */
  readonly moveOutAt: Date | null;
  /** After it no move-out is due, and the staff complete the booking. */
  readonly isTerminated: boolean;
}

/** The expected time: for the last cycle when the host's time to confirm the empty space is over; null while nobody knows it. */
export function expectedAvailability(details: ExpectedEnd): Date | null {
  if (!details.isLast || details.isCancelled) return plannedAvailability(details);
  if (details.completedAt) return details.completedAt;
  if (details.isTerminated) return null;
  // The renter may use the whole last day.
  const leavesAt = details.moveOutAt ?? startOfDayInstant(addDays(details.to, 1), details.timeZone);
  return new Date(leavesAt.getTime() + details.constants.MOVE_OUT_CONFIRM_HOURS * HOUR_MS);
}

function plannedAvailability({ from, to, isFirst, earlierShares, timeZone, constants }: ShareContext): Date {
  const begins = startOfDayInstant(from, timeZone);
  const planned = isFirst
    ? new Date(begins.getTime() + constants.CLAIM_WINDOW_HOURS * HOUR_MS)
    : startOfDayInstant(addDays(from, constants.EARNING_DELAY_DAYS), timeZone);
  const ends = startOfDayInstant(to, timeZone);
  return earlierShares < constants.NEW_HOST_CYCLES && ends > planned ? ends : planned;
}
