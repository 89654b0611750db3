import type { ServiceContext } from '../../core/context.js';
import { addJob } from '../../core/jobs.js';
import type { Booking } from './booking.entity.js';

/** Jobs that act on one booking at one instant; the sweepers of each minute catch what they miss. */
export const EXPIRE_HOLD_JOB = 'bookings.expire-hold';
export const EXPIRE_REQUEST_JOB = 'bookings.expire-request';
export const CHARGE_JOB = 'payments.charge-when-due';
export const REMIND_HOST_JOB = 'bookings.remind-host';

const HOUR_MS = 3_600_000;

/** The end of the hold. */
export async function scheduleHoldEnd(tx: ServiceContext, booking: Booking): Promise<void> {
  if (!booking.holdExpiresAt) return;
  await addJob(tx, EXPIRE_HOLD_JOB, { bookingId: booking.id }, { jobKey: `hold:${booking.id}`, runAt: booking.holdExpiresAt });
}

/** The end of the host's time to answer, and the reminders before it. */
export async function scheduleAnswer(tx: ServiceContext, booking: Booking): Promise<void> {
  const { requestedAt, respondBy } = booking;
  if (!requestedAt || !respondBy) return;
  await addJob(tx, EXPIRE_REQUEST_JOB, { bookingId: booking.id }, { jobKey: `answer:${booking.id}`, runAt: respondBy });
  const { constants } = booking.termsSnapshot;
  for (const hours of [constants.HOST_RESPONSE_REMINDER_1_H, constants.HOST_RESPONSE_REMINDER_2_H, constants.HOST_RESPONSE_REMINDER_3_H]) {
    const runAt = new Date(requestedAt.getTime() + hours * HOUR_MS);
    if (runAt < respondBy) await addJob(tx, REMIND_HOST_JOB, { bookingId: booking.id, hours }, { jobKey: `remind:${booking.id}:${hours}`, runAt });
  }
}
