import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addDays } from '../../../server/core/values/date-range.js';
import { expireHolds } from '../../../server/features/bookings/lifecycle/expire-holds.js';
import { reconcilePayments } from '../../../server/features/bookings/payments/settle-payment.js';
import type { PaymentsPort } from '../../../server/ports/payments/payments.js';
import { signInAs } from '../../support/accounts.js';
import {
  CARDS,
  COMPLETE,
  REQUEST,
  type RequestAnswer,
  START,
  TODAY,
  type World,
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
import { createTestApp } from '../../support/test-app.js';

let provider: PaymentsPort;

const world = useWorld({}, { isInstantBook: true });
beforeAll(() => {
  provider = world.app.services.ports.payments.current;
});
afterEach(() => vi.restoreAllMocks());

beforeEach(() => resetWorld(world));

const sql = sqlOf(world);
const postings = (id: string) =>
  sql(`select count(distinct tx_id)::int as count from ledger_entries where booking_id = ? and rule = 'money_in'`, [
    uuidOf(id),
  ]);
const started = async (startsIn = 34): Promise<string> => (await start(world.renter, stay(world.spaceId, startsIn))).id;

describe('T4 instant booking', () => {
  test('NAV-9 the dashboard starts as host for a person with a published space and no booking of their own', async () => {
    const starts = async (client: World['host']) =>
      (await client.query<{ viewer: { startsAsHost: boolean } }>('{ viewer { startsAsHost } }')).viewer.startsAsHost;
    expect(await starts(world.host)).toBe(true);
    expect(await starts(world.renter)).toBe(false);
    await world.app.context().em.execute(`update spaces set status = 'paused' where id = ?`, [uuidOf(world.spaceId)]);
    expect(await starts(world.host)).toBe(false);
    await world.app
      .context()
      .em.execute(`update spaces set status = 'published' where id = ?`, [uuidOf(world.spaceId)]);
    await started();
    const giveTo = (side: 'renter_id' | 'host_id') =>
      sql(`update spaces set host_id = (select ${side} from bookings limit 1) where id = ?`, [uuidOf(world.spaceId)]);
    await giveTo('renter_id');
    expect(await starts(world.renter)).toBe(false);
    await giveTo('host_id');
  });

  test('charges the card and confirms the booking at once, with history, ledger entries and notifications', async () => {
    const { app, host, renter } = world;
    const id = await started();
    const booked = await request(renter, id);
    expect(booked).toMatchObject({
      actionUrl: null,
      status: 'CONFIRMED',
      respondBy: null,
      availableActions: ['CANCEL', 'DISPUTE', 'CHANGE_DATES'],
      payment: { status: 'CAPTURED', totalCents: 7700 },
    });
    expect(await read(host, id)).toMatchObject({
      status: 'CONFIRMED',
      hostNetCents: 9975,
      availableActions: ['CANCEL', 'CHANGE_DATES'],
    });
    const history = await sql<Record<string, string>>(
      'select from_status, to_status, action, actor_role from booking_events where booking_id = ? order by id',
      [uuidOf(id)],
    );
    expect(history.map((row) => Object.values(row))).toEqual([
      [null, 'pending_payment', 'start', 'renter'],
      ['pending_payment', 'confirmed', 'pay', 'renter'],
    ]);
    expect(
      await sql(
        'select sum(amount_cents)::int as sum, count(*)::int as count from ledger_entries where booking_id = ?',
        [uuidOf(id)],
      ),
    ).toEqual([{ sum: 0, count: 6 }]);
    const [times] = await sql<Record<string, Date>>('select requested_at, decided_at from bookings where id = ?', [
      uuidOf(id),
    ]);
    expect(Object.values(times ?? {}).map((at) => new Date(at).toISOString())).toEqual([
      '2027-03-02T09:55:00.000Z',
      '2027-03-02T09:55:00.000Z',
    ]);
    await app.settle();
    expect(await sql('select type from notifications where booking_id = ? order by type', [uuidOf(id)])).toEqual([
      { type: 'booking_confirmed_host' },
      { type: 'booking_confirmed_renter' },
    ]);
    expect(await sql(`select 1 from graphile_worker.jobs where key like ?`, [`answer:${uuidOf(id)}`])).toEqual([]);
  });

  test('thirty concurrent requests with one key capture the payment once', async () => {
    const { renter } = world;
    const input = await requestInput(renter, await started());
    const capture = vi.spyOn(provider, 'capturePayment');
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => renter.send<{ requestBooking: RequestAnswer }>(REQUEST, { input })),
    );
    answers.push(await renter.send(REQUEST, { input }));
    const outcomes = answers.map(
      ({ data, errors }) => errors[0]?.extensions.code ?? data?.requestBooking.booking.status,
    );
    expect(new Set(outcomes.filter((answer) => answer !== 'IDEMPOTENCY_IN_PROGRESS'))).toEqual(new Set(['CONFIRMED']));
    expect(capture).toHaveBeenCalledTimes(1);
    expect(await postings(String(input['bookingId']))).toEqual([{ count: 1 }]);
  });

  test('waits for the authentication when the bank asks for it', async () => {
    const { renter } = world;
    const id = await started();
    const asked = await request(renter, id, CARDS.authenticate);
    expect(asked).toMatchObject({ status: 'PENDING_PAYMENT', actionUrl: expect.any(String) });
    await world.app.services.ports.sandbox?.answerChallenge((asked.actionUrl ?? '').split('/').at(-1) ?? '', true);
    const complete = () =>
      renter.send<{ completePaymentAction: RequestAnswer }>(COMPLETE, { input: { bookingId: id } });
    const answers = await Promise.all([complete(), complete(), complete()]);
    expect(answers.map(({ data }) => data?.completePaymentAction.booking.status)).toEqual([
      'CONFIRMED',
      'CONFIRMED',
      'CONFIRMED',
    ]);
    expect(await postings(id)).toEqual([{ count: 1 }]);
  });

  test('a failed capture is a declined payment; the hold remains and another card succeeds', async () => {
    const { renter } = world;
    const id = await started();
    const { errors } = await renter.send(REQUEST, { input: await requestInput(renter, id, CARDS.failsLater) });
    expect(errors[0]?.extensions).toMatchObject({ code: 'PAYMENT_DECLINED', params: { reason: 'card_declined' } });
    expect(await read(renter, id)).toMatchObject({
      status: 'PENDING_PAYMENT',
      availableActions: ['PAY'],
      payment: { status: 'FAILED' },
    });
    expect(await postings(id)).toEqual([{ count: 0 }]);
    expect((await request(renter, id, CARDS.mastercard)).status).toBe('CONFIRMED');
  });

  test('a booking that starts in more than 60 days is confirmed with its charge scheduled', async () => {
    const id = await started(100);
    const booked = await request(world.renter, id);
    expect(booked).toMatchObject({ status: 'CONFIRMED', payment: { status: 'PENDING' } });
    expect(booked.payment?.dueAt.slice(0, 10)).toBe(addDays(TODAY, 100 - 8));
    expect(await postings(id)).toEqual([{ count: 0 }]);
  });
});

describe('a lost response to the capture', () => {
  const loseOneCapture = (): void => {
    const real = provider.capturePayment.bind(provider);
    vi.spyOn(provider, 'capturePayment').mockImplementationOnce(async (...call) => {
      await real(...call);
      throw new Error('connection reset');
    });
  };

  test('a retry with the same key confirms the booking, another key gets IDEMPOTENCY_IN_PROGRESS', async () => {
    const { renter } = world;
    const id = await started();
    const input = await requestInput(renter, id);
    loseOneCapture();
    expect(await renter.codeOf(REQUEST, { input })).toBe('PAYMENT_UNAVAILABLE');
    expect(await read(world.host, id)).toBeNull();
    const other = { ...input, idempotencyKey: 'another' };
    expect(await renter.codeOf(REQUEST, { input: other })).toBe('IDEMPOTENCY_IN_PROGRESS');
    expect(
      (await renter.query<{ requestBooking: RequestAnswer }>(REQUEST, { input })).requestBooking.booking.status,
    ).toBe('CONFIRMED');
    expect(await postings(id)).toEqual([{ count: 1 }]);
  });

  test('dates of a possibly captured payment stay held after the hold until reconciliation', async () => {
    const { app, clock, renter, stranger, spaceId } = world;
    const id = await started();
    loseOneCapture();
    expect(await renter.codeOf(REQUEST, { input: await requestInput(renter, id) })).toBe('PAYMENT_UNAVAILABLE');
    vi.spyOn(provider, 'capturePayment').mockRejectedValueOnce(new Error('timeout'));
    clock.advance({ minutes: 16 });
    await expireHolds(app.context());
    await signInAgain(world);
    expect(await stranger.codeOf(START, { input: stay(spaceId) })).toBe('BOOKING_DATES_TAKEN');
    expect(await renter.codeOf(START, { input: stay(spaceId) })).toBe('BOOKING_DATES_TAKEN');
    await reconcilePayments(app.context());
    expect((await read(renter, id))?.status).toBe('PENDING_PAYMENT');
    clock.advance({ minutes: 2 });
    await expireHolds(app.context());
    await reconcilePayments(app.context());
    expect((await read(renter, id))?.status).toBe('CONFIRMED');
    expect(await postings(id)).toEqual([{ count: 1 }]);
  });
});

test('T4 with requireIdentity and no verified identity, an instant booking becomes a request', async () => {
  const app = await createTestApp({
    databaseUrl: world.app.databaseUrl,
    clock: world.clock,
    config: { requireIdentity: true },
  });
  const renter = app.visitor();
  await signInAs(renter, 'renter@example.test');
  const asked = await request(renter, await started());
  expect(asked).toMatchObject({
    status: 'REQUESTED',
    respondBy: '2027-03-03T09:55:00.000Z',
    payment: { status: 'AUTHORIZED' },
  });
  await app.stop();
});
