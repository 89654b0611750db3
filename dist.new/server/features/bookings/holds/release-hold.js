import { inTransaction } from '../../../core/writes/transaction.js';
import { BookingStep } from '../booking-types.js';
import { firstPayments, refuseWhileSettling } from '../payments/open-payments.js';
import { lockBookingAs } from '../lifecycle/booking-changes.js';
import { isRepeat } from '../lifecycle/booking-state-machine.js';
import { moveBooking } from '../lifecycle/move-booking.js';
/** T2b: the renter gives back days that they hold and have not paid for; a hold that is over already is answered as it is. */
export async function releaseOwnHold(ctx, bookingId) {
    return inTransaction(ctx, async (tx) => {
        const { booking, actingUser } = await lockBookingAs(tx, tx.viewer, bookingId);
        if (isRepeat(booking.status, BookingStep.RELEASE_HOLD, actingUser.actor))
            return booking;
        refuseWhileSettling(await firstPayments(tx, bookingId));
        await moveBooking(tx, booking, { ...actingUser, trigger: BookingStep.RELEASE_HOLD, at: tx.clock.now() });
        return booking;
    });
}
//# sourceMappingURL=release-hold.js.map