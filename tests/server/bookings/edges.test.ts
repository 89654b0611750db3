import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { expireHolds } from '../../../server/features/bookings/lifecycle/expire-holds.js';
import { reconcilePayments } from '../../../server/features/bookings/payments/settle-payment.js';
import type { PaymentsPort } from '../../../server/ports/payments/payments.js';
import {
  ACCEPT,
  type BookingView,
  CHANGE_DATES,
  REQUEST,
  START,
  TODAY,
  resetWorld,
  confirmed,
  read,
  request,
  requestInput,
  signInAgain,
  start,
  stay,
  sqlOf,
} from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import { publishedSpace, uuidOf } from '../../support/spaces.js';
import * as stays from '../../support/stays.js';

let provider: PaymentsPort;

const world = useWorld({}, { minDays: 1 });
beforeAll(() => {
  provider = world.app.services.ports.payments.current;
});
afterEach(() => vi.restoreAllMocks());

beforeEach(() => resetWorld(world));

const sql = sqlOf(world);
const at = async (instant: string): Promise<void> => {
  world.clock.set(instant);
  await signInAgain(world);
};

test('M6 T10 a stay that begins today can be cancelled until it is active, by the last row of its policy', async () => {
  const { renter, host, spaceId } = world;
  const today = async (): Promise<string> => {
    const { id } = await start(renter, stay(spaceId, 0, 45));
    await request(renter, id);
    await host.query(ACCEPT, { input: { bookingId: id } });
    return id;
  };
  const off = await today();
  const { availableActions, cancellation } = await stays.readStay(renter, off);
  expect(availableActions).toContain('CANCEL');
  // All but 25 € of the rent; our fee is refunded by its own right of withdrawal.
  expect(cancellation).toMatchObject({ paidCents: 7700, rentRefundCents: 4500, hostKeptCents: 2500 });
  expect(await stays.cancel(renter, off)).toMatchObject({ status: 'CANCELLED' });
  const entered = await today();
  await renter.query(stays.MARK_ACTIVE, { input: { bookingId: entered } });
  const { availableActions: now, cancellation: none } = await stays.readStay(renter, entered);
  expect([now.includes('CANCEL'), none]).toEqual([false, null]);
  expect(await renter.codeOf(stays.CANCEL, { input: { bookingId: entered, refundCents: 0 } })).toBe(
    'BOOKING_TRANSITION_REFUSED',
  );
  // Frees the days for other bookings.
  await sql(`update bookings set status = 'completed' where id = ?`, [uuidOf(entered)]);
});

describe('T2 T7 deadlines at the end of the first day', () => {
  const MIDNIGHT = '2027-03-02T23:00:00.000Z';
  const today = { from: TODAY, to: '2027-03-12' };

  test('a hold for today expires at midnight', async () => {
    const { app, renter, spaceId } = world;
    await at('2027-03-02T22:50:00Z');
    const { id, holdExpiresAt } = await start(renter, stay(spaceId, 0, 10, today));
    expect(holdExpiresAt).toBe(MIDNIGHT);
    await at('2027-03-02T23:03:00Z');
    expect(await renter.codeOf(REQUEST, { input: await requestInput(renter, id) })).toBe('BOOKING_HOLD_EXPIRED');
    await expireHolds(app.context());
    expect((await read(renter, id))?.status).toBe('PAYMENT_FAILED');
  });

  test('a hold moved to today expires at midnight, and its job is rescheduled', async () => {
    const { renter, spaceId } = world;
    await at('2027-03-02T22:50:00Z');
    const { id, holdExpiresAt } = await start(renter, stay(spaceId, 1, 10));
    expect(holdExpiresAt).toBe('2027-03-02T23:05:00.000Z');
    const { changeBookingDates } = await renter.query<{ changeBookingDates: { booking: BookingView } }>(CHANGE_DATES, {
      input: { bookingId: id, ...today },
    });
    expect(changeBookingDates.booking.holdExpiresAt).toBe(MIDNIGHT);
    const [job] = await sql<{ run_at: string }>('select run_at from graphile_worker.jobs where key = ?', [
      `hold:${uuidOf(id)}`,
    ]);
    expect(new Date(job?.run_at ?? 0).toISOString()).toBe(MIDNIGHT);
  });

  test('a payment authorized after midnight makes no request and is voided', async () => {
    const { app, clock, host, renter, spaceId } = world;
    await at('2027-03-02T22:59:59Z');
    const { id, reference } = await start(renter, stay(spaceId, 0, 10, today));
    const real = provider.confirmPayment.bind(provider);
    vi.spyOn(provider, 'confirmPayment').mockImplementationOnce((...call) => {
      clock.advance({ seconds: 2 });
      return real(...call);
    });
    expect(await renter.codeOf(REQUEST, { input: await requestInput(renter, id) })).toBe('BOOKING_HOLD_EXPIRED');
    clock.advance({ minutes: 2 });
    await reconcilePayments(app.context());
    expect(
      await sql(`select status from sandbox_intents where metadata ->> 'bookingReference' = ?`, [reference]),
    ).toEqual([{ status: 'canceled' }]);
    expect(await read(host, id)).toBeNull();
  });
});

test('the dates of an expired hold cannot be changed, before or after it is swept', async () => {
  const { app, clock, renter, spaceId } = world;
  const { id } = await start(renter, stay(spaceId));
  clock.advance({ minutes: 15 });
  await signInAgain(world);
  const change = async () => {
    const { errors } = await renter.send(CHANGE_DATES, {
      input: { bookingId: id, from: '2027-05-01', to: '2027-06-20' },
    });
    return errors[0]?.extensions;
  };
  const expired = { code: 'BOOKING_HOLD_EXPIRED', params: { holdMinutes: 15 } };
  expect(await change()).toMatchObject(expired);
  await expireHolds(app.context());
  expect(await change()).toMatchObject(expired);
});

test('T5 a booking requested 61 days and accepted 60 days before its start is charged at once', async () => {
  const { host, renter, spaceId } = world;
  const LINES =
    'query ($id: ID!) { booking(id: $id) { payment { status } nextCharge { dueOn totalCents } lines { dueOn totalCents } } }';
  const { id } = await start(renter, stay(spaceId, 61));
  await request(renter, id);
  await at('2027-03-03T09:00:00Z');
  await host.query(ACCEPT, { input: { bookingId: id } });
  const { booking } = await renter.query<{ booking: object }>(LINES, { id });
  expect(booking).toMatchObject({
    payment: { status: 'CAPTURED' },
    nextCharge: { dueOn: '2027-06-02', totalCents: 3594 },
  });
  expect(booking).toMatchObject({
    lines: [
      { dueOn: '2027-03-03', totalCents: 7700 },
      { dueOn: '2027-06-02', totalCents: 3594 },
    ],
  });
});

test('a request to a host suspended during the checkout is rejected without authorizing a payment', async () => {
  const { renter, spaceId } = world;
  const { id } = await start(renter, stay(spaceId));
  const input = await requestInput(renter, id);
  const authorize = vi.spyOn(provider, 'confirmPayment');
  await sql(`update users set suspended_at = now() where email = 'host@example.test'`);
  try {
    expect(await renter.codeOf(REQUEST, { input })).toBe('SPACE_NOT_BOOKABLE');
    expect(authorize).not.toHaveBeenCalled();
  } finally {
    await sql(`update users set suspended_at = null where email = 'host@example.test'`);
  }
  expect((await request(renter, id)).status).toBe('REQUESTED');
});

describe('a stay that has ended', () => {
  const MOVE_IN = 'query ($id: ID!) { booking(id: $id) { moveIn { isAccessOpen } space { accessInstructions } } }';
  const readAccess = async (id: string): Promise<unknown> =>
    (await world.renter.query<{ booking: unknown }>(MOVE_IN, { id })).booking;

  test('P-35 hides the access instructions from the end of the last day', async () => {
    const { id } = await confirmed(world, 34, 45);
    await at('2027-05-20T21:59:00Z');
    expect(await readAccess(id)).toMatchObject({
      moveIn: { isAccessOpen: true },
      space: { accessInstructions: expect.stringContaining('4711') },
    });
    await at('2027-05-20T22:00:00Z');
    expect(await readAccess(id)).toEqual({ moveIn: null, space: { accessInstructions: null } });
  });

  test('does not block archiving the space', async () => {
    const ARCHIVE = 'mutation ($id: ID!) { archiveSpace(input: { spaceId: $id }) { space { status } } }';
    const id = await publishedSpace(world.app, world.host, { title: 'Trastero que se va a quitar' });
    await confirmed({ ...world, spaceId: id }, 34, 45);
    await at('2027-05-19T10:00:00Z');
    expect(await world.host.codeOf(ARCHIVE, { id })).toBe('SPACE_STATE_REFUSED');
    await at('2027-05-21T10:00:00Z');
    expect(await world.host.query(ARCHIVE, { id })).toEqual({ archiveSpace: { space: { status: 'ARCHIVED' } } });
  });
});

test('busy days of the year 0 are rejected as bad input; the years 1 and 9999 are accepted', async () => {
  const BUSY =
    'query ($id: ID!, $from: LocalDate!, $to: LocalDate!) { space(id: $id) { busy(from: $from, to: $to) { from to } } }';
  expect(await world.renter.codeOf(BUSY, { id: world.spaceId, from: '0000-01-01', to: '0000-02-01' })).toBe(
    'VALIDATION_FAILED',
  );
  for (const from of ['0001-01-01', '9999-12-01'])
    expect(await world.renter.query(BUSY, { id: world.spaceId, from, to: `${from.slice(0, 8)}02` })).toEqual({
      space: { busy: [] },
    });
});

test('P1 T1 of twelve concurrent starts by one renter three succeed', async () => {
  const { renter, spaceId } = world;
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) => renter.send(START, { input: stay(spaceId, 10 + n * 10, 5) })),
  );
  const codes = answers.map(({ errors }) => errors[0]?.extensions.code ?? 'HELD').toSorted();
  expect(codes).toEqual([...Array.from({ length: 9 }, () => 'BOOKING_TOO_MANY_OPEN'), 'HELD', 'HELD', 'HELD']);
});
