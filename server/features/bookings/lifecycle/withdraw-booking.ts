import type { SignedInContext } from '../../../core/context.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import type { Booking } from '../booking.entity.js';
import { lockBookingAs } from './booking-changes.js';
import { moveBooking } from './move-booking.js';
import { isRepeat } from './booking.state-machine.js';
import { BookingAction } from '../booking.enums.js';
import { firstPayments, refuseWhileSettling } from '../payments/open-payments.js';

/** T8: the renter withdraws the request; nothing is charged. */
export async function withdrawBooking(ctx: SignedInContext, bookingId: string): Promise<Booking> {
  return inTransaction(ctx, async (tx) => {
    const { booking, actingUser } = await lockBookingAs(tx, tx.viewer, bookingId);
    if (isRepeat(booking.status, BookingAction.WITHDRAW, actingUser.actor)) return booking;
    refuseWhileSettling(await firstPayments(tx, bookingId));
    await moveBooking(tx, booking, { ...actingUser, trigger: BookingAction.WITHDRAW, at: tx.clock.now() });
    return booking;
  });
}
