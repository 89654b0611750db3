import type { ServiceContext } from '../../../core/context.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { addJob } from '../../../core/jobs/jobs.js';
import { ANSWER_DISPUTE_JOB } from './answer-dispute.js';
import { raiseAlarm } from '../payouts/raise-alarm.js';

/** A webhook about a dispute: the cardholder's bank takes a payment back, which a job answers and the staff see. */
export async function refreshDispute(ctx: ServiceContext, provider: string, ref: string): Promise<void> {
  const dispute = await ctx.ports.payments.named(provider).retrieveDispute(ref);
  const payment = await ctx.db
    .selectFrom('Payment')
    .select('bookingId')
    .where('provider', '=', provider)
    .where('providerRef', '=', dispute.paymentRef)
    .executeTakeFirst();
  if (!payment || dispute.status !== 'open') return;
  await inTransaction(ctx, async (tx) => {
    await raiseAlarm(tx, {
      kind: 'payment_disputed',
      provider,
      ref,
      bookingId: payment.bookingId,
      expectedCents: dispute.amountCents,
      foundCents: 0,
      answerDueAt: dispute.answerDueAt,
    });
    const jobKey = `dispute:${provider}:${ref}`;
    await addJob(tx, ANSWER_DISPUTE_JOB, { provider, ref }, { jobKey, isOutbound: true });
  });
}
