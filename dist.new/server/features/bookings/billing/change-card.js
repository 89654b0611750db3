import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { savedMethodRefOf } from '../cards/manage-methods.js';
import { statusMeans } from '../booking-status.rules.js';
import { PaymentStatus } from '../booking-types.js';
import { lockBooking } from '../lifecycle/booking-changes.js';
import { isBeingSettled } from '../payments/open-payments.js';
import { Payment } from '../payments/payment.entity.js';
import { findCycles } from './agree-terms.js';
import { chargeNow } from './charge-cycle.js';
import { cycleStatusesThat } from './cycle-transitions.js';
import { attemptsOf, refuseOthersThanRenter } from './find-cycles.js';
/** Another saved card of the renter for the charges to come; what is owed is tried with it at once. */
export async function changeBookingCard(ctx, bookingId, 
/** Global id: only a card that was saved may be charged in the renter's absence. */
paymentMethodId) {
    return inTransaction(ctx, async (tx) => {
        const booking = await lockBooking(tx, bookingId);
        refuseOthersThanRenter(tx, booking);
        const owed = await owedCycles(tx, booking);
        if (owed.length === 0 && !statusMeans(booking.status, 'isBillable'))
            throw new DomainError(ErrorCode.CYCLE_NOT_DUE);
        const methodRef = await savedMethodRefOf(tx, paymentMethodId);
        booking.paymentMethodRef = methodRef;
        await useForScheduled(tx, booking.id, methodRef);
        await tx.em.flush();
        for (const cycle of owed)
            if (!isBeingSettled(await attemptsOf(tx, cycle.id)))
                await chargeNow(tx, booking, cycle);
        return booking;
    });
}
async function owedCycles(tx, booking) {
    const isOwed = cycleStatusesThat('isOwed');
    return (await findCycles(tx, booking.id)).filter(({ status }) => isOwed.includes(status));
}
/** A deferred first charge that waits for its day is made with the new card. */
async function useForScheduled(tx, bookingId, paymentMethodRef) {
    const scheduled = await tx.em.find(Payment, { bookingId, status: PaymentStatus.PENDING, pendingStep: null });
    for (const payment of scheduled)
        Object.assign(payment, { paymentMethodRef, methodBrand: null, methodLast4: null });
}
//# sourceMappingURL=change-card.js.map