import { PaymentStatus } from '../../../features/bookings/booking-types.js';
import { insertRows } from '../insert-rows.js';
const INTENT_STATUS = {
    [PaymentStatus.AUTHORIZED]: 'requires_capture',
    [PaymentStatus.CAPTURED]: 'succeeded',
    [PaymentStatus.FAILED]: 'failed',
};
const PROVIDER = 'sandbox';
const customerOf = (userId) => `cus_demo_${userId.replaceAll('-', '')}`;
/**
 * The sandbox provider's own book of the charges: cards, intents and what came onto the balance. `late`: the bookings whose renter's card
 * has no money.
 */
export async function insertSandboxBook(tx, made, late) {
    const empty = new Set(made.flatMap(({ payment, booking }) => (late.has(booking.id) ? [payment.paymentMethodRef] : [])));
    const methods = new Map(made.map(({ payment }) => [
        payment.paymentMethodRef,
        {
            id: payment.paymentMethodRef,
            customerId: payment.methodLast4 === '0002' ? null : customerOf(payment.renterId),
            brand: payment.methodBrand,
            last4: payment.methodLast4,
            expMonth: 12,
            expYear: 2031,
            behaviour: behaviourOf(payment, empty),
        },
    ]));
    await insertRows(tx, 'SandboxPaymentMethod', [...methods.values()]);
    const intents = made.flatMap(({ payment, booking }) => {
        if (payment.providerRef === null)
            return [];
        const status = INTENT_STATUS[payment.status] ?? 'canceled';
        return [
            {
                id: payment.providerRef,
                idempotencyKey: payment.idempotencyKey,
                paymentMethodId: payment.paymentMethodRef,
                amountCents: payment.totalCents,
                capturedCents: status === 'succeeded' ? payment.totalCents : 0,
                status,
                failureCode: payment.failureCode,
                metadata: { bookingReference: booking.reference },
                customerId: customerOf(payment.renterId),
                savesMethod: true,
                authorizedAt: payment.authorizedAt,
            },
        ];
    });
    await insertRows(tx, 'SandboxIntent', intents);
    await insertRows(tx, 'SandboxBalanceEntry', made.flatMap(({ payment }) => payment.providerRef === null || payment.capturedAt === null
        ? []
        : [
            {
                id: `txn_${payment.providerRef}`,
                accountId: null,
                type: 'charge',
                amountCents: payment.totalCents,
                source: { id: `ch_${payment.providerRef}`, object: 'charge', payment_intent: payment.providerRef },
                createdAt: payment.capturedAt,
            },
        ]));
}
function behaviourOf({ methodLast4, paymentMethodRef }, empty) {
    if (methodLast4 === '0002')
        return 'declined';
    return empty.has(paymentMethodRef) ? 'insufficient_funds' : 'works';
}
/** What the provider gave back. */
export async function insertSandboxRefunds(tx, refunds) {
    await insertRows(tx, 'SandboxRefund', refunds.map((refund) => ({
        id: refund.providerRef,
        idempotencyKey: refund.idempotencyKey,
        intentId: `pi_demo_${refund.paymentId}`,
        amountCents: refund.totalCents,
    })));
    await insertRows(tx, 'SandboxBalanceEntry', refunds.map(({ providerRef: id, totalCents, completedAt }) => ({
        id: `txn_${id}`,
        accountId: null,
        type: 'refund',
        amountCents: -totalCents,
        source: { id, object: 'refund' },
        createdAt: completedAt,
    })));
}
/** Who the renters are at the provider, and the cards that it keeps for them. */
export async function insertCards(tx, made) {
    const renters = new Map(made.map(({ payment }) => [payment.renterId, payment]));
    await insertRows(tx, 'SandboxObject', [...renters.keys()].map((userId) => ({
        id: customerOf(userId),
        kind: 'customer',
        accountId: null,
        body: { email: null, metadata: { userId } },
    })));
    await insertRows(tx, 'PaymentCustomer', [...renters.keys()].map((userId) => ({
        userId,
        provider: PROVIDER,
        ref: customerOf(userId),
        idempotencyKey: `customer:${userId}`,
    })));
    const paid = made.filter(({ payment }) => payment.methodLast4 !== '0002');
    const cards = new Map(paid.map(({ payment }) => [payment.paymentMethodRef, payment]));
    await insertRows(tx, 'PaymentMethod', [...cards].map(([ref, { renterId, methodBrand, methodLast4, createdAt }]) => ({
        userId: renterId,
        provider: PROVIDER,
        ref,
        customerRef: customerOf(renterId),
        brand: methodBrand,
        last4: methodLast4,
        expMonth: 12,
        expYear: 2031,
        fingerprint: `${methodBrand}${methodLast4}122031`,
        isDefault: true,
        createdAt,
    })));
}
//# sourceMappingURL=insert-sandbox-book.js.map