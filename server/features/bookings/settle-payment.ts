import type { ServiceContext } from '../../core/context.js';
import type { ChargeRequest, PaymentIntent } from '../../ports/payments.js';
import { applyAnswer, type AskedStep } from './apply-payment-answer.js';
import { Payment } from './payment.entity.js';
import { PaymentStatus } from './booking-types.js';

/** After this long without an answer, whoever asked is taken for dead. */
const STALE_MS = 60_000;

/** `resume`: a lost authorisation is looked up, never made anew for somebody who may be gone. */
export type AskMode = 'ask' | 'resume';

/** Asks the provider for what a payment waits for and applies the answer; repeating it is harmless. */
export async function settlePayment(ctx: ServiceContext, paymentId: string, mode: AskMode): Promise<void> {
  const payment = await ctx.em.fork().findOne(Payment, paymentId);
  const step = payment && stepOf(payment);
  if (!step) return;
  const isCaptureWanted = await applyAnswer(ctx, paymentId, step, await ask(ctx, payment, step, mode));
  if (isCaptureWanted) await settlePayment(ctx, paymentId, mode);
}

/** Settles what a dead process left of one booking; a provider that does not answer is asked again later. */
export async function settleStale(ctx: ServiceContext, bookingId: string): Promise<void> {
  const stale = await ctx.em.fork().execute<{ id: string }[]>(
    `select id from payments where booking_id = ? and pending_step in ('authorize', 'capture') and pending_since <= ?`,
    [bookingId, staleSince(ctx)],
  );
  for (const { id } of stale) await settleQuietly(ctx, id);
}

/** Settles all that was left open: steps cut off by a crash, and answers given at the bank but never fetched. */
export async function reconcilePayments(ctx: ServiceContext): Promise<void> {
  const open = await ctx.em.fork().execute<{ id: string }[]>(
    `select id from payments where pending_step is not null and pending_since <= ?
     union all
     select id from payments where status = 'action_required' and pending_step is null and updated_at <= ?
     limit 500`,
    [staleSince(ctx), staleSince(ctx)],
  );
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

/** Whether whoever asked for a payment's step is taken for dead. */
export function isStale({ pendingSince }: Pick<Payment, 'pendingSince'>, now: Date): boolean {
  return pendingSince !== null && now.getTime() - pendingSince.getTime() >= STALE_MS;
}

function staleSince(ctx: ServiceContext): Date {
  return new Date(ctx.clock.now().getTime() - STALE_MS);
}

function stepOf(payment: Payment): AskedStep | null {
  if (payment.pendingStep) return payment.pendingStep;
  return payment.status === PaymentStatus.ACTION_REQUIRED ? 'bank' : null;
}

async function ask(ctx: ServiceContext, payment: Payment, step: AskedStep, mode: AskMode): Promise<PaymentIntent> {
  const { payments } = ctx.ports;
  if (step === 'authorize') return mode === 'ask' ? payments.authorize(await chargeRequest(ctx, payment)) : ((await payments.find(payment.idempotencyKey)) ?? NEVER_SENT);
  // Nobody has to be there for it, and its key makes it one charge however often it is asked for.
  if (step === 'charge') return payments.chargeOffSession(await chargeRequest(ctx, payment));
  const { providerRef } = payment;
  if (providerRef === null) return NEVER_SENT;
  if (step === 'capture') return payments.capture(providerRef);
  return step === 'void' ? payments.void(providerRef) : payments.retrieve(providerRef);
}

async function chargeRequest(ctx: ServiceContext, payment: Payment): Promise<ChargeRequest> {
  const [row] = await ctx.em.fork().execute<{ reference: string }[]>('select reference from bookings where id = ?', [payment.bookingId]);
  return {
    idempotencyKey: payment.idempotencyKey,
    paymentMethodId: payment.paymentMethodRef ?? '',
    amountCents: payment.totalCents,
    bookingReference: row?.reference ?? '',
  };
}

/** The provider never heard of it: nothing was held. */
const NEVER_SENT: PaymentIntent = { ref: null, status: 'failed', actionUrl: null, methodBrand: null, methodLast4: null, failureCode: 'never_sent' };
