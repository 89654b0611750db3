import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { addDays, oneYearAfter } from '../../../server/core/values/date-range.js';
import { expireHolds } from '../../../server/features/bookings/lifecycle/expire-holds.js';
import { expireRequests } from '../../../server/features/bookings/lifecycle/expire-requests.js';
import { reconcilePayments } from '../../../server/features/bookings/payments/settle-payment.js';
import {
  ACCEPT,
  type BookingView,
  CHANGE_DATES,
  DECLINE,
  REQUEST,
  START,
  TODAY,
  WITHDRAW,
  resetWorld,
  confirmed,
  read,
  request,
  requestInput,
  requested,
  signInAgain,
  start,
  stay,
} from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import { queriesOf } from '../../support/query-counter.js';
import { publishedSpace, uuidOf } from '../../support/spaces.js';

const world = useWorld();

beforeEach(() => resetWorld(world));

describe('from the dates to the confirmation', () => {
  test('T1 T3 T5 a booking goes from hold to request to confirmed, with price, history and balanced ledger entries', async () => {
    const { app, host, renter, spaceId } = world;
    const started = await start(renter, stay(spaceId, 34));
    expect(started).toMatchObject({
      status: 'PENDING_PAYMENT',
      from: '2027-04-05',
      to: '2027-05-20',
      totalCents: 11550,
      hostNetCents: null,
    });
    expect(started.reference).toMatch(/^HU-2027-\d{6}$/);
    expect(started.holdExpiresAt).toBe('2027-03-02T10:10:00.000Z');
    expect(started.availableActions).toEqual(['PAY']);
    expect(await read(host, started.id)).toBeNull();

    const asked = await request(renter, started.id);
    expect(asked).toMatchObject({
      actionUrl: null,
      status: 'REQUESTED',
      respondBy: '2027-03-03T09:55:00.000Z',
      availableActions: ['WITHDRAW'],
    });
    expect(asked.payment).toMatchObject({
      status: 'AUTHORIZED',
      methodLast4: '4242',
      totalCents: 7700,
    });
    expect(await read(host, started.id)).toMatchObject({
      status: 'REQUESTED',
      totalCents: null,
      hostNetCents: 9975,
      payment: null,
      availableActions: ['ACCEPT', 'DECLINE'],
    });

    const {
      acceptBooking: { booking: acceptBooking },
    } = await host.query<{ acceptBooking: { booking: BookingView } }>(ACCEPT, {
      input: { bookingId: started.id },
    });
    expect(acceptBooking.status).toBe('CONFIRMED');
    expect((await read(renter, started.id))?.payment?.status).toBe('CAPTURED');

    const { em } = app.context();
    const history = await em.execute(
      'select from_status, to_status, action, actor_role from booking_events where booking_id = ? order by id',
      [uuidOf(started.id)],
    );
    expect(
      history.map((row: Record<string, string>) => [
        row['from_status'],
        row['to_status'],
        row['action'],
        row['actor_role'],
      ]),
    ).toEqual([
      [null, 'pending_payment', 'start', 'renter'],
      ['pending_payment', 'requested', 'pay', 'renter'],
      ['requested', 'confirmed', 'accept', 'host'],
    ]);
    const [sums] = await em.execute(
      'select sum(amount_cents)::int as sum, count(*)::int as count from ledger_entries where booking_id = ?',
      [uuidOf(started.id)],
    );
    expect(sums).toEqual({ sum: 0, count: 6 });
  });

  test('a repeated accept returns the booking; renter, stranger and visitor are rejected', async () => {
    const { id } = await confirmed(world);
    expect(
      (await world.host.query<{ acceptBooking: { booking: BookingView } }>(ACCEPT, { input: { bookingId: id } }))
        .acceptBooking.booking.status,
    ).toBe('CONFIRMED');
    const refused = await world.renter.send(ACCEPT, { input: { bookingId: id } });
    expect(refused.errors[0]?.extensions).toMatchObject({
      code: 'BOOKING_TRANSITION_REFUSED',
      params: { allowed: ['CANCEL', 'DISPUTE', 'CHANGE_DATES'] },
    });
    expect(await world.stranger.codeOf(ACCEPT, { input: { bookingId: id } })).toBe('NOT_FOUND');
    expect(await world.app.visitor().codeOf(ACCEPT, { input: { bookingId: id } })).toBe('UNAUTHENTICATED');
  });

  test('a booking that starts in more than 60 days is confirmed with its charge scheduled eight days before the start', async () => {
    const { id, status } = await confirmed(world, 100);
    expect(status).toBe('CONFIRMED');
    const start = addDays(TODAY, 100);
    expect((await read(world.renter, id))?.payment).toMatchObject({ status: 'PENDING', methodLast4: '4242' });
    expect((await read(world.renter, id))?.payment?.dueAt.slice(0, 10)).toBe(addDays(start, -8));
    world.clock.advance({ minutes: 2 });
    await reconcilePayments(world.app.context());
    const [held] = await world.app
      .context()
      .em.execute(`select count(*)::int as count from payments where booking_id = ? and status = 'void'`, [uuidOf(id)]);
    expect(held).toEqual({ count: 1 });
  });

  test('P7 the texts of a decline and a cancellation are redacted like messages', async () => {
    const { host, renter } = world;
    const declined = await requested(world);
    await host.query(DECLINE, {
      input: { bookingId: declined.id, reason: 'OTHER', text: 'Más barato por fuera: 612 345 678' },
    });
    const { id } = await confirmed(world, 20);
    await world.app
      .context()
      .em.execute(`update bookings set cancel_text = 'Págame en mano y seguimos. Soy el 612 345 678' where id = ?`, [
        uuidOf(id),
      ]);
    const TEXTS = 'query ($id: ID!) { booking(id: $id) { declineText cancelText } }';
    expect((await renter.query<{ booking: object }>(TEXTS, { id: declined.id })).booking).toEqual({
      declineText: 'Más barato por fuera: [oculto hasta confirmar la reserva]',
      cancelText: null,
    });
    expect((await renter.query<{ booking: object }>(TEXTS, { id })).booking).toEqual({
      declineText: null,
      cancelText: '[oculto] y seguimos. Soy el 612 345 678',
    });
  });

  test('declining and withdrawing a request release the authorized payment', async () => {
    const { app, host, renter } = world;
    const first = await requested(world);
    expect(await host.codeOf(DECLINE, { input: { bookingId: first.id, reason: 'OTHER' } })).toBe('VALIDATION_FAILED');
    const {
      declineBooking: { booking: declineBooking },
    } = await host.query<{ declineBooking: { booking: BookingView } }>(DECLINE, {
      input: { bookingId: first.id, reason: 'OTHER', text: 'Estoy de obras.' },
    });
    expect(declineBooking).toMatchObject({
      status: 'DECLINED',
      declineReason: 'OTHER',
      declineText: 'Estoy de obras.',
    });
    const second = await requested(world);
    const {
      withdrawBooking: { booking: withdrawBooking },
    } = await renter.query<{ withdrawBooking: { booking: BookingView } }>(WITHDRAW, {
      input: { bookingId: second.id },
    });
    expect(withdrawBooking.status).toBe('WITHDRAWN');
    expect(await host.codeOf(ACCEPT, { input: { bookingId: second.id } })).toBe('BOOKING_TRANSITION_REFUSED');
    world.clock.advance({ minutes: 2 });
    await reconcilePayments(app.context());
    const open = await app
      .context()
      .em.execute(
        `select 1 from sandbox_intents where status = 'requires_capture' and metadata ->> 'bookingReference' in (?, ?)`,
        [first.reference, second.reference],
      );
    expect(open).toEqual([]);
  });
});

describe('timers', () => {
  test('T2 a hold expires after 15 minutes and frees its dates', async () => {
    const { app, clock, renter, stranger, spaceId } = world;
    const { id } = await start(renter, stay(spaceId));
    clock.advance({ minutes: 14, seconds: 59 });
    await expireHolds(app.context());
    expect((await read(renter, id))?.status).toBe('PENDING_PAYMENT');
    expect(await stranger.codeOf(START, { input: stay(spaceId) })).toBe('BOOKING_DATES_TAKEN');
    clock.advance({ seconds: 1 });
    await signInAgain(world);
    expect(await renter.codeOf(REQUEST, { input: await requestInput(renter, id) })).toBe('BOOKING_HOLD_EXPIRED');
    await expireHolds(app.context());
    expect((await read(renter, id))?.status).toBe('PAYMENT_FAILED');
    expect((await start(stranger, stay(spaceId))).status).toBe('PENDING_PAYMENT');
  });

  test('P-11 an expired hold does not block a new booking before it is swept', async () => {
    const { clock, renter, stranger, spaceId } = world;
    const { id } = await start(renter, stay(spaceId));
    clock.advance({ minutes: 15 });
    await signInAgain(world);
    expect((await start(stranger, stay(spaceId))).status).toBe('PENDING_PAYMENT');
    expect((await read(renter, id))?.status).toBe('PAYMENT_FAILED');
  });

  test('T7 a request expires after 24 hours', async () => {
    const { app, clock, host } = world;
    const { id } = await requested(world);
    clock.advance({ hours: 23, minutes: 59 });
    await expireRequests(app.context());
    await signInAgain(world);
    expect((await read(host, id))?.status).toBe('REQUESTED');
    clock.advance({ minutes: 1 });
    expect(await host.codeOf(ACCEPT, { input: { bookingId: id } })).toBe('BOOKING_TRANSITION_REFUSED');
    await expireRequests(app.context());
    expect((await read(host, id))?.status).toBe('EXPIRED');
  });

  test('T7 a request expires at the latest at the end of its first day in the time zone of the space', async () => {
    const { clock } = world;
    clock.set('2027-03-02T20:00:00Z');
    await signInAgain(world);
    const { respondBy } = await requested(world, 0);
    expect(respondBy).toBe('2027-03-02T23:00:00.000Z');
  });
});

describe('T1 validation', () => {
  const fieldOf = async (overrides: Record<string, unknown>) => {
    const { errors } = await world.renter.send(START, { input: stay(world.spaceId, 34, 45, overrides) });
    return errors[0]?.extensions.fields?.map(({ path, code, params }) => [path, code, params]);
  };

  test('BOK-1 dates out of bounds are rejected at their field', async () => {
    const from = '2027-04-05';
    expect(await fieldOf({ from: '2027-03-01', to: '2027-04-20' })).toEqual([
      ['from', 'DATE_IN_PAST', { today: TODAY }],
    ]);
    expect(await fieldOf({ from, to: null })).toEqual([['to', 'REQUIRED', undefined]]);
    expect(await fieldOf({ from, to: from })).toEqual([['to', 'DATES_REVERSED', undefined]]);
    expect(await fieldOf({ from, to: addDays(from, 29) })).toEqual([['to', 'STAY_TOO_SHORT', { minDays: 30 }]]);
    expect(await fieldOf({ from, to: addDays(oneYearAfter(from), 1) })).toEqual([
      ['to', 'STAY_TOO_LONG', { latest: '2028-04-05' }],
    ]);
    expect(await fieldOf({ from: addDays(TODAY, 181), to: addDays(TODAY, 240) })).toEqual([
      ['from', 'START_TOO_FAR', { maxDays: 180 }],
    ]);
  });

  test('BOK-1 a stay from today of exactly one year is accepted', async () => {
    const { renter, spaceId } = world;
    const booking = await start(renter, stay(spaceId, 0, 45, { from: TODAY, to: oneYearAfter(TODAY) }));
    expect(booking).toMatchObject({ from: '2027-03-02', to: '2028-03-02' });
  });

  test('BOK-1 a stay of one day, where the host allows it, costs the minimum', async () => {
    const { host, renter, app } = world;
    const spaceId = await publishedSpace(app, host, { minDays: 1, title: 'Hueco para un día suelto' });
    expect((await start(renter, stay(spaceId, 3, 1))).totalCents).toBe(1250);
  });

  test('an own space, a fourth open request, an unverified email and a paused space are rejected', async () => {
    const { app, host, renter, spaceId } = world;
    expect(await host.codeOf(START, { input: stay(spaceId) })).toBe('BOOKING_OWN_SPACE');
    for (const startsIn of [10, 60, 110]) await start(renter, stay(spaceId, startsIn, 30));
    expect(await renter.codeOf(START, { input: stay(spaceId, 150, 30) })).toBe('BOOKING_TOO_MANY_OPEN');
    await app.context().em.execute(`update users set email_verified_at = null where email = 'stranger@example.test'`);
    expect(await world.stranger.codeOf(START, { input: stay(spaceId, 150, 30) })).toBe('EMAIL_NOT_VERIFIED');
    await app.context().em.execute(`update users set email_verified_at = now() where email = 'stranger@example.test'`);
    await app.context().em.execute(`update spaces set status = 'paused' where id = ?`, [uuidOf(spaceId)]);
    expect(await world.stranger.codeOf(START, { input: stay(spaceId, 150, 30) })).toBe('SPACE_NOT_BOOKABLE');
    await app.context().em.execute(`update spaces set status = 'published' where id = ?`, [uuidOf(spaceId)]);
  });

  test('P-02 adjacent stays are allowed, overlapping stays are rejected', async () => {
    const { renter, stranger, spaceId } = world;
    await start(renter, stay(spaceId, 40, 30));
    await start(renter, stay(spaceId, 100, 30));
    expect(await stranger.codeOf(START, { input: stay(spaceId, 69, 31) })).toBe('BOOKING_DATES_TAKEN');
    expect(await stranger.codeOf(START, { input: stay(spaceId, 70, 31) })).toBe('BOOKING_DATES_TAKEN');
    expect((await start(stranger, stay(spaceId, 70, 30))).status).toBe('PENDING_PAYMENT');
  });

  test('P-01 a database constraint rejects overlapping bookings', async () => {
    const { id } = await start(world.renter, stay(world.spaceId));
    const columns = `space_id, renter_id, host_id, status, starts_on, ends_on, rent_cents, renter_fee_cents, protection_cents, total_cents,
      commission_cents, host_net_cents, deposit_cents, charges, terms_snapshot, cancellation_policy`;
    const copy = `insert into bookings (reference, ${columns}) select reference || '-copy', ${columns} from bookings where id = ?`;
    await expect(world.app.context().em.execute(copy, [uuidOf(id)])).rejects.toThrow(/bookings_no_overlap/);
  });

  test('choosing other dates moves the existing hold and keeps its expiry', async () => {
    const { clock, renter, stranger, spaceId } = world;
    const first = await start(renter, stay(spaceId, 34));
    clock.advance({ minutes: 4 });
    const second = await start(renter, stay(spaceId, 40, 60));
    expect(second).toMatchObject({ id: first.id, holdExpiresAt: first.holdExpiresAt, from: addDays(TODAY, 40) });
    const { changeBookingDates } = await renter.query<{ changeBookingDates: { booking: BookingView } }>(CHANGE_DATES, {
      input: { bookingId: first.id, from: addDays(TODAY, 50), to: addDays(TODAY, 80) },
    });
    expect(changeBookingDates.booking).toMatchObject({ from: addDays(TODAY, 50), holdExpiresAt: first.holdExpiresAt });
    expect((await start(stranger, stay(spaceId, 80, 30))).status).toBe('PENDING_PAYMENT');
    expect(
      await renter.codeOf(CHANGE_DATES, {
        input: { bookingId: first.id, from: addDays(TODAY, 60), to: addDays(TODAY, 95) },
      }),
    ).toBe('BOOKING_DATES_TAKEN');
    expect(
      await stranger.codeOf(CHANGE_DATES, {
        input: { bookingId: first.id, from: addDays(TODAY, 50), to: addDays(TODAY, 80) },
      }),
    ).toBe('NOT_FOUND');
  });
});

test('P-44 starting and requesting a booking take a bounded number of statements in one transaction', async () => {
  const { app, renter, spaceId } = world;
  /** The statements of the first transaction; later ones read the fields that the call selects. */
  const inTransaction = (statements: readonly string[]): readonly string[] =>
    statements.slice(statements.indexOf('begin') + 1, statements.indexOf('commit'));
  const ids: string[] = [];
  const started = await queriesOf(app, async () => void ids.push((await start(renter, stay(spaceId, 34))).id));
  const asked = await queriesOf(app, () => request(renter, ids[0] ?? ''));
  expect(inTransaction(started).length).toBeLessThanOrEqual(16);
  // One of these statements reads the list of prohibited goods that the renter accepts.
  expect(inTransaction(asked).length).toBeLessThanOrEqual(12);
});

test('the queued jobs of a booking expire its hold and its request on time', async () => {
  const { app, clock, renter, spaceId } = world;
  const run = (name: string, payload: Record<string, unknown>) => app.jobs.handlers.get(name)?.(app.context(), payload);
  const { id } = await start(renter, stay(spaceId));
  const jobs = await app
    .context()
    .em.execute<{ run_at: string }[]>(`select run_at from graphile_worker.jobs where key = ?`, [`hold:${uuidOf(id)}`]);
  expect(jobs.map(({ run_at }) => new Date(run_at).toISOString())).toEqual(['2027-03-02T10:10:00.000Z']);
  await run('bookings.expire-hold', { bookingId: uuidOf(id) });
  expect((await read(renter, id))?.status).toBe('PENDING_PAYMENT');
  const asked = await request(renter, id);
  const timers = await app
    .context()
    .em.execute<{ key: string }[]>(`select key from graphile_worker.jobs where key like ? order by run_at`, [
      `%${uuidOf(asked.id)}%`,
    ]);
  expect(timers.map(({ key }) => key.replace(uuidOf(asked.id), 'x'))).toEqual([
    'hold:x',
    'remind:x:1',
    'remind:x:12',
    'remind:x:22',
    'answer:x',
  ]);
  clock.advance({ hours: 24 });
  await run('bookings.expire-request', { bookingId: uuidOf(id) });
  await run('bookings.expire-hold', { bookingId: uuidOf(id) });
  await signInAgain(world);
  expect((await read(renter, id))?.status).toBe('EXPIRED');
  const { node } = await renter.query<{ node: object }>(
    'query ($id: ID!) { node(id: $id) { id __typename ... on Booking { reference space { title } } } }',
    { id },
  );
  expect(node).toEqual({
    id,
    __typename: 'Booking',
    reference: asked.reference,
    space: { title: 'Trastero seco en Malasaña' },
  });
});

test('an unknown, malformed or foreign id returns null or NOT_FOUND', async () => {
  const { id } = await start(world.renter, stay(world.spaceId));
  expect(await read(world.stranger, id)).toBeNull();
  expect(await read(world.renter, 'bkg_AAAAAAAAAAAAAAAAAAAAAA')).toBeNull();
  expect(await read(world.renter, world.spaceId)).toBeNull();
  expect(await read(world.admin, id)).toMatchObject({
    status: 'PENDING_PAYMENT',
    totalCents: 11550,
    hostNetCents: 9975,
  });
  const { node } = await world.stranger.query<{ node: unknown }>('query ($id: ID!) { node(id: $id) { id } }', { id });
  expect(node).toBeNull();
  expect(await world.renter.codeOf(ACCEPT, { input: { bookingId: `bkg_${randomUUID()}` } })).toBe('NOT_FOUND');
});
