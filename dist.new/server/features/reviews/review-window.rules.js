import { addDays } from '../../core/values/date-range.js';
import { startOfDayInstant } from '../../core/values/time-zone.js';
import { statusMeans } from '../bookings/booking-status.rules.js';
import { ReviewRoundKind } from './review-types.js';
/** Both sides of a running rental are invited to review it on this day of it. */
export const INVITE_DAY = 30;
export const REMINDER_DAYS = [3, 10];
export const REPLY_DAYS = 30;
const DAY_MS = 86_400_000;
/** Whether the booking is ever reviewed: only rentals that began are. */
export function isReviewable({ activeAt }) {
    return activeAt !== null;
}
/** The current window, or else the past or coming one; null while only the end of the rental will open one. */
export function getReviewWindow(timing, days) {
    const { activeAt, completedAt } = timing;
    if (!activeAt)
        return null;
    if (completedAt)
        return windowFrom(ReviewRoundKind.END, completedAt, days);
    const inviteOn = addDays(timing.startsOn, INVITE_DAY);
    if (!statusMeans(timing.status, 'isRunning') || timing.endsOn <= inviteOn)
        return null;
    const invitedAt = startOfDayInstant(inviteOn, timing.timeZone);
    return windowFrom(ReviewRoundKind.STAY, invitedAt > activeAt ? invitedAt : activeAt, days);
}
/** Whether reviews are accepted at this instant. */
export function isOpen({ opensAt, closesAt }, now) {
    return opensAt <= now && now < closesAt;
}
/** The latest reminder day that has come; 0 before the first. */
export function getReminderDay(opensAt, now) {
    return REMINDER_DAYS.findLast((day) => now.getTime() >= opensAt.getTime() + day * DAY_MS) ?? 0;
}
/** Whether a review published then can still get a reply. */
export function canStillReply(publishedAt, now) {
    return now.getTime() < publishedAt.getTime() + REPLY_DAYS * DAY_MS;
}
function windowFrom(round, opensAt, days) {
    return { round, opensAt, closesAt: new Date(opensAt.getTime() + days * DAY_MS) };
}
//# sourceMappingURL=review-window.rules.js.map