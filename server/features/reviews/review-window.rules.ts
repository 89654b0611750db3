import { addDays, type LocalDate } from '../../core/date-range.js';
import { startOfDayInstant } from '../../core/time-zone.js';
import { BookingStatus } from '../bookings/booking-types.js';
import { ReviewRound } from './review-types.js';

/** A running rental is asked about on this day of it. */
export const ASK_DAY = 30;
export const REMINDER_DAYS = [3, 10] as const;
export const REPLY_DAYS = 30;

const DAY_MS = 86_400_000;
/** A rental in one of these is still running, or just over. */
const RUNNING: ReadonlySet<BookingStatus> = new Set([BookingStatus.ACTIVE, BookingStatus.ENDING, BookingStatus.MOVE_OUT]);

/** What of a booking decides when it is reviewed. */
export interface StayFacts {
  readonly status: BookingStatus;
  readonly startsOn: LocalDate;
  readonly endsOn: LocalDate;
  readonly timeZone: string;
  /** When the renter moved in; null when she never did. */
  readonly activeAt: Date | null;
  readonly completedAt: Date | null;
}

/** A time to write: from `opensAt` to before `closesAt`. */
export interface ReviewWindow {
  readonly round: ReviewRound;
  readonly opensAt: Date;
  readonly closesAt: Date;
}

/** Whether the booking is ever reviewed: only rentals that began. */
export function isReviewable({ activeAt }: StayFacts): boolean {
  return activeAt !== null;
}

/** The time to write that counts now, the past or coming one included; null while only the end will open one. */
export function windowOf(stay: StayFacts, days: number): ReviewWindow | null {
  const { activeAt, completedAt } = stay;
  if (!activeAt) return null;
  if (completedAt) return windowFrom(ReviewRound.END, completedAt, days);
  const askOn = addDays(stay.startsOn, ASK_DAY);
  if (!RUNNING.has(stay.status) || stay.endsOn <= askOn) return null;
  const asked = startOfDayInstant(askOn, stay.timeZone);
  return windowFrom(ReviewRound.STAY, asked > activeAt ? asked : activeAt, days);
}

/** Whether reviews are taken at this instant. */
export function isOpen({ opensAt, closesAt }: Pick<ReviewWindow, 'opensAt' | 'closesAt'>, now: Date): boolean {
  return opensAt <= now && now < closesAt;
}

/** The last of the days for a reminder that has come, 0 before the first. */
export function reminderDay(opensAt: Date, now: Date): number {
  return REMINDER_DAYS.findLast((day) => now.getTime() >= opensAt.getTime() + day * DAY_MS) ?? 0;
}

/** Whether a review of that day may still be answered. */
export function mayStillReply(publishedAt: Date, now: Date): boolean {
  return now.getTime() < publishedAt.getTime() + REPLY_DAYS * DAY_MS;
}

function windowFrom(round: ReviewRound, opensAt: Date, days: number): ReviewWindow {
  return { round, opensAt, closesAt: new Date(opensAt.getTime() + days * DAY_MS) };
}
