import { sumCents } from '../../../core/values/money.js';
import { BillingCycle } from '../../bookings/billing/billing-cycle.entity.js';
import { Payment } from '../../bookings/payments/payment.entity.js';
import { Refund } from '../../bookings/payments/refund.entity.js';
export const totalOf = (parts) => sumCents([parts.rentCents, parts.renterFeeCents, parts.protectionCents]);
/** The taken charges of a booking's rent less what goes back already, the latest cycle first. */
export async function collectedPayments(tx, bookingId) {
    const [payments, refunds, cycles] = [
        await tx.em.find(Payment, { bookingId, kind: { $ne: 'deposit' }, capturedAt: { $ne: null } }, { refresh: true }),
        await tx.em.find(Refund, { bookingId }, { refresh: true }),
        await tx.em.find(BillingCycle, { bookingId }, { refresh: true }),
    ];
    return payments
        .map((payment) => {
        const back = refunds.filter(({ paymentId }) => paymentId === payment.id);
        const leftOf = (part) => payment[part] - sumCents(back.map((refund) => refund[part]));
        const cycle = cycles.find(({ id }) => id === payment.cycleId) ?? null;
        const left = {
            rentCents: leftOf('rentCents'),
            renterFeeCents: leftOf('renterFeeCents'),
            protectionCents: leftOf('protectionCents'),
        };
        return { payment, cycle, left };
    })
        .toSorted((a, b) => b.payment.cycleNo - a.payment.cycleNo || b.payment.createdAt.getTime() - a.payment.createdAt.getTime());
}
/** A sum as parts of what is left: the rent first, then the fee, then the guarantee plan. */
export function partsOf(cents, left) {
    const rentCents = Math.min(cents, left.rentCents);
    const renterFeeCents = Math.min(cents - rentCents, left.renterFeeCents);
    return {
        rentCents,
        renterFeeCents,
        protectionCents: Math.min(cents - rentCents - renterFeeCents, left.protectionCents),
    };
}
//# sourceMappingURL=collected.js.map