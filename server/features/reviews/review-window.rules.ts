import { addDays, type LocalDate } from '../../core/values/date-range.js';
import { DAY_MS } from '../../core/values/durations.js';
import { startOfDayInstant } from '../../core/values/time-zone.js';
import { statusMeans } from '../bookings/booking-status.rules.js';
import { type BookingStatus } from '../bookings/booking.enums.js';
import { ReviewRoundKind } from './review.enums.js';

/** Both sides of a running rental are invited to review it on this day of it. */
export const INVITE_DAY = 30;
export const REMINDER_DAYS = [3, 10] as const;
export const REPLY_DAYS = 30;

/** The fields of a booking that its review windows depend on. */
export interface ReviewTiming {
  readonly status: BookingStatus;
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly timeZone: string;
  /** When the renter moved in; null if they never did. */
  readonly activeAt: Date | null;
  readonly completedAt: Date | null;
}

/** The time in which reviews are accepted: from `opensAt` to before `closesAt`. */
export interface ReviewWindow {
  readonly round: ReviewRoundKind;
  readonly opensAt: Date;
  readonly closesAt: Date;
}

/** Whether the booking is ever reviewed: only rentals that began are. */
export function isReviewable({ activeAt }: ReviewTiming): boolean {
  return activeAt !== null;
}

/** The current window, or else the past or coming one; null while only the end of the rental will open one. */
export function getReviewWindow(timing: ReviewTiming, days: number): ReviewWindow | null {
  const { activeAt, completedAt } = timing;
  if (!activeAt) return null;
  if (completedAt) return windowFrom(ReviewRoundKind.END, completedAt, days);
  const inviteOn = addDays(timing.from, INVITE_DAY);
  if (!statusMeans(timing.status, 'isRunning') || timing.to <= inviteOn) return null;
  const invitedAt = startOfDayInstant(inviteOn, timing.timeZone);
  return windowFrom(ReviewRoundKind.STAY, invitedAt > activeAt ? invitedAt : activeAt, days);
}

/** Whether reviews are accepted at this instant. */
export function isOpen({ opensAt, closesAt }: Pick<ReviewWindow, 'opensAt' | 'closesAt'>, now: Date): boolean {
  return opensAt <= now && now < closesAt;
}

/** The latest reminder day that has come; 0 before the first. */
export function getReminderDay(opensAt: Date, now: Date): number {
  return REMINDER_DAYS.findLast((day) => now.getTime() >= opensAt.getTime() + day * DAY_MS) ?? 0;
}

/** Whether a review published then can still get a reply. */
export function canStillReply(publishedAt: Date, now: Date): boolean {
  return now.getTime() < publishedAt.getTime() + REPLY_DAYS * DAY_MS;
}

function windowFrom(round: ReviewRoundKind, opensAt: Date, days: number): ReviewWindow {
  return { round, opensAt, closesAt: new Date(opensAt.getTime() + days * DAY_MS) };
}
