import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { expireHolds, FINAL_ASK_JOB } from '../../../server/features/bookings/lifecycle/expire-holds.js';
import { queriesOf } from '../../support/query-counter.js';
import { runJobs } from '../../support/queued-jobs.js';
import { reconcilePayments } from '../../../server/features/bookings/payments/settle-payment.js';
import type { PaymentsPort } from '../../../server/ports/payments/payments.js';
import {
  ACCEPT,
  type BookingView,
  REQUEST,
  type RequestAnswer,
  START,
  WITHDRAW,
  resetWorld,
  read,
  request,
  requestInput,
  signInAgain,
  start,
  stay,
  sqlOf,
} from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import { uuidOf } from '../../support/spaces.js';

let provider: PaymentsPort;

const world = useWorld();
beforeAll(() => {
  provider = world.app.services.ports.payments.current;
});
afterEach(() => vi.restoreAllMocks());

beforeEach(() => resetWorld(world));

const sql = sqlOf(world);

describe('P-03 P-04 retries', () => {
  test('the same start repeated concurrently and in sequence returns one booking and one answer', async () => {
    const { renter, spaceId } = world;
    const input = stay(spaceId);
    const answers = await Promise.all(Array.from({ length: 10 }, () => renter.send(START, { input })));
    for (let n = 0; n < 10; n++) answers.push(await renter.send(START, { input }));
    expect(new Set(answers.map(({ data, errors }) => JSON.stringify([data, errors]))).size).toBe(1);
    expect(answers[0]?.errors).toEqual([]);
    const { errors } = await renter.send(START, { input: { ...input, to: '2027-06-20' } });
    expect(errors[0]?.extensions.code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await renter.codeOf(START, { input: { ...input, idempotencyKey: ' ' } })).toBe('VALIDATION_FAILED');
  });

  test('the same request, 50 times concurrently and 10 in sequence, makes one authorization and one answer', async () => {
    const { renter, spaceId } = world;
    const { id } = await start(renter, stay(spaceId));
    const input = await requestInput(renter, id);
    const authorize = vi.spyOn(provider, 'confirmPayment');
    const answers = await Promise.all(Array.from({ length: 50 }, () => renter.send(REQUEST, { input })));
    for (let n = 0; n < 10; n++) answers.push(await renter.send(REQUEST, { input }));
    const outcomes = answers.map(({ data, errors }) =>
      errors.length > 0 ? errors[0]?.extensions.code : JSON.stringify(data),
    );
    const fine = outcomes.filter((answer) => answer !== 'IDEMPOTENCY_IN_PROGRESS');
    expect(new Set(fine).size).toBe(1);
    expect(fine[0]).toContain('REQUESTED');
    expect(authorize).toHaveBeenCalledTimes(1);
    expect(await sql('select count(*)::int as count from payments where booking_id = ?', [uuidOf(id)])).toEqual([
      { count: 1 },
    ]);
    expect(await renter.codeOf(REQUEST, { input: { ...input, message: 'Otra cosa' } })).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  test('concurrent repeats of a call share the polling of the first one', async () => {
    const { app, renter, spaceId } = world;
    const { id } = await start(renter, stay(spaceId));
    const input = await requestInput(renter, id);
    const real = provider.confirmPayment.bind(provider);
    vi.spyOn(provider, 'confirmPayment').mockImplementationOnce(async (...call) => {
      await setTimeout(1_500);
      return real(...call);
    });
    const statements = await queriesOf(app, () =>
      Promise.all(Array.from({ length: 20 }, () => renter.send(REQUEST, { input }))),
    );
    const looks = statements.filter((text) => text.startsWith('select') && text.includes('from "payments"'));
    // All callers share the polls, about thirty in that time.
    expect(looks.length).toBeLessThan(120);
  });

  test('the same key used by another person is a separate call', async () => {
    const { renter, stranger, spaceId } = world;
    const key = randomUUID();
    await start(renter, stay(spaceId, 34, 45, { idempotencyKey: key }));
    expect(await stranger.codeOf(START, { input: stay(spaceId, 34, 45, { idempotencyKey: key }) })).toBe(
      'BOOKING_DATES_TAKEN',
    );
  });

  test('accepting ten times concurrently captures the money once', async () => {
    const { renter, host, spaceId } = world;
    const { id } = await start(renter, stay(spaceId));
    await request(renter, id);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        host.send<{ acceptBooking: { booking: BookingView } }>(ACCEPT, { input: { bookingId: id } }),
      ),
    );
    expect(new Set(answers.map(({ data }) => data?.acceptBooking.booking.status))).toEqual(new Set(['CONFIRMED']));
    expect(
      await sql(
        `select count(distinct tx_id)::int as count from ledger_entries where booking_id = ? and rule = 'money_in'`,
        [uuidOf(id)],
      ),
    ).toEqual([{ count: 1 }]);
  });
});

describe('P-09 an unavailable provider and crashes', () => {
  test('an authorization whose answer is lost is found by the same key or by the reconciler', async () => {
    const { app, clock, renter, spaceId } = world;
    const { id } = await start(renter, stay(spaceId));
    const input = await requestInput(renter, id);
    const real = provider.confirmPayment.bind(provider);
    vi.spyOn(provider, 'confirmPayment').mockImplementationOnce(async (...call) => {
      await real(...call);
      throw new Error('connection reset');
    });
    expect(await renter.codeOf(REQUEST, { input })).toBe('PAYMENT_UNAVAILABLE');
    expect(await read(renter, id)).toMatchObject({ status: 'PENDING_PAYMENT' });
    expect(
      (await renter.query<{ requestBooking: RequestAnswer }>(REQUEST, { input })).requestBooking.booking.status,
    ).toBe('REQUESTED');

    const second = await start(renter, stay(spaceId, 100));
    vi.spyOn(provider, 'confirmPayment').mockImplementationOnce(async (...call) => {
      await real(...call);
      throw new Error('connection reset');
    });
    expect(await renter.codeOf(REQUEST, { input: await requestInput(renter, second.id) })).toBe('PAYMENT_UNAVAILABLE');
    clock.advance({ minutes: 2 });
    await reconcilePayments(app.context());
    expect((await read(renter, second.id))?.status).toBe('REQUESTED');
  });

  test('an authorization that never reached the provider is not repeated, and the booking fails when the hold ends', async () => {
    const { app, clock, renter, spaceId } = world;
    const { id, reference } = await start(renter, stay(spaceId));
    vi.spyOn(provider, 'confirmPayment').mockRejectedValueOnce(new Error('no route'));
    expect(await renter.codeOf(REQUEST, { input: await requestInput(renter, id) })).toBe('PAYMENT_UNAVAILABLE');
    clock.advance({ minutes: 16 });
    await expireHolds(app.context());
    await runJobs(app, FINAL_ASK_JOB);
    await signInAgain(world);
    expect(await read(renter, id)).toMatchObject({ status: 'PAYMENT_FAILED', payment: { status: 'FAILED' } });
    expect(
      await sql(`select status from sandbox_intents where metadata ->> 'bookingReference' = ?`, [reference]),
    ).toEqual([{ status: 'canceled' }]);
  });

  test('an unresponsive provider blocks the days at most a minute after the hold, and the payment is voided later', async () => {
    const { app, clock, renter, stranger, spaceId } = world;
    const { id, reference } = await start(renter, stay(spaceId));
    const real = provider.confirmPayment.bind(provider);
    vi.spyOn(provider, 'confirmPayment').mockImplementationOnce(async (...call) => {
      await real(...call);
      throw new Error('timeout');
    });
    const silent = vi.spyOn(provider, 'retrievePayment').mockRejectedValue(new Error('timeout'));
    expect(await renter.codeOf(REQUEST, { input: await requestInput(renter, id) })).toBe('PAYMENT_UNAVAILABLE');
    clock.advance({ minutes: 15 });
    await expireHolds(app.context());
    await runJobs(app, FINAL_ASK_JOB);
    clock.advance({ minutes: 1 });
    await expireHolds(app.context());
    await signInAgain(world);
    expect((await start(stranger, stay(spaceId))).status).toBe('PENDING_PAYMENT');
    silent.mockRestore();
    clock.advance({ minutes: 1 });
    await reconcilePayments(app.context());
    clock.advance({ minutes: 1 });
    await reconcilePayments(app.context());
    expect((await read(renter, id))?.status).toBe('PAYMENT_FAILED');
    expect(
      await sql(`select status from sandbox_intents where metadata ->> 'bookingReference' = ?`, [reference]),
    ).toEqual([{ status: 'canceled' }]);
  });

  test('a capture whose answer is lost confirms the booking and posts the ledger once', async () => {
    const { app, clock, renter, host, spaceId } = world;
    const { id } = await start(renter, stay(spaceId));
    await request(renter, id);
    const real = provider.capturePayment.bind(provider);
    vi.spyOn(provider, 'capturePayment').mockImplementationOnce(async (...call) => {
      await real(...call);
      throw new Error('connection reset');
    });
    expect(await host.codeOf(ACCEPT, { input: { bookingId: id } })).toBe('PAYMENT_UNAVAILABLE');
    expect(await renter.codeOf(WITHDRAW, { input: { bookingId: id } })).toBe('IDEMPOTENCY_IN_PROGRESS');
    clock.advance({ minutes: 2 });
    await reconcilePayments(app.context());
    await reconcilePayments(app.context());
    expect((await read(host, id))?.status).toBe('CONFIRMED');
    expect(
      await sql(
        'select sum(amount_cents)::int as sum, count(*)::int as count from ledger_entries where booking_id = ?',
        [uuidOf(id)],
      ),
    ).toEqual([{ sum: 0, count: 6 }]);
  });
});
