import { sql } from 'kysely';
import {
  centsOf,
  done,
  invalid,
  missing,
  partOf,
  randomId,
  textOf,
  type SandboxAnswer,
  type SandboxCall,
} from './sandbox-call.js';
import { changeObject, move, readObject, queueWebhook } from './sandbox-store.js';
import { readIntent } from './sandbox-intents.js';
import type { SandboxRefund } from './sandbox-refund.entity.js';

type Place = Pick<SandboxCall, 'db' | 'now'>;

async function refundObject({ db }: Place, id: string) {
  const row = await db.selectFrom('SandboxRefund').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw missing('refund', id);
  return objectOf(row);
}

function objectOf(
  row: Pick<SandboxRefund, 'id' | 'amountCents' | 'intentId' | 'status' | 'failureReason' | 'idempotencyKey'>,
) {
  return {
    id: row.id,
    object: 'refund',
    amount: row.amountCents,
    currency: 'eur',
    payment_intent: row.intentId,
    status: row.status,
    failure_reason: row.failureReason ?? undefined,
    metadata: { key: row.idempotencyKey },
  };
}

/** POST /v1/refunds: at most what was captured, whatever the keys. */
export async function createRefund(call: SandboxCall): Promise<SandboxAnswer> {
  const { db, form } = call;
  const intent = await readIntent(call, textOf(form, 'payment_intent'));
  const amountCents = centsOf(form);
  const earlier = await db
    .selectFrom('SandboxRefund')
    .select((eb) => eb.fn.coalesce(eb.fn.sum('amountCents'), eb.lit(0)).as('cents'))
    .where('intentId', '=', intent.id)
    .where('status', '<>', 'failed')
    .executeTakeFirstOrThrow();
  if (intent.status !== 'succeeded' || intent.capturedCents < amountCents + Number(earlier.cents))
    throw invalid('charge_already_refunded', 'The charge has not so much left.');
  if (await isDisputed(call, intent.id)) throw invalid('charge_disputed', 'The cardholder disputes this charge.');
  const id = randomId('re');
  await db
    .insertInto('SandboxRefund')
    .values({
      id,
      // Only the caller's own metadata can be searched: Stripe never returns its keys.
      idempotencyKey: String(partOf(form, 'metadata')['key'] ?? ''),
      intentId: intent.id,
      amountCents,
      status: intent.card.behaviour === 'refund_pending' ? 'pending' : 'succeeded',
      createdAt: call.now,
    })
    .execute();
  await move(call, 'refund', -amountCents, { id, object: 'refund' });
  const refund = await refundObject(call, id);
  await queueWebhook(call, 'refund.created', refund);
  return done(refund);
}

/** The bank holds the money of a charge, or gave it to the cardholder: it cannot be refunded as well. */
async function isDisputed({ db }: Place, intentId: string): Promise<boolean> {
  const dispute = await db
    .selectFrom('SandboxObject')
    .select('id')
    .where('kind', '=', 'dispute')
    .where((eb) => eb(sql`${eb.ref('body')} ->> 'payment_intent'`, '=', intentId))
    .where((eb) => eb(sql`${eb.ref('body')} ->> 'status'`, '<>', 'won'))
    .executeTakeFirst();
  return dispute !== undefined;
}

/** GET /v1/refunds?payment_intent= */
export async function listRefunds({ db, form }: SandboxCall): Promise<SandboxAnswer> {
  const rows = await db
    .selectFrom('SandboxRefund')
    .selectAll()
    .where('intentId', '=', textOf(form, 'payment_intent'))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(100)
    .execute();
  return done({ object: 'list', has_more: false, url: '/v1/refunds', data: rows.map(objectOf) });
}

/** GET /v1/refunds/:id */
export async function retrieveRefund(call: SandboxCall): Promise<SandboxAnswer> {
  return done(await refundObject(call, call.id));
}

/** The bank's answer to a refund, days later: a failure returns the money to our balance. */
export async function endRefund(place: Place, id: string, status: 'succeeded' | 'failed'): Promise<void> {
  const { status: before, amount } = await refundObject(place, id);
  if (before === status || before === 'failed') return;
  const failureReason = status === 'failed' ? 'expired_or_canceled_card' : null;
  await place.db.updateTable('SandboxRefund').set({ status, failureReason }).where('id', '=', id).execute();
  if (status === 'failed') await move(place, 'refund_failure', amount, { id, object: 'refund' });
  await queueWebhook(place, status === 'failed' ? 'refund.failed' : 'refund.updated', await refundObject(place, id));
}

/** GET /v1/disputes/:id */
export async function retrieveDispute(call: SandboxCall): Promise<SandboxAnswer> {
  return done(await readObject(call, 'dispute', call.id));
}

/** POST /v1/disputes/:id: the evidence, which is final once submitted. */
export async function updateDispute(call: SandboxCall): Promise<SandboxAnswer> {
  const dispute = await readObject(call, 'dispute', call.id);
  if (dispute['status'] !== 'needs_response')
    throw invalid('dispute_closed', 'This dispute cannot be answered any more.');
  const status = call.form['submit'] === 'true' ? 'under_review' : 'needs_response';
  const changed = await changeObject(call, 'dispute', call.id, { status, evidence: call.form['evidence'] ?? {} });
  await queueWebhook(call, 'charge.dispute.updated', changed);
  return done(changed);
}

/** The cardholder's bank decides; a won dispute returns the money. */
export async function endDispute(place: Place, id: string, status: 'won' | 'lost'): Promise<void> {
  const { amount } = await readObject(place, 'dispute', id);
  const taken = { amount: -Number(amount) };
  const movements = status === 'won' ? [taken, { amount: Number(amount) }] : [taken];
  const dispute = await changeObject(place, 'dispute', id, { status, balance_transactions: movements });
  if (status === 'won') await move(place, 'adjustment', Number(amount), { id, object: 'dispute' });
  await queueWebhook(place, 'charge.dispute.closed', dispute);
}
