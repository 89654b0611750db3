import type { ServiceContext } from '../../../core/context.js';
import { addDays } from '../../../core/values/date-range.js';
import { addJob } from '../../../core/jobs/jobs.js';
import { HOUR_MS } from '../../../core/values/durations.js';
import { startOfDayInstant, timeOfDayInstant } from '../../../core/values/time-zone.js';
import type { Booking } from '../booking.entity.js';

/** Jobs that start and end one stay at one instant; the sweepers of each minute catch what they miss. */
export const START_STAY_JOB = 'bookings.start-stay';
export const END_STAY_JOB = 'bookings.end-stay';
export const COMPLETE_STAY_JOB = 'bookings.complete-stay';

/** The hour at which both sides are reminded of the last day, in the space's time zone. */
const REMINDER_HOUR = 9;

/** Schedules the automatic start of the stay. */
export async function scheduleStart(tx: ServiceContext, booking: Booking): Promise<void> {
  const { timeZone, constants } = booking.termsSnapshot;
  const runAt = new Date(startOfDayInstant(booking.from, timeZone).getTime() + constants.AUTO_ACTIVE_HOURS * HOUR_MS);
  await addJob(tx, START_STAY_JOB, { bookingId: booking.id }, { jobKey: `start:${booking.id}`, runAt });
}

/** Schedules the reminder on the morning of the last day, and its end. */
export async function scheduleEnd(tx: ServiceContext, booking: Booking): Promise<void> {
  const isOver = startOfDayInstant(addDays(booking.to, 1), booking.termsSnapshot.timeZone);
  await addJob(
    tx,
    END_STAY_JOB,
    { bookingId: booking.id },
    { jobKey: `last-day:${booking.id}`, runAt: lastDayReminderTime(booking) },
  );
  await addJob(tx, END_STAY_JOB, { bookingId: booking.id }, { jobKey: `end:${booking.id}`, runAt: isOver });
}

/** The end of the host's time to object. */
export async function scheduleCompletion(tx: ServiceContext, booking: Booking): Promise<void> {
  const runAt = completionTime(booking);
  if (runAt)
    await addJob(tx, COMPLETE_STAY_JOB, { bookingId: booking.id }, { jobKey: `complete:${booking.id}`, runAt });
}

/** When both sides are reminded that this is the last day. */
export function lastDayReminderTime({ to, termsSnapshot: { timeZone } }: Booking): Date {
  return timeOfDayInstant(to, REMINDER_HOUR, timeZone);
}

/** When the booking completes without an answer of the host; null before the last day is over. */
export function completionTime({ moveOutAt, termsSnapshot: { constants } }: Booking): Date | null {
  return moveOutAt && new Date(moveOutAt.getTime() + constants.MOVE_OUT_CONFIRM_HOURS * HOUR_MS);
}
