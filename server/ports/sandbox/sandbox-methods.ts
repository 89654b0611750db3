import type { Database } from '../../database.js';
import type { CardBehaviour } from './sandbox-cards.js';
import {
  cardRefused,
  done,
  invalid,
  missing,
  partOf,
  textOf,
  type SandboxAnswer,
  type SandboxCall,
  type StripeObject,
} from './sandbox-call.js';
import { deleteAnswersWith } from './sandbox-keys.js';
import { changeObject, insertObject, readObject, queueWebhook } from './sandbox-store.js';

/** A stored card of the sandbox. */
export interface CardRow {
  readonly id: string;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly behaviour: CardBehaviour;
  readonly customerId: string | null;
}

export async function cardOf(db: Database, id: string): Promise<CardRow> {
  const row = await db.selectFrom('SandboxPaymentMethod').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw missing('PaymentMethod', id);
  return row;
}

export function methodObject(card: CardRow): StripeObject {
  return {
    id: card.id,
    object: 'payment_method',
    type: 'card',
    customer: card.customerId,
    card: {
      brand: card.brand === 'card' ? 'unknown' : card.brand,
      last4: card.last4,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      fingerprint: `${card.brand}${card.last4}${card.expMonth}${card.expYear}`,
    },
  };
}

/** Attaches a card to a customer, unless it already has one. */
export async function attach(db: Database, id: string, customerId: string): Promise<void> {
  await db
    .updateTable('SandboxPaymentMethod')
    .set({ customerId })
    .where('id', '=', id)
    .where('customerId', 'is', null)
    .execute();
}

/** POST /v1/customers */
export async function createCustomer(call: SandboxCall): Promise<SandboxAnswer> {
  const { email = null, metadata = {} } = call.form;
  return done(await insertObject(call, 'customer', { email, metadata }));
}

/** DELETE /v1/customers/:id: deletes their cards too. */
export async function deleteCustomer(call: SandboxCall): Promise<SandboxAnswer> {
  await readObject(call, 'customer', call.id);
  await call.db.deleteFrom('SandboxObject').where('id', '=', call.id).execute();
  await deleteAnswersWith(call.db, call.id);
  await call.db
    .updateTable('SandboxPaymentMethod')
    .set({ customerId: null })
    .where('customerId', '=', call.id)
    .execute();
  return done({ id: call.id, object: 'customer', deleted: true });
}

/** GET /v1/payment_methods/:id */
export async function retrieveMethod({ db, id }: SandboxCall): Promise<SandboxAnswer> {
  return done(methodObject(await cardOf(db, id)));
}

/** GET /v1/payment_methods?customer= */
export async function listMethods({ db, form }: SandboxCall): Promise<SandboxAnswer> {
  const cards = await db
    .selectFrom('SandboxPaymentMethod')
    .selectAll()
    .where('customerId', '=', textOf(form, 'customer'))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  return done({ object: 'list', has_more: false, url: '/v1/payment_methods', data: cards.map(methodObject) });
}

/** POST /v1/payment_methods/:id/attach */
export async function attachMethod(call: SandboxCall): Promise<SandboxAnswer> {
  const customerId = textOf(call.form, 'customer');
  await readObject(call, 'customer', customerId);
  const card = await cardOf(call.db, call.id);
  if (card.customerId !== null && card.customerId !== customerId)
    throw invalid('payment_method_unexpected_state', 'The payment method belongs to another customer.');
  if (card.behaviour === 'declined') return cardRefused('card_declined', 'generic_decline', methodObject(card));
  await attach(call.db, card.id, customerId);
  return done(methodObject({ ...card, customerId }));
}

/** POST /v1/payment_methods/:id/detach */
export async function detachMethod({ db, id }: SandboxCall): Promise<SandboxAnswer> {
  const card = await cardOf(db, id);
  await db.updateTable('SandboxPaymentMethod').set({ customerId: null }).where('id', '=', id).execute();
  return done(methodObject({ ...card, customerId: null }));
}

/** POST /v1/setup_intents, confirmed at once. */
export async function createSetup(call: SandboxCall): Promise<SandboxAnswer> {
  const customer = textOf(call.form, 'customer');
  await readObject(call, 'customer', customer);
  const card = await cardOf(call.db, textOf(call.form, 'payment_method'));
  if (card.customerId !== null && card.customerId !== customer)
    throw invalid('payment_method_unexpected_state', 'The payment method belongs to another customer.');
  const setup = await insertObject(call, 'setup_intent', {
    customer,
    payment_method: card.id,
    status: 'requires_confirmation',
    next_action: null,
    last_setup_error: null,
    metadata: partOf(call.form, 'metadata'),
  });
  const id = String(setup['id']);
  if (card.behaviour === 'declined') {
    const error = { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' };
    const failed = await changeObject(call, 'setup_intent', id, {
      status: 'requires_payment_method',
      last_setup_error: error,
    });
    return cardRefused('card_declined', 'generic_decline', failed);
  }
  if (card.behaviour !== 'authenticate') return done(await finishSetup(call, id));
  return done(
    await changeObject(call, 'setup_intent', id, {
      status: 'requires_action',
      next_action: { type: 'redirect_to_url', redirect_to_url: { url: `/sandbox-payments/authenticate/${id}` } },
    }),
  );
}

/** The bank confirmed: the card is attached to the customer. */
export async function finishSetup(call: Pick<SandboxCall, 'db' | 'now'>, id: string): Promise<StripeObject> {
  const setup = await changeObject(call, 'setup_intent', id, { status: 'succeeded', next_action: null });
  await attach(call.db, String(setup['payment_method']), String(setup['customer']));
  await queueWebhook(call, 'setup_intent.succeeded', setup);
  return setup;
}

/** GET /v1/setup_intents/:id */
export async function retrieveSetup(call: SandboxCall): Promise<SandboxAnswer> {
  return done(await readObject(call, 'setup_intent', call.id));
}
