
import { inTransaction } from '../../../core/writes/transaction.js';
import { rememberMethod } from '../cards/remember-method.js';
import { atOnce } from '../lifecycle/sweep.js';
import { applyAnswer } from './apply-payment-answer.js';
import { callProvider } from './call-provider.js';
import { lockPayment } from './open-payments.js';
import { Payment } from './payment.entity.js';
import { answerDue, nextTryAfter } from './payment-schedule.rules.js';
import { PaymentStatus } from '../booking-types.js';
/** Payments that one round of the reconciler asks for. */
const ROUND = 100;
/** Asks the provider for what a payment waits for and applies the answer; repeating it is harmless. */
export async function settlePayment(ctx, paymentId, mode) {
    const payment = await ctx.em.fork().findOne(Payment, paymentId);
    const step = payment && stepOf(payment);
    if (!step)
        return;
    let isCaptureWanted;
    try {
        const answer = await callProvider(ctx, payment, step, mode);
        if (answer === null)
            return mode === 'look' ? undefined : await postpone(ctx, payment.id);

        isCaptureWanted = await applyAnswer(ctx, paymentId, step, answer);

        if (answer.status === 'authorized' || answer.status === 'captured')
            await rememberMethod(ctx, payment.provider, payment.renterId, payment.paymentMethodRef);
    }
    catch (error) {
        await postpone(ctx, payment.id);
        throw error;
    }
    if (isCaptureWanted)
        await settlePayment(ctx, paymentId, mode);
}
/** Asks for all payments whose time has come: answers that were lost, and banks that had none yet. */
export async function reconcilePayments(ctx) {
    const now = ctx.clock.now();
    const due = ctx.db
        .selectFrom('Payment')
        .select('id')
        .where('nextTryAt', '<=', now)
        .orderBy('nextTryAt')
        .limit(ROUND)
        .forUpdate()
        .skipLocked();
    // Claimed, so that a round that is still running and the next one do not ask for the same.
    const claimed = await ctx.db
        .updateTable('Payment')
        .set({ nextTryAt: answerDue(now) })
        .where('id', 'in', due)
        .returning('id')
        .execute();
    await atOnce(ctx, claimed, settleQuietly);
}
/** Does what a payment waits for; a provider that does not answer is asked again at the payment's next time. */
export async function settleQuietly(ctx, paymentId) {
    try {
        await settlePayment(ctx, paymentId, 'resume');
    }
    catch (error) {
        ctx.log.warn({ err: error, paymentId }, 'payments: could not settle');
    }
}
/** Without an answer: asked again, each time after a longer wait. */
async function postpone(ctx, paymentId) {
    await inTransaction(ctx, async (tx) => {
        const { payment } = await lockPayment(tx, paymentId);
        if (stepOf(payment) === null)
            return;
        payment.attempts += 1;
        payment.nextTryAt = nextTryAfter(payment.attempts, tx.clock.now());
        await tx.em.flush();
    });
}
function stepOf(payment) {
    if (payment.pendingStep)
        return payment.pendingStep;
    return payment.status === PaymentStatus.ACTION_REQUIRED ? 'authentication' : null;
}
//# sourceMappingURL=settle-payment.js.map