import { secondsOf } from '../../core/clock.js';
import { sql } from 'kysely';
import { DAY_S } from '../../core/values/durations.js';
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
  type StripeObject,
} from './sandbox-call.js';
import {
  balanceOf,
  changeObject,
  insertObject,
  move,
  readObject,
  storedObject,
  queueWebhook,
} from './sandbox-store.js';

type Place = Pick<SandboxCall, 'db' | 'now'>;

const LINK_S = 900;
const FIRST_REQUIREMENTS = [
  'external_account',
  'individual.id_number',
  'individual.first_name',
  'individual.last_name',
];
/** Payouts to an account number with this ending fail later. */
export const CLOSED_BANK = '0002';

function accountFields(wanted: readonly string[], iban4: string | null, isSubmitted: boolean): StripeObject {
  const isComplete = wanted.length === 0;
  return {
    details_submitted: isSubmitted,
    payouts_enabled: isComplete,
    charges_enabled: false,
    capabilities: { transfers: isComplete ? 'active' : 'inactive' },
    requirements: { currently_due: wanted, past_due: [], eventually_due: wanted, current_deadline: null },
    external_accounts: {
      object: 'list',
      data: iban4 === null ? [] : [{ id: `ba_${iban4}`, object: 'bank_account', last4: iban4, country: 'ES' }],
    },
  };
}

/** POST /v1/accounts */
export async function createAccount(call: SandboxCall): Promise<SandboxAnswer> {
  const { business_type: businessType = 'individual', metadata = {} } = call.form;
  return done(
    await insertObject(call, 'account', {
      business_type: businessType,
      country: 'ES',
      metadata,
      ...accountFields(FIRST_REQUIREMENTS, null, false),
    }),
  );
}

/** GET /v1/accounts/:id */
export async function retrieveAccount(call: SandboxCall): Promise<SandboxAnswer> {
  return done(await readObject(call, 'account', call.id));
}

/** POST /v1/account_links */
export async function createAccountLink(call: SandboxCall): Promise<SandboxAnswer> {
  const account = textOf(call.form, 'account');
  await readObject(call, 'account', account);
  const link = await insertObject(call, 'account_link', {
    account,
    return_url: textOf(call.form, 'return_url'),
    refresh_url: textOf(call.form, 'refresh_url'),
    expires_at: secondsOf(call.now) + LINK_S,
  });
  return done({ ...link, url: `/sandbox-payments/onboarding/${String(link['id'])}` });
}

/** The payee's details from the onboarding page; the account number itself is not stored. */
export async function completeAccount(place: Place, id: string, iban: string): Promise<void> {
  await queueWebhook(
    place,
    'account.updated',
    await changeObject(place, 'account', id, accountFields([], iban.slice(-4), true)),
    id,
  );
}

/** The provider requires more, as it may at any time: payouts wait. */
export async function restrictAccount(
  place: Place,
  id: string,
  wanted: readonly string[],
  days: number,
): Promise<void> {
  const { external_accounts: accounts, requirements } = await readObject(place, 'account', id);
  const account = await changeObject(place, 'account', id, {
    ...accountFields(wanted, null, true),
    external_accounts: accounts,
    requirements: {
      ...(requirements as StripeObject),
      currently_due: wanted,
      current_deadline: secondsOf(place.now) + days * DAY_S,
    },
  });
  await queueWebhook(place, 'account.updated', account, id);
}

/** POST /v1/transfers */
export async function createTransfer(call: SandboxCall): Promise<SandboxAnswer> {
  const amount = centsOf(call.form);
  const destination = textOf(call.form, 'destination');
  const account = await readObject(call, 'account', destination);
  if ((account['capabilities'] as StripeObject)['transfers'] !== 'active')
    throw invalid('insufficient_capabilities_for_transfer', 'The account cannot receive transfers yet.');
  if ((await balanceOf(call, null)) < amount) throw invalid('balance_insufficient', 'Our balance is too small.');
  const transfer = await insertObject(call, 'transfer', {
    amount,
    amount_reversed: 0,
    destination,
    description: call.form['description'] ?? null,
    source_transaction: call.form['source_transaction'] ?? null,
    metadata: partOf(call.form, 'metadata'),
  });
  const source = { id: transfer['id'], object: 'transfer' };
  await move(call, 'transfer', -amount, source);
  await move(call, 'payment', amount, source, destination);
  await queueWebhook(call, 'transfer.created', transfer);
  return done(transfer);
}

/** GET /v1/transfers/:id */
export async function retrieveTransfer(call: SandboxCall): Promise<SandboxAnswer> {
  return done(await readObject(call, 'transfer', call.id));
}

/** GET /v1/transfers?destination=, newest first. */
export async function listTransfers({ db, form }: SandboxCall): Promise<SandboxAnswer> {
  const destination = textOf(form, 'destination');
  const rows = await db
    .selectFrom('SandboxObject')
    .select(['id', 'kind', 'body', 'createdAt'])
    .where('kind', '=', 'transfer')
    .where((eb) => sql<boolean>`${eb.ref('body')} ->> 'destination' = ${destination}`)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(100)
    .execute();
  return done({ object: 'list', has_more: false, url: '/v1/transfers', data: rows.map(storedObject) });
}

/** POST /v1/transfers/:id/reversals */
export async function reverseTransfer(call: SandboxCall): Promise<SandboxAnswer> {
  const transfer = await readObject(call, 'transfer', call.id);
  const amount = centsOf(call.form);
  const reversed = Number(transfer['amount_reversed']) + amount;
  if (reversed > Number(transfer['amount']))
    throw invalid('transfer_already_reversed', 'The transfer has not so much left.');
  const destination = String(transfer['destination']);
  if ((await balanceOf(call, destination)) < amount)
    throw invalid('balance_insufficient', 'The balance of the account is too small.');
  const changed = await changeObject(call, 'transfer', call.id, { amount_reversed: reversed });
  const reversal = await insertObject(call, 'transfer_reversal', { amount, transfer: call.id });
  const source = { id: reversal['id'], object: 'transfer_reversal', transfer: call.id };
  await move(call, 'transfer_refund', amount, source);
  await move(call, 'payment_refund', -amount, source, destination);
  await queueWebhook(call, 'transfer.reversed', changed);
  return done(reversal);
}

/** POST /v1/payouts, for a payee's account. */
export async function createPayout(call: SandboxCall): Promise<SandboxAnswer> {
  const { accountId } = call;
  if (accountId === null) throw invalid('parameter_missing', 'Pay-outs are made for an account.');
  const account = await readObject(call, 'account', accountId);
  if (account['payouts_enabled'] !== true) throw invalid('payouts_not_allowed', 'The account cannot be paid out to.');
  const amount = centsOf(call.form);
  if ((await balanceOf(call, accountId)) < amount)
    throw invalid('balance_insufficient', 'The balance of the account is too small.');
  const banks = (account['external_accounts'] as { data: readonly { last4: string }[] }).data;
  const payout = await insertObject(
    call,
    'payout',
    {
      amount,
      currency: 'eur',
      status: 'pending',
      failure_code: null,
      arrival_date: secondsOf(call.now) + 2 * DAY_S,
      bank_last4: banks[0]?.last4 ?? '',
      metadata: partOf(call.form, 'metadata'),
    },
    accountId,
  );
  await move(call, 'payout', -amount, { id: payout['id'], object: 'payout' }, accountId);
  await queueWebhook(call, 'payout.created', payout, accountId);
  return done(payout);
}

/** GET /v1/payouts/:id, for a payee's account. */
export async function retrievePayout(call: SandboxCall): Promise<SandboxAnswer> {
  const row = await call.db
    .selectFrom('SandboxObject')
    .select('accountId')
    .where('id', '=', call.id)
    .executeTakeFirst();
  if (!row || row.accountId !== call.accountId) throw missing('payout', call.id);
  return done(await readObject(call, 'payout', call.id));
}

/** GET /v1/payouts, for a payee's account, newest first. */
export async function listPayouts(call: SandboxCall): Promise<SandboxAnswer> {
  const rows = await call.db
    .selectFrom('SandboxObject')
    .select(['id', 'kind', 'body', 'createdAt'])
    .where('kind', '=', 'payout')
    .where('accountId', call.accountId === null ? 'is' : '=', call.accountId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(100)
    .execute();
  return done({ object: 'list', has_more: false, url: '/v1/payouts', data: rows.map(storedObject) });
}

/** The bank's answer to a payout: a failed one is returned to the account's balance. */
export async function endPayout(place: Place, id: string, accountId: string): Promise<void> {
  const payout = await readObject(place, 'payout', id);
  const isFailed = payout['bank_last4'] === CLOSED_BANK;
  const ended = await changeObject(place, 'payout', id, {
    status: isFailed ? 'failed' : 'paid',
    failure_code: isFailed ? 'account_closed' : null,
  });
  if (isFailed)
    await move(
      place,
      'payout_failure',
      Number(payout['amount']),
      { id, object: 'payout', key: randomId('pf') },
      accountId,
    );
  await queueWebhook(place, isFailed ? 'payout.failed' : 'payout.paid', ended, accountId);
}

/** GET /v1/balance_transactions, newest first. */
export async function listBalance({ db, form, accountId }: SandboxCall): Promise<SandboxAnswer> {
  const created = (form['created'] ?? {}) as { gte?: string; lt?: string };
  const limit = Math.min(Number(form['limit'] ?? 10), 100);
  const after = form['starting_after'];
  const rows = await db
    .selectFrom('SandboxBalanceEntry')
    .selectAll()
    .where('accountId', accountId === null ? 'is' : '=', accountId)
    .$if(created.gte !== undefined, (query) => query.where('createdAt', '>=', new Date(Number(created.gte) * 1000)))
    .$if(created.lt !== undefined, (query) => query.where('createdAt', '<', new Date(Number(created.lt) * 1000)))
    .$if(typeof after === 'string', (query) =>
      query.where('position', '<', (eb) =>
        eb.selectFrom('SandboxBalanceEntry').select('position').where('id', '=', String(after)),
      ),
    )
    .orderBy('position', 'desc')
    .limit(limit + 1)
    .execute();
  const data = rows.slice(0, limit).map((row) => ({
    id: row.id,
    object: 'balance_transaction',
    type: row.type,
    reporting_category: row.source['object'] === 'dispute' ? 'dispute' : row.type,
    amount: row.amountCents,
    fee: 0,
    net: row.amountCents,
    currency: 'eur',
    created: secondsOf(row.createdAt),
    source: row.source,
  }));
  return done({ object: 'list', url: '/v1/balance_transactions', has_more: rows.length > limit, data });
}
