import type { ServiceContext } from '../../../core/context.js';
import { faultPoint } from '../../../core/fault-points.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import type { PaymentState } from '../../../ports/payments/payment-records.js';
import type { PaymentsPort } from '../../../ports/payments/payments.js';
import { ProviderError } from '../../../ports/payments/provider-error.js';
import { raiseAlarm } from '../payouts/raise-alarm.js';
import { customerOf } from '../cards/payment-customers.js';
import type { SettleStep } from './apply-payment-answer.js';
import { cardCents } from './credit-spent.js';
import { answerOf, notAccepted, notSent, type PaymentAnswer } from './payment-answer.types.js';
import type { Payment } from './payment.entity.js';

/**
 * `resume` looks up what a lost call did and confirms nothing on-session, because the renter may have left. `read` changes nothing,
 * because a call may be in progress.
 */
export type SettleMode = 'execute' | 'resume' | 'read';

/** The URL that the bank's page returns the renter to. */
export const BANK_RETURN_PATH = '/payments/return';

/** Calls the provider for the pending step of a payment; null when there is no answer yet. Safe to repeat. */
export async function callProvider(
  ctx: ServiceContext,
  payment: Payment,
  step: SettleStep,
  mode: SettleMode,
): Promise<PaymentAnswer | null> {
  const answer = await call(ctx, payment, step, mode);
  return answer && DECISIONS[step].has(answer.status) ? answer : null;
}

const AUTHORIZATION = new Set<PaymentAnswer['status']>(['authorized', 'action_required', 'captured', 'void', 'failed']);
const TAKEN_OR_NOT = new Set<PaymentAnswer['status']>(['captured', 'void', 'failed']);
/** The states that conclude a step; any other state means that the call has not reached the provider, or not finished. */
const DECISIONS: Readonly<Record<SettleStep, ReadonlySet<PaymentAnswer['status']>>> = {
  authorize: AUTHORIZATION,
  authentication: AUTHORIZATION,
  capture: TAKEN_OR_NOT,
  charge: TAKEN_OR_NOT,
  void: TAKEN_OR_NOT,
};

async function call(
  ctx: ServiceContext,
  payment: Payment,
  step: SettleStep,
  mode: SettleMode,
): Promise<PaymentAnswer | null> {
  const provider = ctx.ports.payments.named(payment.provider);
  if (mode === 'read')
    return payment.providerRef === null ? null : answerOf(await provider.retrievePayment(payment.providerRef));
  if (step === 'authorize') return authorize(ctx, provider, payment, mode);
  if (step === 'charge') return charge(ctx, provider, payment);
  const { providerRef } = payment;
  if (providerRef === null) return notSent(null, 'never_sent');
  if (step === 'authentication') return answerOf(await provider.retrievePayment(providerRef));
  return step === 'capture'
    ? capture(provider, payment, providerRef)
    : voidAuthorization(provider, payment, providerRef);
}

async function authorize(
  ctx: ServiceContext,
  provider: PaymentsPort,
  payment: Payment,
  mode: SettleMode,
): Promise<PaymentAnswer | null> {
  if (mode === 'resume') return resumeAuthorization(provider, payment);
  const made = await make(ctx, provider, payment, 'manual');
  if (made === null) return notSent(null, 'payment_method_unknown');
  if (made.status !== 'created') return answerOf(made);
  return answerOf(
    await provider.confirmPayment(made.ref, {
      methodRef: payment.paymentMethodRef ?? '',
      returnUrl: `${ctx.config.publicUrl}${BANK_RETURN_PATH}`,
      idempotencyKey: keyOf(payment, 'confirm'),
    }),
  );
}

/** A payment that was never confirmed is voided, so that a call still in progress cannot authorize money. */
async function resumeAuthorization(provider: PaymentsPort, payment: Payment): Promise<PaymentAnswer | null> {
  const { providerRef: ref } = payment;
  if (ref === null) return notSent(null, 'never_sent');
  const state = await provider.retrievePayment(ref);
  if (state.status !== 'created') return answerOf(state);
  const voided = await provider.voidPayment(ref, { idempotencyKey: keyOf(payment, 'void') });
  return voided.status === 'void' ? notSent(ref, 'never_sent') : answerOf(voided);
}

/** It needs no renter, so a lost charge is sent again; a payment is confirmed once, however often it is requested. */
async function charge(ctx: ServiceContext, provider: PaymentsPort, payment: Payment): Promise<PaymentAnswer | null> {
  let ref = payment.providerRef;
  const stored = ref === null ? null : await provider.retrievePayment(ref);
  try {
    const made = stored ?? (await make(ctx, provider, payment, 'automatic'));
    if (made === null) return notSent(null, 'payment_method_unknown');
    ({ ref } = made);
    if (made.status !== 'created') return answerOf(made);
    return answerOf(
      await provider.chargeOffSession(made.ref, {
        methodRef: payment.paymentMethodRef ?? '',
        idempotencyKey: keyOf(payment, 'charge'),
      }),
    );
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind !== 'our_fault') throw error;
    const { code, message } = error;
    // What may be wrong with all our calls is no refusal of this charge.
    if (!OF_CHARGE.has(code)) throw new ProviderError('blocked', code, message, { cause: error });
    await raiseForCharge(ctx, payment, code);
    return notAccepted(ref, code);
  }
}

/** The provider's refusals because of this charge, its card or its customer: no repetition would be accepted. */
const OF_CHARGE: ReadonlySet<string> = new Set([
  'amount_too_large',
  'amount_too_small',
  'customer_max_payment_methods',
  'payment_method_customer_decline',
  'payment_method_not_available',
  'payment_method_provider_decline',
  'payment_method_unexpected_state',
  'resource_missing',
]);

/** The provider would never accept this charge, so it counts as refused, and the staff are told why. */
async function raiseForCharge(ctx: ServiceContext, payment: Payment, code: string): Promise<void> {
  const { id, provider, bookingId } = payment;
  const alarm = { kind: 'call_refused', provider, ref: `${code} ${id}`, bookingId } as const;
  await inTransaction(ctx, (tx) => raiseAlarm(tx, { ...alarm, expectedCents: cardCents(payment), foundCents: 0 }));
}

async function capture(provider: PaymentsPort, payment: Payment, ref: string): Promise<PaymentAnswer | null> {
  return answerOf(await provider.capturePayment(ref, { idempotencyKey: keyOf(payment, 'capture') }));
}

async function voidAuthorization(provider: PaymentsPort, payment: Payment, ref: string): Promise<PaymentAnswer | null> {
  return answerOf(await provider.voidPayment(ref, { idempotencyKey: keyOf(payment, 'void') }));
}

/**
 * The payment at the provider; its reference is stored before any money can move. Null when the card cannot be used: it is unknown, or
 * belongs to somebody else.
 */
async function make(
  ctx: ServiceContext,
  provider: PaymentsPort,
  payment: Payment,
  capture: 'manual' | 'automatic',
): Promise<PaymentState | null> {
  if (payment.providerRef !== null) return provider.retrievePayment(payment.providerRef);
  const customerRef = await customerOf(ctx, provider, payment.renterId);
  const methodRef = payment.paymentMethodRef ?? '';
  const method = await provider.retrieveMethod(methodRef);
  if (method === null || (method.customerRef !== null && method.customerRef !== customerRef)) return null;
  // By mandate only a customer's saved card can be charged; one that was just entered is attached to the customer.
  if (capture === 'automatic' && method.customerRef === null && !(await attach(provider, methodRef, customerRef)))
    return null;
  faultPoint('payment.create');
  const made = await provider.createPayment({
    customerRef,
    methodRef,
    amountCents: cardCents(payment),
    capture,
    savesMethod: capture === 'manual',
    description: await referenceOf(ctx, payment.bookingId),
    idempotencyKey: payment.idempotencyKey,
  });
  faultPoint('payment.created');
  await ctx.db
    .updateTable('Payment')
    .set({ providerRef: made.ref })
    .where('id', '=', payment.id)
    .where('providerRef', 'is', null)
    .execute();
  return made;
}

/** Whether the card is attached to the customer now; its bank may refuse charges by mandate. */
async function attach(provider: PaymentsPort, methodRef: string, customerRef: string): Promise<boolean> {
  try {
    await provider.attachMethod(methodRef, customerRef);
    return true;
  } catch (error) {
    if (error instanceof ProviderError && error.kind === 'declined') return false;
    throw error;
  }
}

async function referenceOf(ctx: ServiceContext, bookingId: string): Promise<string> {
  const row = await ctx.db.selectFrom('Booking').select('reference').where('id', '=', bookingId).executeTakeFirst();
  return row?.reference ?? '';
}

/** A new key for each attempt: the provider stores failures under a key, and returns them again. */
function keyOf(payment: Payment, call: 'confirm' | 'charge' | 'capture' | 'void'): string {
  return `${payment.idempotencyKey}:${call}:${payment.attempts}`;
}
