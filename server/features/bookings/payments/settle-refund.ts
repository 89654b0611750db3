import { LockMode } from '@mikro-orm/core';
import type { ServiceContext } from '../../../core/context.js';
import { Locale } from '../../../core/locale.js';
import { queueMail } from '../../../core/mailer.js';
import { inTransaction } from '../../../core/transaction.js';
import type { RefundAnswer } from '../../../ports/payments.js';
import type { Booking } from '../booking.entity.js';
import { PaymentStatus } from '../booking-types.js';
import { RefundStatus } from '../cancellation/cancellation-types.js';
import { post, refundEntries } from './ledger.js';
import { lockPayment } from './open-payments.js';
import { Payment } from './payment.entity.js';
import { Refund } from './refund.entity.js';
import { sweep } from '../lifecycle/sweep.js';

/** Without an answer for this long, the process that asked counts as crashed. */
const STALE_MS = 60_000;

/** Asks the provider for a refund and applies the answer; its key makes it one refund however often it is asked for. */
export async function settleRefund(ctx: ServiceContext, refundId: string): Promise<void> {
  const em = ctx.em.fork();
  const refund = await em.findOne(Refund, { id: refundId, status: RefundStatus.PENDING });
  if (!refund) return;
  const payment = await em.findOneOrFail(Payment, refund.paymentId);
  if (payment.providerRef === null) throw new Error(`payment ${payment.id} was captured without a provider reference`);
  await applyRefund(
    ctx,
    refund,
    await ctx.ports.payments.refund(payment.providerRef, refund.totalCents, refund.idempotencyKey),
  );
}

/** Retries refunds left pending by a crash or a provider time-out. */
export async function reconcileRefunds(ctx: ServiceContext): Promise<void> {
  const now = ctx.clock.now();
  const stale = ctx.db
    .selectFrom('Refund as r')
    .select('r.id')
    .where('r.status', '=', RefundStatus.PENDING)
    .where('r.askedAt', '<=', new Date(now.getTime() - STALE_MS))
    .orderBy('r.askedAt')
    .limit(500);
  const open = await ctx.db
    .updateTable('Refund')
    .set({ askedAt: now })
    .where('id', 'in', stale)
    .returning('id')
    .execute();
  await sweep(ctx, open, settleRefund);
}

/** Transaction 2: applies the provider's answer, once. */
async function applyRefund(ctx: ServiceContext, { id, paymentId }: Refund, answer: RefundAnswer): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { booking, payment } = await lockPayment(tx, paymentId);
    const refund = await tx.em.findOneOrFail(Refund, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (refund.status !== RefundStatus.PENDING) return;
    const now = tx.clock.now();
    refund.providerRef = answer.ref;
    if (answer.status === 'failed') {
      tx.log.error({ refundId: id, failureCode: answer.failureCode }, 'payments: the provider refused a refund');
      Object.assign(refund, { status: RefundStatus.FAILED, failureCode: answer.failureCode });
      await tx.em.flush();
      await notifyStaff(tx, booking, payment, refund);
      return;
    }
    Object.assign(refund, { status: RefundStatus.DONE, completedAt: now });
    payment.status =
      refund.totalCents === payment.totalCents ? PaymentStatus.REFUNDED : PaymentStatus.PARTIALLY_REFUNDED;
    payment.updatedAt = now;
    await tx.em.flush();
    await post(tx, { memo: 'refunded', bookingId: refund.bookingId, paymentId, entries: refundEntries(refund) });
  });
}

/** Staff have to pay a refused refund by hand, because nothing retries it. */
async function notifyStaff(
  tx: ServiceContext,
  { reference }: Booking,
  payment: Payment,
  { id, totalCents, failureCode }: Refund,
): Promise<void> {
  const params = { reference, totalCents, providerRef: payment.providerRef ?? '', failureCode: failureCode ?? '' };
  await queueMail(tx, {
    id: `refund-refused-${id}`,
    to: tx.config.supportEmail,
    locale: Locale.ES,
    template: 'bookings.refund-refused',
    params,
  });
}
