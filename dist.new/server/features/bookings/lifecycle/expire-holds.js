import { inTransaction } from '../../../core/writes/transaction.js';
import { Booking } from '../booking.entity.js';
import { lockBooking, SYSTEM } from './booking-changes.js';
import { moveBooking } from './move-booking.js';
import { BookingStatus, BookingStep, PaymentStatus } from '../booking-types.js';
import { addJob } from '../../../core/jobs/jobs.js';
import { firstPayments } from '../payments/open-payments.js';
import { ANSWER_MS, answerDue } from '../payments/payment-schedule.rules.js';
import { sweep } from './sweep.js';
/** The job that asks the provider once more at the end of a hold, and ends the hold if the answer is no. */
export const FINAL_ASK_JOB = 'payments.ask-once-more';
/** T2: ends the holds that were not paid in time. */
export async function expireHolds(ctx) {
    const due = await ctx.db
        .selectFrom('Booking')
        .select('id')
        .where('status', '=', BookingStatus.PENDING_PAYMENT)
        .where('holdExpiresAt', '<=', ctx.clock.now())
        .orderBy('holdExpiresAt')
        .limit(500)
        .execute();
    await sweep(ctx, due, expireHold);
}
/** T2 for one booking; does nothing while it is too early, too late, or the provider is being asked. */
export async function expireHold(ctx, bookingId) {
    await inTransaction(ctx, async (tx) => {
        const booking = await lockBooking(tx, bookingId);
        if (!(await releaseHold(tx, booking)))
            await checkOnceMore(tx, booking);
    });
}
/** A bank's yes may have come in the last seconds: the provider is asked once more before the days are free. */
async function checkOnceMore(tx, booking) {
    const now = tx.clock.now();
    const { status, holdExpiresAt } = booking;
    if (status !== BookingStatus.PENDING_PAYMENT || holdExpiresAt === null || holdExpiresAt > now)
        return;
    for (const payment of await firstPayments(tx, booking.id)) {
        if (!isUndecided(payment) || payment.finalAskAt !== null)
            continue;
        Object.assign(payment, { finalAskAt: now, nextTryAt: answerDue(now) });
        await tx.em.flush();
        await addJob(tx, FINAL_ASK_JOB, { paymentId: payment.id, bookingId: booking.id }, { jobKey: `final:${payment.id}`, isOutbound: true });
    }
}
/** T2 inside an open transaction, for a locked booking; answers whether its days are free now. */
export async function releaseHold(tx, booking) {
    const now = tx.clock.now();
    if (booking.status !== BookingStatus.PENDING_PAYMENT || booking.holdExpiresAt === null || booking.holdExpiresAt > now)
        return false;
    const payments = await firstPayments(tx, booking.id);
    if (payments.some((payment) => isPaying(payment, now)))
        return false;
    await moveBooking(tx, booking, {
        ...SYSTEM,
        trigger: BookingStep.EXPIRE_HOLD,
        at: now,
        details: { isChargeTried: payments.length > 0 },
    });
    return true;
}
/**
 * Whether a payment keeps the days after the hold: a capture until its result is known, anything else until the provider was asked once more.
 * One that stays silent keeps them for a minute; what it says later is voided.
 */
function isPaying(payment, now) {
    if (payment.pendingStep === 'capture')
        return true;
    const { finalAskAt } = payment;
    if (!isUndecided(payment))
        return false;
    if (finalAskAt === null)
        return true;
    const isAnswered = payment.pendingStep === null && payment.updatedAt >= finalAskAt;
    return !isAnswered && now.getTime() < finalAskAt.getTime() + ANSWER_MS;
}
/** The bank may still say yes, or has said it and the answer was lost. */
function isUndecided({ pendingStep, status }) {
    return pendingStep === 'authorize' || (pendingStep === null && status === PaymentStatus.ACTION_REQUIRED);
}
/** Releases the holds of a locked space that are over but were not swept yet, so that nobody waits for the sweeper. */
export async function releaseHoldsOfSpace(tx, spaceId) {
    const over = await tx.em.find(Booking, {
        spaceId,
        status: BookingStatus.PENDING_PAYMENT,
        holdExpiresAt: { $lte: tx.clock.now() },
    });
    for (const booking of over)
        await releaseHold(tx, booking);
}
//# sourceMappingURL=expire-holds.js.map