import { secondsOf } from '../../core/clock.js';
import { DAY_S } from '../../core/values/durations.js';
import { MIN_CHARGE_CENTS } from '../payments/payments.js';
import { isCardExpired } from './sandbox-cards.js';
import {
  cardRefused,
  centsOf,
  done,
  invalid,
  missing,
  randomId,
  textOf,
  type SandboxAnswer,
  type SandboxCall,
  type StripeObject,
} from './sandbox-call.js';
import { insertObject, move, queueWebhook } from './sandbox-store.js';
import type { SandboxIntentStatus } from './sandbox-intent.entity.js';
import { attach, cardOf, methodObject, type CardRow } from './sandbox-methods.js';

/** An intent with its card. */
export interface IntentRow {
  readonly id: string;
  readonly status: SandboxIntentStatus;
  readonly failureCode: string | null;
  readonly amountCents: number;
  readonly capturedCents: number;
  readonly captureMethod: 'manual' | 'automatic';
  readonly savesMethod: boolean;
  readonly customerId: string | null;
  readonly metadata: { readonly bookingReference?: string };
  readonly authorizedAt: Date | null;
  readonly createdAt: Date;
  readonly card: CardRow;
}

type Place = Pick<SandboxCall, 'db' | 'now'>;

/** Reads an intent and locks it until the call is answered. */
export async function readIntent({ db }: Place, id: string): Promise<IntentRow> {
  const row = await db.selectFrom('SandboxIntent').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw missing('payment_intent', id);
  return { ...row, card: await cardOf(db, row.paymentMethodId) };
}

export async function changeIntent(
  place: Place,
  id: string,
  change: Partial<
    Pick<IntentRow, 'status' | 'failureCode' | 'capturedCents' | 'authorizedAt'> & { paymentMethodId: string }
  >,
): Promise<IntentRow> {
  await place.db
    .updateTable('SandboxIntent')
    .set({ ...change, updatedAt: place.now })
    .where('id', '=', id)
    .execute();
  return readIntent(place, id);
}

/** An intent as Stripe returns it, its card expanded. */
export function intentObject(row: IntentRow): StripeObject {
  const isChallenged = row.status === 'requires_action';
  return {
    id: row.id,
    object: 'payment_intent',
    created: secondsOf(row.createdAt),
    currency: 'eur',
    amount: row.amountCents,
    amount_received: row.capturedCents,
    amount_capturable: row.status === 'requires_capture' ? row.amountCents : 0,
    capture_method: row.captureMethod,
    customer: row.customerId,
    metadata: row.metadata,
    payment_method: methodObject(row.card),
    latest_charge: row.authorizedAt && { id: `ch_${row.id}`, object: 'charge', created: secondsOf(row.authorizedAt) },
    status: row.status === 'failed' ? 'requires_payment_method' : row.status,
    last_payment_error: row.status === 'failed' ? errorOf(row.failureCode ?? 'card_declined') : null,
    next_action: isChallenged
      ? { type: 'redirect_to_url', redirect_to_url: { url: `/sandbox-payments/authenticate/${row.id}` } }
      : null,
  };
}

/** Decline reasons accompany the code `card_declined`, other failures have their own codes. */
export function errorOf(failureCode: string): StripeObject {
  const isReason = failureCode === 'insufficient_funds';
  return {
    type: 'card_error',
    code: isReason ? 'card_declined' : failureCode,
    ...(isReason && { decline_code: failureCode }),
  };
}

/** POST /v1/payment_intents: the card is not charged yet. */
export async function createIntent(call: SandboxCall): Promise<SandboxAnswer> {
  const { db, form, now } = call;
  const methodId = textOf(form, 'payment_method');
  const card = await cardOf(db, methodId);
  const customerId = textOf(form, 'customer');
  if (card.customerId !== null && card.customerId !== customerId)
    throw invalid('payment_method_unexpected_state', 'The payment method belongs to another customer.');
  const amountCents = centsOf(form);
  if (amountCents < MIN_CHARGE_CENTS) throw invalid('amount_too_small', 'The amount is less than 0.50 EUR.');
  const id = randomId('pi');
  const metadata = (form['metadata'] ?? {}) as { bookingReference?: string };
  await db
    .insertInto('SandboxIntent')
    .values({
      id,
      idempotencyKey: call.idempotencyKey,
      paymentMethodId: methodId,
      customerId,
      amountCents,
      status: 'requires_confirmation',
      failureCode: null,
      captureMethod: form['capture_method'] === 'manual' ? 'manual' : 'automatic',
      savesMethod: form['setup_future_usage'] === 'off_session',
      metadata,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  return done(intentObject(await readIntent(call, id)));
}

/** POST /v1/payment_intents/:id/confirm: the card is charged or authorized. */
export async function confirmIntent(call: SandboxCall): Promise<SandboxAnswer> {
  const intent = await readIntent(call, call.id);
  if (intent.status !== 'requires_confirmation' && intent.status !== 'failed') throw unexpected(intent);
  const methodId = textOf(call.form, 'payment_method');
  const isOffSession = call.form['off_session'] === 'true';
  const card = await cardOf(call.db, methodId);
  if (isOffSession && card.customerId !== intent.customerId)
    throw invalid('payment_method_unexpected_state', 'The payment method was not saved for later charges.');
  await changeIntent(call, intent.id, { paymentMethodId: methodId });
  const failure = failureAtConfirm(call, card, isOffSession, intent.captureMethod);
  if (failure !== null) return fail(call, intent.id, failure);
  if (card.behaviour === 'authenticate') {
    const challenged = intentObject(await changeIntent(call, intent.id, { status: 'requires_action' }));
    await queueWebhook(call, 'payment_intent.requires_action', challenged);
    return done(challenged);
  }
  return done(await authorizeIntent(call, intent.id));
}

function failureAtConfirm(
  { now }: Pick<SandboxCall, 'now'>,
  { behaviour, expMonth, expYear }: CardRow,
  isOffSession: boolean,
  capture: IntentRow['captureMethod'],
): string | null {
  if (isCardExpired(expMonth, expYear, now.toISOString())) return 'expired_card';
  if (behaviour === 'declined') return 'card_declined';
  if (behaviour === 'insufficient_funds') return behaviour;
  if (behaviour === 'authenticate') return isOffSession ? 'authentication_required' : null;
  return behaviour === 'fails_later' && (isOffSession || capture === 'automatic') ? 'card_declined' : null;
}

/** The bank confirmed: the money is authorized, or captured at once. */
export async function authorizeIntent(place: Place, id: string): Promise<StripeObject> {
  const intent = await readIntent(place, id);
  if (intent.savesMethod && intent.customerId !== null) await attach(place.db, intent.card.id, intent.customerId);
  if (intent.captureMethod === 'automatic') return take(place, intent);
  const held = intentObject(
    await changeIntent(place, id, { status: 'requires_capture', failureCode: null, authorizedAt: place.now }),
  );
  await queueWebhook(place, 'payment_intent.amount_capturable_updated', held);
  return held;
}

/** The card, or the bank's page, refused. */
export async function fail(place: Place, id: string, failureCode: string): Promise<SandboxAnswer> {
  const failed = intentObject(await changeIntent(place, id, { status: 'failed', failureCode }));
  await queueWebhook(place, 'payment_intent.payment_failed', failed);
  const { code, decline_code: reason } = errorOf(failureCode);
  return cardRefused(String(code), typeof reason === 'string' ? reason : null, failed);
}

async function take(place: Place, { id, amountCents, card, authorizedAt }: IntentRow): Promise<StripeObject> {
  const taken = intentObject(
    await changeIntent(place, id, {
      status: 'succeeded',
      failureCode: null,
      capturedCents: amountCents,
      authorizedAt: authorizedAt ?? place.now,
    }),
  );
  await move(place, 'charge', amountCents, { id: `ch_${id}`, object: 'charge', payment_intent: id });
  await queueWebhook(place, 'payment_intent.succeeded', taken);
  if (card.behaviour === 'disputed') await openDispute(place, id, amountCents);
  return taken;
}

async function openDispute(place: Place, intentId: string, amountCents: number): Promise<void> {
  const dispute = await insertObject(place, 'dispute', {
    amount: amountCents,
    payment_intent: intentId,
    reason: 'fraudulent',
    status: 'needs_response',
    balance_transactions: [{ amount: -amountCents }],
    evidence_details: { due_by: secondsOf(place.now) + 10 * DAY_S },
  });
  await move(place, 'adjustment', -amountCents, { id: dispute['id'], object: 'dispute' });
  await queueWebhook(place, 'charge.dispute.created', dispute);
}

/** POST /v1/payment_intents/:id/capture */
export async function captureIntent(call: SandboxCall): Promise<SandboxAnswer> {
  const intent = await readIntent(call, call.id);
  if (intent.status !== 'requires_capture') throw unexpected(intent);
  return intent.card.behaviour === 'fails_later'
    ? fail(call, intent.id, 'card_declined')
    : done(await take(call, intent));
}

/** POST /v1/payment_intents/:id/cancel */
export async function cancelIntent(call: SandboxCall): Promise<SandboxAnswer> {
  const intent = await readIntent(call, call.id);
  if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpected(intent);
  const canceled = intentObject(await changeIntent(call, intent.id, { status: 'canceled' }));
  await queueWebhook(call, 'payment_intent.canceled', canceled);
  return done(canceled);
}

/** GET /v1/payment_intents/:id */
export async function retrieveIntent(call: SandboxCall): Promise<SandboxAnswer> {
  return done(intentObject(await readIntent(call, call.id)));
}

function unexpected({ status }: IntentRow): Error {
  return invalid('payment_intent_unexpected_state', `This PaymentIntent has the status ${status}.`);
}
