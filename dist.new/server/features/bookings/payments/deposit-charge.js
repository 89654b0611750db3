import { randomUUID } from 'node:crypto';
import { recordEvent } from '../../../core/events/events.js';
import { addJob } from '../../../core/jobs/jobs.js';
import { PaymentStatus } from '../booking-types.js';
import { DepositEventType } from './deposit.events.js';
import { post } from '../ledger/post.js';
import { answerDue } from './payment-schedule.rules.js';
import { movePayment } from './move-payment.js';
import { PaymentStep } from './payment-transitions.js';
import { laterThan, SETTLE_JOB } from './open-payments.js';
import { Payment } from './payment.entity.js';
/**
 * Orders a charge of the deposit on the card of the last taken charge, by the renter's mandate. A claim is charged once:
 * while its charge is open or taken, another order does nothing.
 */
export async function chargeDeposit(tx, booking, { claimId, cents }) {
    const tries = await tx.em.find(Payment, { claimId, kind: 'deposit' }, { orderBy: { createdAt: 'asc' }, refresh: true });
    const isOrdered = tries.some(({ status }) => status !== PaymentStatus.FAILED && status !== PaymentStatus.VOID);
    if (cents === 0 || isOrdered)
        return;
    const [card] = await tx.em.find(Payment, { bookingId: booking.id, capturedAt: { $ne: null }, paymentMethodRef: { $ne: null } }, { orderBy: { capturedAt: 'desc' }, limit: 1 });
    if (!card)
        throw new Error(`booking ${booking.id} has no card to charge the deposit on`);
    const now = tx.clock.now();
    const { provider, paymentMethodRef, methodBrand, methodLast4 } = card;
    const payment = Object.assign(new Payment(), {
        id: randomUUID(),
        bookingId: booking.id,
        renterId: booking.renterId,
        claimId,
        cycleNo: card.cycleNo,
        kind: 'deposit',
        rentCents: 0,
        renterFeeCents: 0,
        protectionCents: 0,
        ivaCents: 0,
        totalCents: cents,
        provider,
        paymentMethodRef,
        methodBrand,
        methodLast4,
        status: PaymentStatus.PENDING,
        pendingStep: 'charge',
        pendingSince: now,
        nextTryAt: answerDue(now),
        idempotencyKey: `deposit:${claimId}:${tries.length + 1}`,
        dueAt: now,
        createdAt: laterThan(tries.at(-1), now),
        updatedAt: now,
    });
    tx.em.persist(payment);
    await tx.em.flush();
    await addJob(tx, SETTLE_JOB, { paymentId: payment.id }, { jobKey: `settle:${payment.id}`, isOutbound: true });
}
/** Applies the provider's answer to the charge of a deposit: it goes to the host whole, or staff are notified. */
export async function applyDepositCharge(tx, booking, payment, intent) {
    const { id: bookingId, spaceId, renterId, hostId } = booking;
    payment.providerRef = intent.ref;
    payment.attempts += 1;
    const isTaken = intent.status === 'captured';
    if (isTaken) {
        movePayment(tx, payment, PaymentStep.TAKE);
        const source = ['payment', payment.id];
        await post(tx, 'deposit_taken', payment.totalCents, { source, bookingId, hostId, paymentId: payment.id });
    }
    else {
        movePayment(tx, payment, PaymentStep.REFUSE);
        payment.failureCode = intent.failureCode;
    }
    await recordEvent(tx, {
        type: isTaken ? DepositEventType.CHARGED : DepositEventType.FAILED,
        payload: { bookingId, spaceId, renterId, hostId, claimId: payment.claimId ?? '', amountCents: payment.totalCents },
    });
}
//# sourceMappingURL=deposit-charge.js.map