import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentState } from '../../../server/ports/payments/payment-records.js';
import type { PaymentsPort } from '../../../server/ports/payments/payments.js';
import { StripePayments } from '../../../server/ports/payments/stripe-payments.js';
import type { PaymentSandbox } from '../../../server/ports/sandbox/payment-sandbox.js';
import { sandboxOf } from '../../support/money/sandbox.js';
import { FakeClock } from '../../support/fake-clock.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

// The adapter with the official client against the sandbox's HTTP server: every call and every listed failure.

const CARDS = {
  works: '4242424242424242',
  declined: '4000000000000002',
  poor: '4000000000009995',
  authenticate: '4000002760003184',
  failsLater: '4000000000000341',
  refundPending: '4000000000007726',
  refundFails: '4000000000005126',
  disputed: '4000000000000259',
};
const RETURN = 'https://hueco.test/payments/return';

let app: TestApp;
let provider: PaymentsPort;
let sandbox: PaymentSandbox;
let customerRef: string;
const clock = new FakeClock('2027-03-02T10:00:00Z');

beforeAll(async () => {
  app = await createTestApp({ clock });
  provider = app.services.ports.payments.current;
  sandbox = sandboxOf(app);
  customerRef = await newCustomer();
});

afterEach(() => sandbox.faults.clear());

afterAll(() => app.stop());

const key = (): { idempotencyKey: string } => ({ idempotencyKey: randomUUID() });

async function newCustomer(): Promise<string> {
  const { ref } = await provider.createCustomer({ userId: randomUUID(), email: 'lucia@example.test', ...key() });
  return ref;
}

async function newCard(number: string): Promise<string> {
  return (await sandbox.addMethod(number, 11, 2030)).id;
}

function create(methodRef: string, capture: 'manual' | 'automatic' = 'manual', idempotencyKey: string = randomUUID()) {
  return provider.createPayment({
    customerRef,
    methodRef,
    amountCents: 12_345,
    capture,
    savesMethod: true,
    description: 'HUE-1',
    idempotencyKey,
  });
}

async function confirm(number: string, capture: 'manual' | 'automatic' = 'manual'): Promise<PaymentState> {
  const methodRef = await newCard(number);
  const { ref } = await create(methodRef, capture);
  return provider.confirmPayment(ref, { methodRef, returnUrl: RETURN, ...key() });
}

async function saved(number: string): Promise<string> {
  const methodRef = await newCard(number);
  await provider.attachMethod(methodRef, customerRef);
  return methodRef;
}

async function chargeAway(number: string): Promise<PaymentState> {
  const methodRef = await saved(number);
  const { ref } = await create(methodRef, 'automatic');
  return provider.chargeOffSession(ref, { methodRef, ...key() });
}

describe('customers and cards', () => {
  test('createCustomer creates one customer per key; deleteCustomer detaches its cards and can be repeated', async () => {
    const request = { userId: randomUUID(), email: 'ana@example.test', ...key() };
    const first = await provider.createCustomer(request);
    expect(await provider.createCustomer(request)).toEqual(first);
    const card = await newCard(CARDS.works);
    await provider.attachMethod(card, first.ref);
    await provider.deleteCustomer(first.ref);
    await provider.deleteCustomer(first.ref);
    expect(await provider.retrieveMethod(card)).toMatchObject({ customerRef: null });
  });

  test('cards are attached, listed and detached', async () => {
    const owner = await newCustomer();
    const card = await newCard(CARDS.works);
    expect(await provider.retrieveMethod('pm_none')).toBeNull();
    expect(await provider.attachMethod(card, owner)).toMatchObject({
      ref: card,
      customerRef: owner,
      brand: 'visa',
      last4: '4242',
      expMonth: 11,
      expYear: 2030,
    });
    expect((await provider.listMethods(owner)).map(({ ref }) => ref)).toEqual([card]);
    await provider.detachMethod(card);
    await provider.detachMethod(card);
    expect(await provider.listMethods(owner)).toEqual([]);
  });

  test("paying with or attaching another customer's card is rejected", async () => {
    const card = await newCard(CARDS.works);
    await provider.attachMethod(card, await newCustomer());
    await expect(create(card)).rejects.toMatchObject({ kind: 'our_fault', code: 'payment_method_unexpected_state' });
    await expect(provider.attachMethod(card, customerRef)).rejects.toMatchObject({ kind: 'our_fault' });
    const declined = provider.attachMethod(await newCard(CARDS.declined), customerRef);
    await expect(declined).rejects.toMatchObject({ kind: 'declined', code: 'card_declined' });
  });

  test('saveMethod saves a card at once, after authentication, or not at all', async () => {
    const save = async (number: string) =>
      provider.saveMethod({ customerRef, methodRef: await newCard(number), returnUrl: RETURN, ...key() });
    const done = await save(CARDS.works);
    expect(done).toMatchObject({ status: 'done', failure: null });
    expect(await provider.retrieveMethod(done.methodRef ?? '')).toMatchObject({ customerRef });
    expect(await save(CARDS.declined)).toMatchObject({
      status: 'failed',
      failure: { kind: 'declined', code: 'card_declined' },
    });
    const asked = await save(CARDS.authenticate);
    expect(asked).toMatchObject({
      status: 'action_required',
      actionUrl: `/sandbox-payments/authenticate/${asked.ref}`,
    });
    await sandbox.answerChallenge(asked.ref, true);
    expect(await provider.retrieveSetup(asked.ref)).toMatchObject({ status: 'done' });
    const refused = await save(CARDS.authenticate);
    await sandbox.answerChallenge(refused.ref, false);
    expect(await provider.retrieveSetup(refused.ref)).toMatchObject({
      status: 'failed',
      failure: { code: 'authentication_failed' },
    });
  });
});

describe('payments', () => {
  test('a payment is created, authorized and captured; voiding it after capture has no effect', async () => {
    const methodRef = await newCard(CARDS.works);
    const made = await create(methodRef);
    expect(made).toMatchObject({ status: 'created', amountCents: 12_345, capturedCents: 0 });
    const held = await provider.confirmPayment(made.ref, { methodRef, returnUrl: RETURN, ...key() });
    expect(held).toMatchObject({ status: 'authorized', methodBrand: 'visa', methodLast4: '4242', methodRef });
    expect(await provider.retrieveMethod(methodRef)).toMatchObject({ customerRef });
    expect(await provider.capturePayment(made.ref, key())).toMatchObject({ status: 'captured', capturedCents: 12_345 });
    expect(await provider.capturePayment(made.ref, key())).toMatchObject({ status: 'captured' });
    expect(await provider.voidPayment(made.ref, key())).toMatchObject({ status: 'captured' });
  });

  test('authorized and unconfirmed payments can be voided, and voiding twice is harmless', async () => {
    const { ref } = await confirm(CARDS.works);
    expect(await provider.voidPayment(ref, key())).toMatchObject({ status: 'void' });
    expect(await provider.voidPayment(ref, key())).toMatchObject({ status: 'void' });
    expect(await provider.capturePayment(ref, key())).toMatchObject({ status: 'void' });
    const made = await create(await newCard(CARDS.works));
    expect(await provider.voidPayment(made.ref, key())).toMatchObject({ status: 'void' });
  });

  test.each([
    ['declined', 'card_declined'],
    ['poor', 'insufficient_funds'],
  ] as const)('a card that is %s: %s', async (card, code) => {
    const failed = await confirm(CARDS[card]);
    expect(failed).toMatchObject({ status: 'failed', failure: { kind: 'declined', code }, capturedCents: 0 });
    expect(await provider.retrievePayment(failed.ref)).toEqual(failed);
  });

  test('a payment that requires authentication is authorized or fails by its result', async () => {
    const asked = await confirm(CARDS.authenticate);
    expect(asked).toMatchObject({
      status: 'action_required',
      actionUrl: `/sandbox-payments/authenticate/${asked.ref}`,
    });
    await sandbox.answerChallenge(asked.ref, true);
    expect(await provider.retrievePayment(asked.ref)).toMatchObject({ status: 'authorized' });
    const refused = await confirm(CARDS.authenticate);
    await sandbox.answerChallenge(refused.ref, false);
    expect(await provider.retrievePayment(refused.ref)).toMatchObject({
      status: 'failed',
      failure: { kind: 'declined', code: 'authentication_failed' },
    });
  });

  test('a capture that the bank refuses makes the payment fail', async () => {
    const { ref, status } = await confirm(CARDS.failsLater);
    expect(status).toBe('authorized');
    expect(await provider.capturePayment(ref, key())).toMatchObject({
      status: 'failed',
      failure: { kind: 'declined', code: 'card_declined' },
    });
  });

  test('an off-session charge is captured, is declined, or fails with authentication_required', async () => {
    expect(await chargeAway(CARDS.works)).toMatchObject({ status: 'captured', capturedCents: 12_345 });
    expect(await chargeAway(CARDS.failsLater)).toMatchObject({ status: 'failed', failure: { kind: 'declined' } });
    expect(await chargeAway(CARDS.authenticate)).toMatchObject({
      status: 'failed',
      failure: { kind: 'authentication_required', code: 'authentication_required' },
    });
    const stranger = await newCard(CARDS.works);
    const { ref } = await create(stranger, 'automatic');
    await expect(provider.chargeOffSession(ref, { methodRef: stranger, ...key() })).rejects.toMatchObject({
      kind: 'our_fault',
    });
  });
});

describe('idempotency keys', () => {
  test('an idempotency key returns the same payment for 24 hours and is rejected for other parameters', async () => {
    const card = await newCard(CARDS.works);
    const { idempotencyKey } = key();
    const first = await create(card, 'manual', idempotencyKey);
    expect((await create(card, 'manual', idempotencyKey)).ref).toBe(first.ref);
    await expect(create(await newCard(CARDS.works), 'manual', idempotencyKey)).rejects.toMatchObject({
      kind: 'our_fault',
    });
    clock.advance({ hours: 25 });
    expect((await create(card, 'manual', idempotencyKey)).ref).not.toBe(first.ref);
  });

  test('a declined confirmation returns status failed, and a new key with another card is a new try', async () => {
    const methodRef = await newCard(CARDS.declined);
    const { ref } = await create(methodRef);
    const call = { methodRef, returnUrl: RETURN, ...key() };
    expect(await provider.confirmPayment(ref, call)).toMatchObject({ status: 'failed' });
    const works = await newCard(CARDS.works);
    expect(await provider.confirmPayment(ref, { ...call, methodRef: works, ...key() })).toMatchObject({
      status: 'authorized',
    });
  });

  test('repeating a refund with its key after a lost answer does not refund twice', async () => {
    const { ref } = await confirm(CARDS.works, 'automatic');
    const request = { paymentRef: ref, amountCents: 5000, ...key() };
    // The official client itself retries a broken call once.
    sandbox.faults.add('POST', /refunds/, { kind: 'lose' }, 2);
    await expect(provider.refund(request)).rejects.toMatchObject({ kind: 'retry_later', code: 'unreachable' });
    const again = await provider.refund(request);
    expect(again).toMatchObject({ status: 'done' });
    expect(await provider.refund(request)).toEqual(again);
    expect(await provider.refund({ ...request, amountCents: 7345, ...key() })).toMatchObject({ status: 'done' });
  });

  test('findRefund finds the refund made under an expired key', async () => {
    const { ref: paymentRef } = await confirm(CARDS.works, 'automatic');
    const request = { paymentRef, amountCents: 5000, ...key() };
    expect(await provider.findRefund(request)).toBeNull();
    const made = await provider.refund(request);
    clock.advance({ hours: 25 });
    expect(await provider.findRefund(request)).toEqual(made);
    expect(await provider.findRefund({ ...request, ...key() })).toBeNull();
  });
});

describe('provider errors', () => {
  test.each([
    [409, 'retry_later', 'idempotency_key_in_use'],
    [429, 'retry_later', 'rate_limit'],
    [500, 'retry_later', 'provider_error'],
    [401, 'blocked', 'api_key_expired'],
  ] as const)('%i is %s', async (status, kind, code) => {
    const { ref } = await create(await newCard(CARDS.works));
    sandbox.faults.add('GET', /payment_intents/, { kind: 'refuse', status });
    await expect(provider.retrievePayment(ref)).rejects.toMatchObject({ name: 'ProviderError', kind, code });
    sandbox.faults.clear();
    expect(await provider.retrievePayment(ref)).toMatchObject({ status: 'created' });
  });

  test('a call without an answer times out, and a slow answer within the timeout is returned', async () => {
    const hasty = new StripePayments({ ...sandbox.connection, timeoutMs: 300 });
    const { ref } = await create(await newCard(CARDS.works));
    sandbox.faults.add('GET', /payment_intents/, { kind: 'hang' }, 1);
    await expect(hasty.retrievePayment(ref)).rejects.toMatchObject({ kind: 'retry_later', code: 'timeout' });
    sandbox.faults.add('GET', /payment_intents/, { kind: 'slow', delayMs: 50 }, 1);
    expect(await hasty.retrievePayment(ref)).toMatchObject({ status: 'created' });
  });

  test('a wrong secret key is reported as blocked, unknown references as our_fault', async () => {
    const stranger = new StripePayments({ ...sandbox.connection, secretKey: 'sk_test_wrong' });
    await expect(stranger.retrievePayment('pi_1')).rejects.toMatchObject({ kind: 'blocked' });
    await expect(provider.retrievePayment('pi_none')).rejects.toMatchObject({
      kind: 'our_fault',
      code: 'resource_missing',
    });
  });
});

describe('refunds and disputes', () => {
  test('partial refunds never exceed the captured amount', async () => {
    const { ref: paymentRef } = await confirm(CARDS.works, 'automatic');
    const refund = (amountCents: number) => provider.refund({ paymentRef, amountCents, ...key() });
    expect(await refund(10_000)).toMatchObject({ status: 'done', failureCode: null });
    expect(await refund(2346)).toEqual({ ref: null, status: 'failed', failureCode: 'charge_already_refunded' });
    expect(await refund(2345)).toMatchObject({ status: 'done' });
  });

  test('a refund can be pending until the bank confirms it, or fail days after it was done', async () => {
    const refundOf = async (number: string) => {
      const { ref: paymentRef } = await confirm(number, 'automatic');
      return provider.refund({ paymentRef, amountCents: 1000, ...key() });
    };
    const pending = await refundOf(CARDS.refundPending);
    const failing = await refundOf(CARDS.refundFails);
    expect([pending.status, failing.status]).toEqual(['pending', 'done']);
    clock.advance({ days: 2 });
    await sandbox.tick();
    expect(await provider.retrieveRefund(pending.ref ?? '')).toMatchObject({ status: 'done' });
    expect(await provider.retrieveRefund(failing.ref ?? '')).toMatchObject({
      status: 'failed',
      failureCode: 'expired_or_canceled_card',
    });
  });

  test('a dispute is read, answered once and decided', async () => {
    const { ref } = await confirm(CARDS.disputed, 'automatic');
    const [row] = await app
      .context()
      .em.execute<{ id: string }[]>(
        `select id from sandbox_objects where kind = 'dispute' and body ->> 'payment_intent' = ?`,
        [ref],
      );
    const id = row?.id ?? '';
    expect(await provider.retrieveDispute(id)).toMatchObject({
      paymentRef: ref,
      amountCents: 12_345,
      reason: 'fraudulent',
      status: 'open',
      answerDueAt: expect.any(Date),
    });
    const answer = { productDescription: 'a', cancellationPolicy: 'b', acceptances: 'c', accessLog: 'd' };
    expect(await provider.answerDispute(id, { ...answer, ...key() })).toMatchObject({ status: 'answered' });
    await expect(provider.answerDispute(id, { ...answer, ...key() })).rejects.toMatchObject({ kind: 'our_fault' });
    await sandbox.endDispute(id, 'won');
    expect(await provider.retrieveDispute(id)).toMatchObject({ status: 'won' });
  });
});
