import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// M4: the sandbox implements every provider call of the adapter; any other call would first run with real money.

/** Every provider call of the product, by the official client's name, and its route. */
const CALLS: Readonly<Record<string, string>> = {
  'accountLinks.create': 'post /v1/account_links',
  'accounts.create': 'post /v1/accounts',
  'accounts.retrieve': 'get /v1/accounts/:id',
  'balanceTransactions.list': 'get /v1/balance_transactions',
  'customers.create': 'post /v1/customers',
  'customers.del': 'delete /v1/customers/:id',
  'disputes.retrieve': 'get /v1/disputes/:id',
  'disputes.update': 'post /v1/disputes/:id',
  'paymentIntents.cancel': 'post /v1/payment_intents/:id/cancel',
  'paymentIntents.capture': 'post /v1/payment_intents/:id/capture',
  'paymentIntents.confirm': 'post /v1/payment_intents/:id/confirm',
  'paymentIntents.create': 'post /v1/payment_intents',
  'paymentIntents.retrieve': 'get /v1/payment_intents/:id',
  'paymentMethods.attach': 'post /v1/payment_methods/:id/attach',
  'paymentMethods.detach': 'post /v1/payment_methods/:id/detach',
  'paymentMethods.list': 'get /v1/payment_methods',
  'paymentMethods.retrieve': 'get /v1/payment_methods/:id',
  'payouts.create': 'post /v1/payouts',
  'payouts.list': 'get /v1/payouts',
  'payouts.retrieve': 'get /v1/payouts/:id',
  'refunds.create': 'post /v1/refunds',
  'refunds.list': 'get /v1/refunds',
  'refunds.retrieve': 'get /v1/refunds/:id',
  'setupIntents.create': 'post /v1/setup_intents',
  'setupIntents.retrieve': 'get /v1/setup_intents/:id',
  'transfers.create': 'post /v1/transfers',
  'transfers.createReversal': 'post /v1/transfers/:id/reversals',
  'transfers.list': 'get /v1/transfers',
  'transfers.retrieve': 'get /v1/transfers/:id',
};

const PORT = 'server/ports/payments';
const adapter = readdirSync(PORT)
  .filter((file) => file.startsWith('stripe-'))
  .map((file) => readFileSync(`${PORT}/${file}`, 'utf8'))
  .join('\n');

/** Calls that need no route: they check a signature here. */
const LOCAL = new Set(['webhooks.constructEvent', 'webhooks.constructEventAsync']);

/** Nested calls too, such as `checkout.sessions.create`. */
const called = [...adapter.matchAll(/\bstripe((?:\s*\.\s*\w+)+)\(/g)]
  .map(([, path = '']) => path.replaceAll(/\s/g, '').slice(1))
  .filter((call) => !LOCAL.has(call));
const implemented = [
  ...readFileSync('server/ports/sandbox/sandbox-api.ts', 'utf8').matchAll(/\['(\w+)', '(\/v1\/[^']+)'/g),
].map(([, method, path]) => `${method} ${path}`);

test('M4 M8 the adapter makes exactly the listed provider calls', () => {
  expect([...new Set(called)].sort()).toEqual(Object.keys(CALLS).sort());
});

test('M4 M8 the sandbox implements exactly the listed calls', () => {
  expect([...implemented].sort()).toEqual(Object.values(CALLS).sort());
});

test("M4 no call bypasses the client's named resources", () => {
  expect(adapter).not.toMatch(/\.rawRequest\(|\bstripe\s*\[/);
  // A resource under another name would not be found above.
  const renamed = [...adapter.matchAll(/(\{[^{}]*\})\s*=\s*(?:this\.)?stripe\b|=\s*(?:this\.)?stripe\s*\.\s*\w+\s*;/g)];
  expect(renamed.map(([, names]) => names)).toEqual(['{ webhooks }']);
});
