import { LockMode } from '@mikro-orm/core';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { addJob } from '../../../core/jobs/jobs.js';
import { lockBooking } from '../lifecycle/booking-changes.js';
import { movePayment } from './move-payment.js';
import { Payment } from './payment.entity.js';
import { PaymentStep } from './payment-transitions.js';
import { Refund } from './refund.entity.js';
import { answerDue } from './payment-schedule.rules.js';
import { PaymentStatus } from '../booking-types.js';
/** The job that carries out a payment's pending step. */
export const SETTLE_JOB = 'payments.settle';
/** A booking's first charges, the newest first: each attempt with another card is one. */
export function firstPayments(tx, bookingId) {
    return tx.em.find(Payment, { bookingId, kind: 'first' }, { orderBy: { createdAt: 'desc', id: 'desc' }, refresh: true });
}
/** All that was ordered back of a booking. */
export function refundsOf(tx, bookingId) {
    return tx.em.find(Refund, { bookingId }, { refresh: true });
}
/** A payment to be changed, its space and its booking locked before it. */
export async function lockPayment(tx, paymentId) {
    const { bookingId } = await tx.em.findOneOrFail(Payment, paymentId);
    const booking = await lockBooking(tx, bookingId);
    const payment = await tx.em.findOneOrFail(Payment, paymentId, {
        lockMode: LockMode.PESSIMISTIC_WRITE,
        refresh: true,
    });
    return { booking, payment };
}
/** Whether the provider is being asked for a booking's money right now. */
export function isBeingSettled(payments) {
    return payments.some(({ pendingStep }) => pendingStep !== null && pendingStep !== 'void');
}
/** Throws while the provider is being asked about this booking: its answer decides what is possible. */
export function refuseWhileSettling(payments) {
    if (isBeingSettled(payments))
        throw new DomainError(ErrorCode.IDEMPOTENCY_IN_PROGRESS);
}
/** The same for all charges of a booking, so that its cycles never change under a charge that runs. */
export async function refuseWhileCharging(tx, bookingId) {
    const running = await tx.db
        .selectFrom('Payment')
        .select('id')
        .where('bookingId', '=', bookingId)
        .where('pendingStep', 'is not', null)
        .where('pendingStep', '<>', 'void')
        .limit(1)
        .executeTakeFirst();
    if (running)
        throw new DomainError(ErrorCode.IDEMPOTENCY_IN_PROGRESS);
}
/** Voids all authorisations on the renter's card: stored now, sent to the provider after the commit. */
export async function voidOpenPayments(tx, booking, payments) {
    for (const payment of payments ?? (await firstPayments(tx, booking.id))) {
        const isOpen = payment.status === PaymentStatus.AUTHORIZED || payment.status === PaymentStatus.ACTION_REQUIRED;
        if (isOpen && payment.pendingStep === null)
            await scheduleVoid(tx, payment);
    }
}
/** Stores a pending void of one payment and schedules it. */
export async function scheduleVoid(tx, payment) {
    const now = tx.clock.now();
    payment.pendingStep = 'void';
    payment.pendingSince = now;
    payment.attempts = 0;
    payment.nextTryAt = answerDue(now);
    payment.updatedAt = now;
    await tx.em.flush();
    await addJob(tx, SETTLE_JOB, { paymentId: payment.id }, { jobKey: `settle:${payment.id}`, isOutbound: true });
}
/** Charges of a cycle that are scheduled for a later day are not needed any more. */
export async function dropScheduledCharges(tx, cycleId) {
    const scheduled = await tx.em.find(Payment, { cycleId, status: PaymentStatus.PENDING, pendingStep: null });
    for (const payment of scheduled)
        movePayment(tx, payment, PaymentStep.LET_GO);
    await tx.em.flush();
}
/** Creation time of a new payment: always after the previous one, so that sorting by time is unambiguous. */
export function laterThan(before, now) {
    return new Date(Math.max(now.getTime(), (before?.createdAt.getTime() ?? 0) + 1));
}
//# sourceMappingURL=open-payments.js.map