import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentState } from '../../../server/ports/payments/payment-records.js';
import type { PaymentsPort } from '../../../server/ports/payments/payments.js';
import type { PaymentSandbox } from '../../../server/ports/sandbox/payment-sandbox.js';
import { FakeClock } from '../../support/fake-clock.js';
import { sandboxOf } from '../../support/money/sandbox.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

// The adapter with the official client against the sandbox's HTTP server: the calls about recipients of payouts.

const RETURN = 'https://hueco.test/payments/return';

let app: TestApp;
let provider: PaymentsPort;
let sandbox: PaymentSandbox;
const clock = new FakeClock('2027-03-02T10:00:00Z');

beforeAll(async () => {
  app = await createTestApp({ clock });
  provider = app.services.ports.payments.current;
  sandbox = sandboxOf(app);
});

afterAll(() => app.stop());

const key = (): { idempotencyKey: string } => ({ idempotencyKey: randomUUID() });

/** A captured payment of 123.45 €. */
async function taken(): Promise<PaymentState> {
  const { ref: customerRef } = await provider.createCustomer({
    userId: randomUUID(),
    email: 'lucia@example.test',
    ...key(),
  });
  const methodRef = (await sandbox.addMethod('4242424242424242', 11, 2030)).id;
  const { ref } = await provider.createPayment({
    customerRef,
    methodRef,
    amountCents: 12_345,
    capture: 'automatic',
    savesMethod: true,
    description: 'HUE-1',
    ...key(),
  });
  return provider.confirmPayment(ref, { methodRef, returnUrl: RETURN, ...key() });
}

async function payee(iban = 'ES9121000418450200051332'): Promise<string> {
  const { ref } = await provider.createAccount({
    userId: randomUUID(),
    email: 'marta@example.test',
    kind: 'individual',
    ...key(),
  });
  await sandbox.completeAccount(ref, iban);
  return ref;
}

describe('payees', () => {
  test('an account lists its requirements, is completed by onboarding and can be restricted later', async () => {
    const { ref, ...made } = await provider.createAccount({
      userId: randomUUID(),
      email: 'marta@example.test',
      kind: 'individual',
      ...key(),
    });
    expect(made).toEqual({
      status: 'pending',
      requirements: expect.arrayContaining(['external_account']),
      requirementsDueAt: null,
      ibanLast4: null,
    });
    const { url } = await provider.createOnboardingLink(ref, { returnUrl: RETURN, refreshUrl: RETURN });
    const link = url.split('/').at(-1) ?? '';
    expect(url).toMatch(/^\/sandbox-payments\/onboarding\/link_/);
    expect(await sandbox.onboarding(link)).toEqual({ accountId: ref, returnUrl: RETURN });
    clock.advance({ hours: 1 });
    expect(await sandbox.onboarding(link)).toBeNull();
    await sandbox.completeAccount(ref, 'ES9121000418450200051332');
    expect(await provider.retrieveAccount(ref)).toMatchObject({
      status: 'complete',
      requirements: [],
      ibanLast4: '1332',
    });
    await sandbox.restrictAccount(ref, ['individual.verification.document'], 14);
    expect(await provider.retrieveAccount(ref)).toMatchObject({
      status: 'restricted',
      requirements: ['individual.verification.document'],
      requirementsDueAt: new Date(Math.floor(clock.now().getTime() / 1000) * 1000 + 14 * 86_400_000),
      ibanLast4: '1332',
    });
  });

  test('money is transferred once per key, partly reversed and paid out', async () => {
    const { ref: sourcePaymentRef } = await taken();
    const accountRef = await payee();
    const request = { accountRef, amountCents: 10_000, sourcePaymentRef, description: 'HUE-1', ...key() };
    const made = await provider.transfer(request);
    expect(made).toEqual({ ref: made.ref, accountRef, amountCents: 10_000, reversedCents: 0 });
    expect(await provider.transfer(request)).toEqual(made);
    expect(await provider.findTransfer(request)).toEqual(made);
    expect(await provider.findTransfer({ accountRef, ...key() })).toBeNull();
    const reverse = (amountCents: number) => provider.reverseTransfer({ transferRef: made.ref, amountCents, ...key() });
    expect(await reverse(3000)).toMatchObject({ reversedCents: 3000 });
    const wanted = { accountRef, amountCents: 7000, statementText: 'HUECO', ...key() };
    expect(await provider.findPayout(wanted)).toBeNull();
    const payout = await provider.payOut(wanted);
    expect(await provider.findPayout(wanted)).toEqual(payout);
    expect(await provider.findPayout({ accountRef, ...key() })).toBeNull();
    expect(payout).toMatchObject({ status: 'pending', amountCents: 7000, arrivesAt: expect.any(Date) });
    await expect(reverse(1000)).rejects.toMatchObject({ kind: 'our_fault', code: 'balance_insufficient' });
    clock.advance({ days: 1 });
    await sandbox.tick();
    expect(await provider.retrievePayout(accountRef, payout.ref)).toMatchObject({ status: 'paid', failureCode: null });
    expect(await provider.retrieveTransfer(made.ref)).toMatchObject({ reversedCents: 3000 });
  });

  test('transfers to an incomplete account are rejected, and a payout to a closed bank account fails and is returned', async () => {
    const { ref } = await provider.createAccount({
      userId: randomUUID(),
      email: 'nuevo@example.test',
      kind: 'company',
      ...key(),
    });
    const transfer = (accountRef: string) =>
      provider.transfer({ accountRef, amountCents: 500, sourcePaymentRef: null, description: 'x', ...key() });
    await expect(transfer(ref)).rejects.toMatchObject({ kind: 'our_fault' });
    const closed = await payee('ES0000000000000000000002');
    await transfer(closed);
    const payout = await provider.payOut({ accountRef: closed, amountCents: 500, statementText: 'HUECO', ...key() });
    clock.advance({ days: 1 });
    await sandbox.tick();
    expect(await provider.retrievePayout(closed, payout.ref)).toMatchObject({
      status: 'failed',
      failureCode: 'account_closed',
    });
    const { entries } = await provider.listBalance({
      accountRef: closed,
      from: new Date('2027-01-01'),
      to: new Date('2028-01-01'),
      after: null,
    });
    expect(entries.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
      ['payout_failure', 500],
      ['payout', -500],
      ['charge', 500],
    ]);
  });

  test('the platform balance is paginated and names the payment, refund or transfer behind each entry', async () => {
    const from = new Date(clock.now().getTime() + 3_600_000);
    clock.set(new Date(from.getTime() + 1000));
    const { ref: paymentRef } = await taken();
    const refund = await provider.refund({ paymentRef, amountCents: 345, ...key() });
    const accountRef = await payee();
    const transfer = await provider.transfer({
      accountRef,
      amountCents: 2000,
      sourcePaymentRef: null,
      description: 'x',
      ...key(),
    });
    await provider.reverseTransfer({ transferRef: transfer.ref, amountCents: 1, ...key() });
    const to = new Date(clock.now().getTime() + 1000);
    const { entries, next } = await provider.listBalance({ accountRef: null, from, to, after: null });
    expect(next).toBeNull();
    expect(entries.map(({ kind, amountCents, sourceRef }) => [kind, amountCents, sourceRef])).toEqual([
      ['transfer_reversal', 1, transfer.ref],
      ['transfer', -2000, transfer.ref],
      ['refund', -345, refund.ref],
      ['charge', 12_345, paymentRef],
    ]);
    const rest = await provider.listBalance({ accountRef: null, from, to, after: entries[1]?.ref ?? '' });
    expect(rest.entries.map(({ kind }) => kind)).toEqual(['refund', 'charge']);
  });
});
