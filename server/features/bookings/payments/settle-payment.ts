import type { ServiceContext } from '../../../core/context.js';
import type { ChargeRequest, PaymentIntent } from '../../../ports/payments.js';
import { applyAnswer, type AskedStep } from './apply-payment-answer.js';
import { Payment } from './payment.entity.js';
import { PaymentStatus } from '../booking-types.js';

/** Without an answer for this long, the process that asked counts as crashed. */
const STALE_MS = 60_000;

/** `resume` looks a lost authorisation up and never creates one, because the renter may have left. */
export type AskMode = 'ask' | 'resume';

/** Asks the provider for what a payment waits for and applies the answer; repeating it is harmless. */
export async function settlePayment(ctx: ServiceContext, paymentId: string, mode: AskMode): Promise<void> {
  const payment = await ctx.em.fork().findOne(Payment, paymentId);
  const step = payment && stepOf(payment);
  if (!step) return;
  const isCaptureWanted = await applyAnswer(ctx, paymentId, step, await ask(ctx, payment, step, mode));
  if (isCaptureWanted) await settlePayment(ctx, paymentId, mode);
}

/** Settles steps of one booking that a crashed process left pending; a provider that does not answer is asked again later. */
export async function settleStale(ctx: ServiceContext, bookingId: string): Promise<void> {
  const stale = await ctx.db
    .selectFrom('Payment')
    .select('id')
    .where('bookingId', '=', bookingId)
    .where('pendingStep', 'in', ['authorize', 'capture'])
    .where('pendingSince', '<=', staleSince(ctx))
    .execute();
  for (const { id } of stale) await settleQuietly(ctx, id);
}

/** Settles all payments left open: steps cut off by a crash, and 3-D Secure results that were never fetched. */
export async function reconcilePayments(ctx: ServiceContext): Promise<void> {
  const payments = ctx.db.selectFrom('Payment').select('id');
  const open = await payments
    .where('pendingStep', 'is not', null)
    .where('pendingSince', '<=', staleSince(ctx))
    .unionAll(
      payments
        .where('status', '=', PaymentStatus.ACTION_REQUIRED)
        .where('pendingStep', 'is', null)
        .where('updatedAt', '<=', staleSince(ctx)),
    )
    .limit(500)
    .execute();
  for (const { id } of open) await settleQuietly(ctx, id);
}

/** Does what a payment waits for; a provider that does not answer is asked again by the reconciler. */
export async function settleQuietly(ctx: ServiceContext, paymentId: string): Promise<void> {
  try {
    await settlePayment(ctx, paymentId, 'resume');
  } catch (error) {
    ctx.log.warn({ err: error, paymentId }, 'payments: could not settle');
  }
}

/** Whether the process that asked for a payment's step counts as crashed. */
export function isStale({ pendingSince }: Pick<Payment, 'pendingSince'>, now: Date): boolean {
  return pendingSince !== null && now.getTime() - pendingSince.getTime() >= STALE_MS;
}

function staleSince(ctx: ServiceContext): Date {
  return new Date(ctx.clock.now().getTime() - STALE_MS);
}

function stepOf(payment: Payment): AskedStep | null {
  if (payment.pendingStep) return payment.pendingStep;
  return payment.status === PaymentStatus.ACTION_REQUIRED ? 'authentication' : null;
}

async function ask(ctx: ServiceContext, payment: Payment, step: AskedStep, mode: AskMode): Promise<PaymentIntent> {
  const { payments } = ctx.ports;
  if (step === 'authorize')
    return mode === 'ask'
      ? payments.authorize(await chargeRequest(ctx, payment))
      : ((await payments.find(payment.idempotencyKey)) ?? NEVER_SENT);
  // It needs no renter, and the idempotency key makes repeated calls one charge.
  if (step === 'charge') return payments.chargeOffSession(await chargeRequest(ctx, payment));
  const { providerRef } = payment;
  if (providerRef === null) return NEVER_SENT;
  if (step === 'capture') return payments.capture(providerRef);
  return step === 'void' ? payments.void(providerRef) : payments.retrieve(providerRef);
}

async function chargeRequest(ctx: ServiceContext, payment: Payment): Promise<ChargeRequest> {
  const row = await ctx.db
    .selectFrom('Booking')
    .select('reference')
    .where('id', '=', payment.bookingId)
    .executeTakeFirst();
  return {
    idempotencyKey: payment.idempotencyKey,
    paymentMethodId: payment.paymentMethodRef ?? '',
    amountCents: payment.totalCents,
    bookingReference: row?.reference ?? '',
  };
}

/** The provider does not know the payment: nothing was held. */
const NEVER_SENT: PaymentIntent = {
  ref: null,
  status: 'failed',
  actionUrl: null,
  methodBrand: null,
  methodLast4: null,
  failureCode: 'never_sent',
};
