import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { chargeDuePayments } from '../../../server/features/bookings/payments/charge-when-due.js';
import { reconcilePayments } from '../../../server/features/bookings/payments/settle-payment.js';
import type { PaymentsPort } from '../../../server/ports/payments/payments.js';
import { ProviderError } from '../../../server/ports/payments/provider-error.js';
import { ACCEPT, CARDS, resetWorld, read, request, signInAgain, start, stay, sqlOf } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import { PAY_CYCLE, payInput, readBilling, type CycleView } from '../../support/money/billing.js';
import { publishedSpace, uuidOf } from '../../support/spaces.js';
import { sweepStays } from '../../support/stays.js';

let provider: PaymentsPort;

/** The stay begins on 10 June: its first charge is tried 7, 5 and 3 days before, at midnight in Madrid. */
const LEAD = 100;
const TRIES = ['2027-06-02T22:00:00.000Z', '2027-06-04T22:00:00.000Z', '2027-06-06T22:00:00.000Z'] as const;

const world = useWorld();
beforeAll(() => {
  provider = world.app.services.ports.payments.current;
});
afterEach(() => vi.restoreAllMocks());

beforeEach(() => resetWorld(world));

const sql = sqlOf(world);
const sweep = () => chargeDuePayments(world.app.context());

/** An accepted booking far ahead, whose charge is not due yet. */
async function farAhead(card: string = CARDS.works, spaceId = world.spaceId): Promise<string> {
  const { id } = await start(world.renter, stay(spaceId, LEAD));
  await request(world.renter, id, card);
  await world.host.query(ACCEPT, { input: { bookingId: id } });
  return id;
}

/** The charges after the hold of the request: [status, due, failure]. */
async function charges(id: string): Promise<(string | null)[][]> {
  const rows = await sql<{ status: string; due_at: string; failure_code: string | null }>(
    `select status, due_at, failure_code from payments where booking_id = ? and status <> 'void' and authorized_at is null order by created_at`,
    [uuidOf(id)],
  );
  return rows.map(({ status, due_at: due, failure_code: failure }) => [status, new Date(due).toISOString(), failure]);
}

const statusOf = async (id: string): Promise<string | undefined> =>
  (await sql<{ status: string }>('select status from bookings where id = ?', [uuidOf(id)]))[0]?.status;
const postings = async (id: string) =>
  (
    await sql<{ count: number }>(
      `select count(distinct tx_id)::int as count from ledger_entries where booking_id = ? and rule = 'money_in'`,
      [uuidOf(id)],
    )
  )[0]?.count;

test('T9 the first charge is made exactly once, 7 days before the start, by a job scheduled for that instant', async () => {
  const { app, clock, renter } = world;
  const id = await farAhead();
  const [job] = await sql<{ key: string; run_at: string }>(
    `select key, run_at from graphile_worker.jobs where key like 'charge:%' order by run_at desc limit 1`,
  );
  expect(new Date(job?.run_at ?? '').toISOString()).toBe(TRIES[0]);
  const run = () =>
    app.jobs.handlers.get('payments.charge-when-due')?.(app.context(), { paymentId: job?.key.slice('charge:'.length) });
  const charge = vi.spyOn(provider, 'chargeOffSession');
  clock.set('2027-06-02T21:59:59Z');
  await Promise.all([run(), sweep()]);
  expect(charge).not.toHaveBeenCalled();
  clock.set(TRIES[0]);
  await Promise.all([run(), run(), sweep(), sweep()]);
  await run();
  await sweep();
  expect(charge).toHaveBeenCalledTimes(1);
  await signInAgain(world);
  expect(await read(renter, id)).toMatchObject({
    status: 'CONFIRMED',
    payment: { status: 'CAPTURED', totalCents: 7700, methodLast4: '4242' },
  });
  expect(await postings(id)).toBe(1);
  const [intent] = await sql(
    `select i.status, i.captured_cents from sandbox_intents i join payments p on p.provider_ref = i.id where p.booking_id = ? and p.status = 'captured'`,
    [uuidOf(id)],
  );
  expect(intent).toEqual({ status: 'succeeded', captured_cents: 7700 });
});

test('P4 nextCharge is the pending first charge until it is captured, and then the next month', async () => {
  const { clock, renter } = world;
  const id = await farAhead();
  const ask = () =>
    renter.query<object>(
      `query ($id: ID!) { booking(id: $id) { nextCharge { dueOn totalCents } lines { dueOn } } dashboardSummary(mode: RENTER) { nextCharge { dueOn totalCents methodLast4 } } }`,
      { id },
    );
  const dueOn = '2027-06-03';
  expect(await ask()).toMatchObject({
    booking: { nextCharge: { dueOn, totalCents: 7700 }, lines: [{ dueOn }, { dueOn: '2027-07-10' }] },
    dashboardSummary: { nextCharge: { dueOn, totalCents: 7700, methodLast4: '4242' } },
  });
  clock.set(TRIES[0]);
  await sweep();
  await signInAgain(world);
  const next = { dueOn: '2027-07-10', totalCents: 3850 };
  expect(await ask()).toMatchObject({ booking: { nextCharge: next }, dashboardSummary: { nextCharge: next } });
});

test('P4 after a refused first charge, nextCharge is the next try and the renter is notified of its date', async () => {
  const { app, clock, renter } = world;
  const id = await farAhead(CARDS.failsLater);
  clock.set(TRIES[0]);
  await sweep();
  await signInAgain(world);
  const { booking } = await renter.query<{ booking: object }>(
    'query ($id: ID!) { booking(id: $id) { billingState nextCharge { dueOn totalCents } cycles { status nextTryOn } } }',
    { id },
  );
  expect(booking).toEqual({
    billingState: 'RETRYING',
    nextCharge: { dueOn: '2027-06-05', totalCents: 7700 },
    cycles: [
      { status: 'RETRYING', nextTryOn: '2027-06-05' },
      { status: 'SCHEDULED', nextTryOn: null },
    ],
  });
  clock.set(TRIES[1]);
  await sweep();
  await app.settle();
  const notices = await sql<{ type: string; message: string }>(
    `select type, message from notifications where booking_id = ? and type = 'charge_refused' order by created_at`,
    [uuidOf(id)],
  );
  expect(notices.map(({ message }) => /antes del (.*)\.$/.exec(message)?.[1])).toEqual(['5 jun 2027', '7 jun 2027']);
});

test('P4 a first charge that the provider does not accept keeps its reference there', async () => {
  const { clock } = world;
  const id = await farAhead(CARDS.works, await publishedSpace(world.app, world.host));
  vi.spyOn(provider, 'chargeOffSession').mockRejectedValue(new ProviderError('our_fault', 'resource_missing', 'no'));
  clock.set(TRIES[0]);
  await sweep();
  expect(
    await sql(
      `select p.failure_code, i.status from payments p join sandbox_intents i on i.id = p.provider_ref where p.booking_id = ? and p.status = 'failed'`,
      [uuidOf(id)],
    ),
  ).toEqual([{ failure_code: 'resource_missing', status: 'requires_confirmation' }]);
});

test('P4 a refused first charge that the renter pays is collected once, and the stay begins', async () => {
  const { clock, renter } = world;
  const id = await farAhead(CARDS.failsLater, await publishedSpace(world.app, world.host));
  clock.set(TRIES[0]);
  await sweep();
  await signInAgain(world);
  const [cycle] = (await readBilling(renter, id)).cycles;
  await renter.query(PAY_CYCLE, { input: await payInput(renter, cycle as CycleView) });
  clock.set(TRIES[1]);
  await sweep();
  expect(await charges(id)).toEqual([['failed', TRIES[0], 'card_declined']]);
  expect(await postings(id)).toBe(1);
  clock.set('2027-06-11T22:00:00Z');
  await sweepStays(world);
  expect(await statusOf(id)).toBe('active');
});

test('P3 M6 a refused try by hand hides no planned try: cancelling is free until its day', async () => {
  const { clock, renter } = world;
  const id = await farAhead(
    CARDS.failsLater,
    await publishedSpace(world.app, world.host, { cancellationPolicy: 'STRICT' }),
  );
  const asked = () =>
    renter.query<{ booking: object }>(
      `query ($id: ID!) { booking(id: $id) { freeCancellationUntil cancellation { freeUntil changesAt keptCents } nextStep { kind } } }`,
      { id },
    );
  const [first, second] = ['2027-05-10T22:00:00.000Z', '2027-05-12T22:00:00.000Z'];
  clock.set(first);
  await sweep();
  await signInAgain(world);
  const before = await asked();
  expect(before.booking).toMatchObject({
    freeCancellationUntil: second,
    cancellation: { freeUntil: second, changesAt: second },
  });
  const [cycle] = (await readBilling(renter, id)).cycles;
  await renter.send(PAY_CYCLE, { input: await payInput(renter, cycle as CycleView, CARDS.declined) });
  expect(await asked()).toEqual(before);
  // Its card is not the one of the next charge, on no page.
  const nextCharge = { methodLast4: '0341' };
  expect(
    await renter.query<object>(
      `query ($id: ID!) { booking(id: $id) { nextCharge { methodLast4 } } dashboardSummary(mode: RENTER) { nextCharge { methodLast4 } } }`,
      { id },
    ),
  ).toEqual({ booking: { nextCharge }, dashboardSummary: { nextCharge } });
});

test.each([
  ['is refused', CARDS.declined],
  ['stays at the bank’s page', CARDS.authenticate],
])('P4 a charge that is collected after a try by hand that %s begins the stay', async (_how, byHand) => {
  const { clock, renter } = world;
  const id = await farAhead(CARDS.failsLater, await publishedSpace(world.app, world.host));
  clock.set(TRIES[0]);
  await sweep();
  await signInAgain(world);
  const [cycle] = (await readBilling(renter, id)).cycles;
  await renter.send(PAY_CYCLE, { input: await payInput(renter, cycle as CycleView, byHand) });
  await sql(`update sandbox_payment_methods set behaviour = 'works' where behaviour = 'fails_later'`);
  clock.set(TRIES[1]);
  await sweep();
  expect(await postings(id)).toBe(1);
  const page = async () =>
    (
      await renter.query<{ booking: object }>(
        `query ($id: ID!) { booking(id: $id) { status payment { status } nextStep { kind } moveIn { isAccessOpen items { step isDone } } availableActions } }`,
        { id },
      )
    ).booking;
  clock.set('2027-06-10T08:00:00Z');
  await signInAgain(world);
  expect(await page()).toMatchObject({
    status: 'CONFIRMED',
    payment: { status: 'CAPTURED' },
    nextStep: { kind: 'MARK_ACTIVE' },
    moveIn: { isAccessOpen: true, items: expect.arrayContaining([{ step: 'FIRST_PAYMENT', isDone: true }]) },
    availableActions: expect.arrayContaining(['MARK_ACTIVE']),
  });
  clock.set('2027-06-11T22:00:00Z');
  await sweepStays(world);
  expect(await statusOf(id)).toBe('active');
});

test('P3 M6 a strict policy is charged 30 days before the start and shows the same free-cancellation deadline everywhere', async () => {
  const { clock, host, renter } = world;
  const strict = await publishedSpace(world.app, host, { cancellationPolicy: 'STRICT' });
  const { idempotencyKey: _, ...days } = stay(strict, LEAD);
  const { priceQuote } = await renter.query<{ priceQuote: { freeCancellationUntil: string } }>(
    'query ($input: PriceQuoteInput!) { priceQuote(input: $input) { freeCancellationUntil } }',
    { input: days },
  );
  const { id } = await start(renter, stay(strict, LEAD));
  const promised = async () =>
    (
      await renter.query<{ booking: { freeCancellationUntil: string } }>(
        'query ($id: ID!) { booking(id: $id) { freeCancellationUntil } }',
        { id },
      )
    ).booking.freeCancellationUntil;
  const held = await promised();
  await request(renter, id);
  const asked = await promised();
  await host.query(ACCEPT, { input: { bookingId: id } });
  const ask = async () =>
    (
      await renter.query<{
        booking: {
          freeCancellationUntil: string | null;
          cancellation: { freeUntil: string | null; keptCents: number };
          nextCharge: { dueOn: string };
        };
      }>(
        'query ($id: ID!) { booking(id: $id) { freeCancellationUntil cancellation { freeUntil keptCents } nextCharge { dueOn } } }',
        { id },
      )
    ).booking;
  const until = '2027-05-10T22:00:00.000Z';
  // The instant is the same from the first price to the booking's page.
  expect([priceQuote.freeCancellationUntil, held, asked]).toEqual([until, until, until]);
  expect(await ask()).toEqual({
    freeCancellationUntil: until,
    cancellation: { freeUntil: until, keptCents: 0 },
    nextCharge: { dueOn: '2027-05-11' },
  });
  clock.set(until);
  await sweep();
  await signInAgain(world);
  expect(await ask()).toMatchObject({
    freeCancellationUntil: null,
    cancellation: { freeUntil: null, keptCents: 4200 },
  });
});

test('T9 after three failed charges both sides of the booking are notified and its days are freed', async () => {
  const { app, clock, stranger, spaceId } = world;
  const id = await farAhead(CARDS.failsLater);
  const failed = (due: string) => ['failed', due, 'card_declined'];
  for (const [n, due] of TRIES.entries()) {
    expect([await statusOf(id), await charges(id)]).toEqual([
      'confirmed',
      [...TRIES.slice(0, n).map(failed), ['pending', due, null]],
    ]);
    clock.set(due);
    await sweep();
    await sweep();
  }
  expect([await statusOf(id), await charges(id)]).toEqual(['payment_failed', TRIES.map(failed)]);
  expect(await postings(id)).toBe(0);
  expect(
    await sql('select action, actor_role from booking_events where booking_id = ? order by id desc limit 1', [
      uuidOf(id),
    ]),
  ).toEqual([{ action: 'fail_first_charge', actor_role: 'system' }]);
  await app.settle();
  const notices = await sql(
    `select type from notifications where booking_id = ? and type in ('payment_failed', 'booking_not_completed') order by type`,
    [uuidOf(id)],
  );
  expect(notices).toEqual([{ type: 'booking_not_completed' }, { type: 'payment_failed' }]);
  expect(
    await sql(
      `select 1 from space_search where id = ? and busy && datemultirange(daterange('2027-06-10', '2027-07-25'))`,
      [uuidOf(spaceId)],
    ),
  ).toEqual([]);
  await signInAgain(world);
  expect((await start(stranger, stay(spaceId, LEAD))).status).toBe('PENDING_PAYMENT');
});

test('T9 a card that works at the second try keeps the booking confirmed, with one posting', async () => {
  const { clock } = world;
  const id = await farAhead(CARDS.failsLater);
  clock.set(TRIES[0]);
  await sweep();
  await sql(`update sandbox_payment_methods set behaviour = 'works' where behaviour = 'fails_later'`);
  clock.set(TRIES[1]);
  await sweep();
  expect([await statusOf(id), await charges(id)]).toEqual([
    'confirmed',
    [
      ['failed', TRIES[0], 'card_declined'],
      ['captured', TRIES[1], null],
    ],
  ]);
  expect(await postings(id)).toBe(1);
});

test('T9 missed charge days are skipped: after a failed late try, the next try is on the next scheduled day', async () => {
  const { clock } = world;
  const id = await farAhead(CARDS.failsLater);
  clock.set('2027-06-06T09:00:00Z');
  await sweep();
  expect([await statusOf(id), await charges(id)]).toEqual([
    'confirmed',
    [
      ['failed', TRIES[0], 'card_declined'],
      ['pending', TRIES[2], null],
    ],
  ]);
});

test('P-09 a charge whose answer is lost is reconciled under the same key and posted once', async () => {
  const { app, clock } = world;
  const id = await farAhead();
  clock.set(TRIES[0]);
  const real = provider.chargeOffSession.bind(provider);
  const charge = vi.spyOn(provider, 'chargeOffSession').mockImplementationOnce(async (...call) => {
    await real(...call);
    throw new Error('connection reset');
  });
  await sweep();
  await sweep();
  expect([await statusOf(id), await charges(id), charge.mock.calls.length]).toEqual([
    'confirmed',
    [['pending', TRIES[0], null]],
    1,
  ]);
  clock.advance({ minutes: 2 });
  await Promise.all([reconcilePayments(app.context()), reconcilePayments(app.context())]);
  expect([await statusOf(id), await charges(id)]).toEqual(['confirmed', [['captured', TRIES[0], null]]]);
  expect(await postings(id)).toBe(1);
  expect(
    await sql(
      `select count(*)::int as count from sandbox_intents i join bookings b on b.reference = i.metadata ->> 'bookingReference' where b.id = ? and i.status = 'succeeded'`,
      [uuidOf(id)],
    ),
  ).toEqual([{ count: 1 }]);
});

test('a booking that was cancelled before the charge date is not charged', async () => {
  const { clock } = world;
  const id = await farAhead();
  await sql(`update bookings set status = 'cancelled', cancelled_by = 'renter' where id = ?`, [uuidOf(id)]);
  const [payment] = await sql<{ id: string }>(`select id from payments where booking_id = ? and status = 'pending'`, [
    uuidOf(id),
  ]);
  const charge = vi.spyOn(provider, 'chargeOffSession');
  clock.set(TRIES[0]);
  await sweep();
  await world.app.jobs.handlers.get('payments.charge-when-due')?.(world.app.context(), { paymentId: payment?.id });
  expect(charge).not.toHaveBeenCalled();
});
