import { inTransaction } from '../../../core/writes/transaction.js';
import { lockBookingAs } from './booking-changes.js';
import { moveBooking } from './move-booking.js';
import { isRepeat } from './booking-state-machine.js';
import { BookingAction } from '../booking-types.js';
import { firstPayments, refuseWhileSettling } from '../payments/open-payments.js';
/** T8: the renter withdraws the request; nothing is charged. */
export async function withdrawBooking(ctx, bookingId) {
    return inTransaction(ctx, async (tx) => {
        const { booking, actingUser } = await lockBookingAs(tx, tx.viewer, bookingId);
        if (isRepeat(booking.status, BookingAction.WITHDRAW, actingUser.actor))
            return booking;
        refuseWhileSettling(await firstPayments(tx, bookingId));
        await moveBooking(tx, booking, { ...actingUser, trigger: BookingAction.WITHDRAW, at: tx.clock.now() });
        return booking;
    });
}
//# sourceMappingURL=withdraw-booking.js.map