import type { ServiceContext } from '../../../core/context.js';
import { faultPoint } from '../../../core/fault-points.js';
import { MINUTE_MS } from '../../../core/values/durations.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import type { RefundState } from '../../../ports/payments/payment-records.js';
import { runConcurrently } from '../lifecycle/sweep.js';
import { raiseRefused } from '../payouts/raise-alarm.js';
import { cardCents } from './credit-spent.js';
import { lockRefund, moveRefund, type RefundRecord } from './move-refund.js';
import { lockPayment } from './open-payments.js';
import { Payment } from './payment.entity.js';
import { refundStatusesThat, RefundStep } from './refund.transitions.js';
import { Refund } from './refund.entity.js';
import { RefundStatus } from '../cancellation/cancellation.enums.js';
import { DisputeStatus } from '../disputes/dispute.enums.js';
import { settleByBank, settleRefused } from '../disputes/refunds-of-disputes.js';
import { isKeyKnown } from './payment-schedule.rules.js';

/** Without an answer for this long, the calling process counts as crashed. */
const STALE_MS = MINUTE_MS;

/** Calls the provider for a refund and applies the answer; its key makes it one refund however often it is sent. */
export async function settleRefund(ctx: ServiceContext, refundId: string): Promise<void> {
  const em = ctx.em.fork();
  const refund = await em.findOne(Refund, { id: refundId, status: { $in: [...refundStatusesThat('isUnderWay')] } });
  if (!refund) return;
  const payment = await em.findOneOrFail(Payment, refund.paymentId);
  if (payment.providerRef === null) throw new Error(`payment ${payment.id} was captured without a provider reference`);
  faultPoint('refund.ask');
  const answer = await requestRefund(ctx, refund, payment.provider, payment.providerRef).catch(
    async (error: unknown) => {
      await raiseRefused(ctx, payment.provider, error, refund.id);
      throw error;
    },
  );
  faultPoint('refund.answered');
  await applyRefundAnswer(ctx, refundId, answer, refund.attempts);
}

/** An existing refund is looked up: by its reference, or, if its answer was lost, by its key. */
async function requestRefund(
  ctx: ServiceContext,
  refund: Refund,
  provider: string,
  paymentRef: string,
): Promise<RefundState> {
  const { providerRef, idempotencyKey, createdAt } = refund;
  const port = ctx.ports.payments.named(provider);
  if (providerRef !== null) return port.retrieveRefund(providerRef);
  const request = { paymentRef, amountCents: cardCents(refund), idempotencyKey };
  const made = isKeyKnown(createdAt, ctx.clock.now()) ? null : await port.findRefund(request);
  return made ?? port.refund(request);
}

/** Handles a webhook about a refund: one in progress is settled; a completed one can fail days later. */
export async function refreshRefund(ctx: ServiceContext, provider: string, ref: string): Promise<void> {
  const row = await ctx.db
    .selectFrom('Refund as r')
    .innerJoin('Payment as p', 'p.id', 'r.paymentId')
    .select(['r.id', 'r.attempts'])
    .where('p.provider', '=', provider)
    .where('r.providerRef', '=', ref)
    .executeTakeFirst();
  if (!row) return;
  const answer = await ctx.ports.payments.named(provider).retrieveRefund(ref);
  // The staff may have started another attempt during this call.
  await applyRefundAnswer(ctx, row.id, answer, row.attempts);
}

/** Retries refunds left pending by a crash or a timeout of the provider, and settles failed ones that a bank has paid. */
export async function reconcileRefunds(ctx: ServiceContext): Promise<void> {
  const now = ctx.clock.now();
  const stale = ctx.db
    .selectFrom('Refund as r')
    .select('r.id')
    .where('r.status', 'in', refundStatusesThat('isUnderWay'))
    .where('r.askedAt', '<=', new Date(now.getTime() - STALE_MS))
    .orderBy('r.askedAt')
    .limit(100);
  const open = await ctx.db
    .updateTable('Refund')
    .set({ askedAt: now })
    .where('id', 'in', stale)
    .returning('id')
    .execute();
  await runConcurrently(ctx, open, settleRefund);
  await runConcurrently(ctx, await findPaidByBank(ctx), settlePaidByBank);
}

/** Payments with failed refunds and a loss that does not cover one yet, such as refunds that failed before another was split; the oldest first. */
async function findPaidByBank({ db }: ServiceContext): Promise<{ id: string }[]> {
  return db
    .selectFrom('PaymentDispute as d')
    .select('d.paymentId as id')
    .where('d.status', '=', DisputeStatus.LOST)
    .where((eb) => {
      const refunds = eb.selectFrom('Refund as r').whereRef('r.paymentId', '=', 'd.paymentId');
      const covered = refunds
        .select((of) => of.fn.sum<number | null>(of('r.totalCents', '-', of.ref('r.creditCents'))).as('cents'))
        .where('r.status', '=', RefundStatus.DONE)
        .where('r.settledBy', 'is', null)
        .whereRef('r.bankReference', '=', 'd.ref');
      return eb.and([
        eb.exists(refunds.select('r.id').where('r.status', '=', RefundStatus.FAILED)),
        eb('d.lostCents', '>', eb.fn.coalesce(covered, eb.lit(0))),
      ]);
    })
    .groupBy('d.paymentId')
    .orderBy(({ fn }) => fn.min('d.decidedAt'))
    .limit(100)
    .execute();
}

async function settlePaidByBank(ctx: ServiceContext, paymentId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await settleByBank(tx, await lockPayment(tx, paymentId));
  });
}

/**
 * Applies the provider's state of a refund, however often and in whatever order: a direct answer, or the state fetched after a webhook,
 * which may report days later that the money was returned. `attempt`: the attempt it belongs to.
 */
export async function applyRefundAnswer(
  ctx: ServiceContext,
  refundId: string,
  answer: RefundState,
  attempt?: number,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const record = await lockRefund(tx, refundId);
    const { refund } = record;
    const isOfAnotherTry = attempt !== undefined && attempt !== refund.attempts;
    const isOfAnotherRefund = refund.providerRef !== null && answer.ref !== null && refund.providerRef !== answer.ref;
    if (isOfAnotherTry || isOfAnotherRefund) return;
    if (answer.ref !== null) refund.providerRef = answer.ref;
    if (answer.status === 'pending') await moveRefund(tx, record, RefundStep.ACCEPT);
    else if (answer.status === 'done') await moveRefund(tx, record, RefundStep.COMPLETE);
    else await applyRefusal(tx, record, answer.failureCode);
    await tx.em.flush();
  });
}

async function applyRefusal(tx: ServiceContext, record: RefundRecord, failureCode: string | null): Promise<void> {
  const hasFailed =
    (await moveRefund(tx, record, RefundStep.REFUSE)) || (await moveRefund(tx, record, RefundStep.COME_BACK));
  if (!hasFailed) return;
  record.refund.failureCode = failureCode;
  await settleRefused(tx, record);
}
