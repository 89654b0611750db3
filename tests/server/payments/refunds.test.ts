import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { chargeDuePayments } from '../../../server/features/bookings/payments/charge-when-due.js';
import { reconcilePayments } from '../../../server/features/bookings/payments/settle-payment.js';
import { reconcileRefunds } from '../../../server/features/bookings/payments/settle-refund.js';
import { paymentProviders } from '../../../server/ports/payments/payment-providers.js';
import type { PaymentsPort } from '../../../server/ports/payments/payments.js';
import { ProviderError } from '../../../server/ports/payments/provider-error.js';
import { mailsTo } from '../../support/accounts.js';
import {
  ACCEPT,
  DECLINE,
  resetWorld,
  confirmed,
  request,
  requested,
  signInAgain,
  start,
  stay,
  sqlOf,
} from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import { settlePending } from '../../support/money/billing.js';
import { runJobs, takeJobs } from '../../support/queued-jobs.js';
import { countQueries } from '../../support/query-counter.js';
import { publishedSpace, uuidOf } from '../../support/spaces.js';
import * as stays from '../../support/stays.js';

let provider: PaymentsPort;

const world = useWorld();
beforeAll(() => {
  provider = world.app.services.ports.payments.current;
});
afterEach(() => vi.restoreAllMocks());

beforeEach(async () => {
  await resetWorld(world);
  await takeJobs(world.app, 'payments.refund');
});

const sql = sqlOf(world);
const refunds = () => runJobs(world.app, 'payments.refund');
const ledgerOf = (id: string) => stays.ledgerOf(world, id);
const refundedCents = () => stays.refundedCents(world);

describe('a booking whose first charge is still pending', () => {
  test('is not charged after a cancellation by the host, who still pays the fee', async () => {
    const { app, clock, host, renter } = world;
    const { id } = await confirmed(world, 100);
    expect((await stays.readStay(renter, id)).cancellation).toMatchObject({
      paidCents: 0,
      refundCents: 0,
      keptCents: 0,
      rule: 'FREE',
      freeUntil: '2027-06-08T22:00:00.000Z',
    });
    expect((await stays.readStay(host, id)).cancellation).toMatchObject({
      paidCents: 0,
      refundCents: 0,
      hostFeeCents: 5000,
    });
    expect(await stays.cancel(host, id, { reason: 'SPACE_UNAVAILABLE' })).toMatchObject({ status: 'CANCELLED' });
    clock.set('2027-06-02T22:00:00Z');
    await chargeDuePayments(app.context());
    await reconcilePayments(app.context());
    await signInAgain(world);
    expect(await stays.readStay(renter, id)).toMatchObject({ refund: null, payment: { status: 'VOID' } });
    expect(await ledgerOf(id)).toEqual({
      host_payable: 5000,
      platform_fee: -5000,
      guarantee_cost: 770,
      credit_liability: -770,
    });
  });

  test('cannot be cancelled while the charge is in progress', async () => {
    const { app, clock, renter } = world;
    const { id } = await confirmed(world, 100);
    clock.set('2027-06-02T22:00:00Z');
    await signInAgain(world);
    let code: string | null = null;
    const real = provider.chargeOffSession.bind(provider);
    vi.spyOn(provider, 'chargeOffSession').mockImplementation(async (...call) => {
      code = await renter.codeOf(stays.CANCEL, { input: { bookingId: id, refundCents: 0 } });
      return real(...call);
    });
    await chargeDuePayments(app.context());
    expect(code).toBe('IDEMPOTENCY_IN_PROGRESS');
    expect((await stays.cancel(renter, id)).refund).toMatchObject({ totalCents: 7700 });
    await refunds();
    expect(await ledgerOf(id)).toEqual({});
  });
});

test('M4 a key that may not refund raises one alarm, and the refund waits', async () => {
  const { app, clock, renter } = world;
  const { id } = await confirmed(world);
  await stays.cancel(renter, id);
  vi.spyOn(provider, 'refund').mockRejectedValue(new ProviderError('blocked', 'more_permissions_required', 'no'));
  await refunds().catch(() => undefined);
  clock.advance({ minutes: 2 });
  await reconcileRefunds(app.context());
  expect(await sql(`select ref from reconciliation_alarms where kind = 'call_refused'`)).toEqual([
    { ref: 'more_permissions_required' },
  ]);
  expect((await stays.readStay(renter, id)).refund).toMatchObject({ status: 'WANTED', totalCents: 7700 });
  vi.restoreAllMocks();
  clock.advance({ minutes: 2 });
  await reconcileRefunds(app.context());
  expect((await stays.readStay(renter, id)).refund).toMatchObject({ status: 'DONE' });
});

test('M4 refunds and voids of earlier payments go to their provider after a switch to another one', async () => {
  const { app, host, renter } = world;
  const { id } = await confirmed(world);
  const waiting = await requested(world, 100);
  const { payments } = app.services.ports;
  const asBefore = { ...payments };
  const next = new Proxy({} as PaymentsPort, {
    get: (_, property) =>
      property === 'name' ? 'stripe' : () => Promise.reject(new Error(`${String(property)} of the new provider`)),
  });
  Object.assign(payments, paymentProviders(next, provider));
  try {
    const before = await refundedCents();
    await stays.cancel(renter, id);
    await refunds();
    expect((await refundedCents()) - before).toBe(7700);
    await host.query(DECLINE, { input: { bookingId: waiting.id, reason: 'NOT_AVAILABLE' } });
    await settlePending(app);
    expect(
      await sql(
        `select p.provider, p.status, i.status as theirs from payments p join sandbox_intents i on i.id = p.provider_ref where p.booking_id = ?`,
        [uuidOf(waiting.id)],
      ),
    ).toEqual([{ provider: 'sandbox', status: 'void', theirs: 'canceled' }]);
  } finally {
    Object.assign(payments, asBefore);
  }
});

describe('P-09 P-14 an unavailable provider and crashes', () => {
  const minutesLater = async (): Promise<void> => {
    world.clock.advance({ minutes: 2 });
    await reconcileRefunds(world.app.context());
  };

  test('a refund that fails while the provider is down is made once after it is back', async () => {
    const { renter } = world;
    const { id } = await confirmed(world);
    const before = await refundedCents();
    const away = vi.spyOn(provider, 'refund').mockRejectedValue(new Error('no route'));
    await stays.cancel(renter, id);
    await expect(refunds()).rejects.toThrow('no route');
    await minutesLater();
    expect(await stays.readStay(renter, id)).toMatchObject({
      status: 'CANCELLED',
      refund: { status: 'WANTED' },
      payment: { status: 'CAPTURED' },
    });
    expect(await ledgerOf(id)).toEqual({ provider_clearing: 7700, refund_payable: -7700 });
    away.mockRestore();
    await minutesLater();
    await minutesLater();
    expect(await stays.readStay(renter, id)).toMatchObject({
      refund: { status: 'DONE' },
      payment: { status: 'REFUNDED' },
    });
    expect((await refundedCents()) - before).toBe(7700);
  });

  test('a refund whose answer is lost is found done under the same key', async () => {
    const { renter } = world;
    const { id } = await confirmed(world);
    const before = await refundedCents();
    const real = provider.refund.bind(provider);
    vi.spyOn(provider, 'refund').mockImplementationOnce(async (...call) => {
      await real(...call);
      throw new Error('connection reset');
    });
    await stays.cancel(renter, id);
    await expect(refunds()).rejects.toThrow('connection reset');
    expect((await refundedCents()) - before).toBe(7700);
    expect((await stays.readStay(renter, id)).refund?.status).toBe('WANTED');
    await minutesLater();
    expect((await stays.readStay(renter, id)).refund?.status).toBe('DONE');
    expect((await refundedCents()) - before).toBe(7700);
    expect(await ledgerOf(id)).toEqual({});
  });

  test('a refund whose job was lost is made by the reconciler', async () => {
    const { app, renter } = world;
    const { id } = await confirmed(world);
    await stays.cancel(renter, id);
    await takeJobs(app, 'payments.refund');
    await minutesLater();
    expect((await stays.readStay(renter, id)).refund?.status).toBe('DONE');
  });

  test('a refused refund is FAILED, notifies the staff once and leaves the payment CAPTURED', async () => {
    const { app, renter } = world;
    const { id } = await confirmed(world);
    vi.spyOn(provider, 'refund').mockResolvedValueOnce({ ref: null, status: 'failed', failureCode: 'charge_disputed' });
    await stays.cancel(renter, id);
    await refunds();
    await minutesLater();
    await runJobs(app, 'mail.send');
    const mails = (await mailsTo(app, 'soporte@hueco.test')).filter(({ subject }) =>
      subject.includes('ha rechazado un reembolso'),
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toMatch(/Importe: 77\s€\n[^]*charge_disputed/);
    expect(await stays.readStay(renter, id)).toMatchObject({
      refund: { status: 'FAILED', completedAt: null },
      payment: { status: 'CAPTURED' },
    });
    expect(await ledgerOf(id)).toEqual({ provider_clearing: 7700, refund_payable: -7700 });
  });

  test('the sandbox never refunds more than it captured, under any number of keys', async () => {
    const { id } = await confirmed(world);
    const [row] = await sql<{ provider_ref: string }>(
      `select provider_ref from payments where booking_id = ? and status = 'captured'`,
      [uuidOf(id)],
    );
    const ref = row?.provider_ref ?? '';
    const give = (n: number) =>
      provider.refund({ paymentRef: ref, amountCents: 2000, idempotencyKey: `test:${id}:${n}` });
    const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => give(n)));
    expect(answers.filter(({ status }) => status === 'done')).toHaveLength(3);
    expect(await give(0)).toEqual(await give(0));
  });
});

test('Booking.cancellation has the same number of queries for a list as for one booking', async () => {
  const { app, renter, host } = world;
  for (let n = 0; n < 3; n++) {
    const space = await publishedSpace(app, host, { title: `Trastero de la lista ${n}` });
    const { id } = await start(renter, stay(space));
    await request(renter, id);
    await host.query(ACCEPT, { input: { bookingId: id } });
  }
  const ask = (first: number) =>
    renter.query(
      `query ($first: Int) { myBookings(mode: RENTER, group: UPCOMING, first: $first) { edges { node { id cancellation { refundCents } refund { status } } } } }`,
      { first },
    );
  const one = await countQueries(app, () => ask(1));
  const all = await countQueries(app, () => ask(3));
  expect(all).toBe(one);
});
