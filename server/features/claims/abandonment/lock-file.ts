import type { SignedInContext } from '../../../core/context.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { BookingStatus } from '../../bookings/booking.enums.js';
import { lockBooking, transitionRefused } from '../../bookings/lifecycle/booking-changes.js';
import { refuseOwn } from '../../bookings/lifecycle/record-staff-act.js';
import { AbandonmentFile } from './abandonment-file.entity.js';

/** Locks a booking with its file for the staff; refused while there is none, and once the space is empty. */
export async function lockFile(
  tx: SignedInContext,
  bookingId: string,
): Promise<{ readonly booking: Booking; readonly file: AbandonmentFile }> {
  const booking = await lockBooking(tx, bookingId);
  refuseOwn(tx.viewer, booking);
  const file = await tx.em.findOne(AbandonmentFile, { bookingId }, { refresh: true });
  if (!file || booking.status !== BookingStatus.TERMINATED) throw transitionRefused([]);
  return { booking, file };
}
