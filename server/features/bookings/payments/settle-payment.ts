import type { ServiceContext } from '../../../core/context.js';
import { faultPoint } from '../../../core/fault-points.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { rememberMethod } from '../cards/remember-method.js';
import { runConcurrently } from '../lifecycle/sweep.js';
import { raiseRefused } from '../payouts/raise-alarm.js';
import { applyAnswer, type SettleStep } from './apply-payment-answer.js';
import { callProvider, type SettleMode } from './call-provider.js';
import { lockPayment } from './open-payments.js';
import { Payment } from './payment.entity.js';
import { answerDue, nextTryAfter } from './payment-schedule.rules.js';
import { PaymentStatus } from '../booking.enums.js';

/** Maximum number of payments per round of the reconciler. */
const ROUND = 100;

/** Calls the provider for the pending step of a payment and applies the answer; safe to repeat. */
export async function settlePayment(ctx: ServiceContext, paymentId: string, mode: SettleMode): Promise<void> {
  const payment = await ctx.em.fork().findOne(Payment, paymentId);
  const step = payment && stepOf(payment);
  if (!step) return;
  let isCaptureWanted: boolean;
  try {
    const answer = await callProvider(ctx, payment, step, mode);
    if (answer === null) return mode === 'read' ? undefined : await postpone(ctx, payment.id);
    faultPoint(`payment.answered-${step}`);
    isCaptureWanted = await applyAnswer(ctx, paymentId, step, answer);
    faultPoint(`payment.applied-${step}`);
    if (answer.status === 'authorized' || answer.status === 'captured')
      await rememberMethod(ctx, payment.provider, payment.renterId, payment.paymentMethodRef);
  } catch (error) {
    await postpone(ctx, payment.id);
    // A refused authorization is decided by the next round, and the renter has read why.
    await raiseRefused(ctx, payment.provider, error, mode === 'resume' ? payment.id : null);
    throw error;
  }
  if (isCaptureWanted) await settlePayment(ctx, paymentId, mode);
}

/** Processes all payments whose time has come: lost answers, and banks that had none yet. */
export async function reconcilePayments(ctx: ServiceContext): Promise<void> {
  const now = ctx.clock.now();
  const due = ctx.db
    .selectFrom('Payment')
    .select('id')
    .where('nextTryAt', '<=', now)
    .orderBy('nextTryAt')
    .limit(ROUND)
    .forUpdate()
    .skipLocked();
  // Claimed, so that overlapping rounds do not process the same payment.
  const claimed = await ctx.db
    .updateTable('Payment')
    .set({ nextTryAt: answerDue(now) })
    .where('id', 'in', due)
    .returning('id')
    .execute();
  await runConcurrently(ctx, claimed, settleQuietly);
}

/** Runs the pending step of a payment; an unresponsive provider is called again at the payment's next time. */
export async function settleQuietly(ctx: ServiceContext, paymentId: string): Promise<void> {
  try {
    await settlePayment(ctx, paymentId, 'resume');
  } catch (error) {
    ctx.log.warn({ err: error, paymentId }, 'payments: could not settle');
  }
}

/** Without an answer: retried with growing delays. */
async function postpone(ctx: ServiceContext, paymentId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { payment } = await lockPayment(tx, paymentId);
    if (stepOf(payment) === null) return;
    payment.attempts += 1;
    payment.nextTryAt = nextTryAfter(payment.attempts, tx.clock.now());
    await tx.em.flush();
  });
}

function stepOf(payment: Payment): SettleStep | null {
  if (payment.pendingStep) return payment.pendingStep;
  return payment.status === PaymentStatus.ACTION_REQUIRED ? 'authentication' : null;
}
