import type { SignedInContext } from '../../../core/context.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import type { Booking } from '../booking.entity.js';
import { BookingStep } from '../booking.enums.js';
import { firstPayments, refuseWhileSettling } from '../payments/open-payments.js';
import { lockBookingAs } from '../lifecycle/booking-changes.js';
import { isRepeat } from '../lifecycle/booking.state-machine.js';
import { moveBooking } from '../lifecycle/move-booking.js';

/** T2b: the renter releases days that they hold and have not paid for; idempotent. */
export async function releaseOwnHold(ctx: SignedInContext, bookingId: string): Promise<Booking> {
  return inTransaction(ctx, async (tx) => {
    const { booking, actingUser } = await lockBookingAs(tx, tx.viewer, bookingId);
    if (isRepeat(booking.status, BookingStep.RELEASE_HOLD, actingUser.actor)) return booking;
    refuseWhileSettling(await firstPayments(tx, bookingId));
    await moveBooking(tx, booking, { ...actingUser, trigger: BookingStep.RELEASE_HOLD, at: tx.clock.now() });
    return booking;
  });
}
