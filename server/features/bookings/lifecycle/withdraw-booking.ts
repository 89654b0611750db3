import type { SignedInContext } from '../../../core/context.js';
import { inTransaction } from '../../../core/transaction.js';
import type { Booking } from '../booking.entity.js';
import { lockBookingAs, moveBooking } from './booking-changes.js';
import { isRepeat } from './booking-state-machine.js';
import { BookingAction } from '../booking-types.js';
import { firstPayments, refuseWhileAsking, voidOpenPayments } from '../payments/open-payments.js';

/** T8: the renter withdraws the request; nothing is charged. */
export async function withdrawBooking(ctx: SignedInContext, bookingId: string): Promise<Booking> {
  return inTransaction(ctx, async (tx) => {
    const { booking, mover } = await lockBookingAs(tx, tx.viewer, bookingId);
    if (isRepeat(booking.status, BookingAction.WITHDRAW, mover.actor)) return booking;
    const payments = await firstPayments(tx, bookingId);
    refuseWhileAsking(payments);
    await moveBooking(tx, booking, { ...mover, trigger: BookingAction.WITHDRAW, at: tx.clock.now() });
    await voidOpenPayments(tx, booking, payments);
    return booking;
  });
}
