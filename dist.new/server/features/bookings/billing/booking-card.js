import { Payment } from '../payments/payment.entity.js';
/** The card of a booking's next charge: the one the renter chose, else the one that was charged last. */
export async function cardOf(tx, booking) {
    const payments = await tx.em.find(Payment, { bookingId: booking.id, paymentMethodRef: { $ne: null } }, { orderBy: { createdAt: 'desc', id: 'desc' } });
    const ref = booking.paymentMethodRef;
    const known = lastUseOf(ref, payments);
    return {
        provider: known?.provider ?? tx.ports.payments.current.name,
        paymentMethodRef: ref ?? known?.paymentMethodRef ?? null,
        methodBrand: known?.methodBrand ?? null,
        methodLast4: known?.methodLast4 ?? null,
    };
}
/** The newest use of a booking's card among its payments, the newest first: the chosen card, else one that was charged, else the first one. */
export function lastUseOf(chosenRef, payments) {
    if (chosenRef !== null)
        return payments.find(({ paymentMethodRef }) => paymentMethodRef === chosenRef);
    return payments.find(({ capturedAt }) => capturedAt !== null) ?? payments[0];
}
//# sourceMappingURL=booking-card.js.map