import type { ServiceContext } from '../../../core/context.js';
import { addJob } from '../../../core/jobs/jobs.js';
import { HOUR_MS } from '../../../core/values/durations.js';
import type { Booking } from '../booking.entity.js';

/** Jobs that act on one booking at one instant; the sweepers of each minute catch what they miss. */
export const EXPIRE_HOLD_JOB = 'bookings.expire-hold';
export const EXPIRE_REQUEST_JOB = 'bookings.expire-request';
export const CHARGE_JOB = 'payments.charge-when-due';
export const REMIND_HOST_JOB = 'bookings.remind-host';

/** The end of the hold. */
export async function scheduleHoldEnd(tx: ServiceContext, booking: Booking): Promise<void> {
  if (!booking.holdExpiresAt) return;
  await addJob(
    tx,
    EXPIRE_HOLD_JOB,
    { bookingId: booking.id },
    { jobKey: `hold:${booking.id}`, runAt: booking.holdExpiresAt },
  );
}

/** The end of the host's time to answer, and the reminders before it. */
export async function scheduleAnswer(tx: ServiceContext, booking: Booking): Promise<void> {
  const { requestedAt, respondBy } = booking;
  if (!requestedAt || !respondBy) return;
  await addJob(tx, EXPIRE_REQUEST_JOB, { bookingId: booking.id }, { jobKey: `answer:${booking.id}`, runAt: respondBy });
  for (const { hours, at: runAt } of remindersOf(booking, requestedAt)) {
    if (runAt < respondBy)
      await addJob(
        tx,
        REMIND_HOST_JOB,
        { bookingId: booking.id, hours },
        { jobKey: `remind:${booking.id}:${hours}`, runAt },
      );
  }
}

/** Whether a reminder is so late that the next one is due too: one of them is enough. */
export function isReminderOvertaken(booking: Booking, hours: number, now: Date): boolean {
  const { requestedAt } = booking;
  return (
    requestedAt !== null && remindersOf(booking, requestedAt).some((later) => later.hours > hours && later.at <= now)
  );
}

function remindersOf({ termsSnapshot: { constants } }: Booking, requestedAt: Date): { hours: number; at: Date }[] {
  const hoursAfter = [
    constants.HOST_RESPONSE_REMINDER_1_H,
    constants.HOST_RESPONSE_REMINDER_2_H,
    constants.HOST_RESPONSE_REMINDER_3_H,
  ];
  return hoursAfter.map((hours) => ({ hours, at: new Date(requestedAt.getTime() + hours * HOUR_MS) }));
}
