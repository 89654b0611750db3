import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { expireHolds } from '../../server/features/bookings/expire-holds.js';
import { reconcilePayments } from '../../server/features/bookings/settle-payment.js';
import { SandboxPayments } from '../../server/ports/payments-sandbox.js';
import * as k from '../support/bookings.js';
import { uuidOf } from '../support/spaces.js';

let world: k.World;
let provider: SandboxPayments;

beforeAll(async () => {
  world = await k.createWorld({}, { minDays: 1 });
  provider = world.app.services.ports.payments as SandboxPayments;
});
afterAll(() => world.app.stop());
afterEach(() => vi.restoreAllMocks());

beforeEach(() => k.beginAgain(world));

const sql = <T extends object>(text: string, values: unknown[] = []) => world.app.context().em.execute<T[]>(text, values);
const at = async (instant: string): Promise<void> => {
  world.clock.set(instant);
  await k.signInAgain(world);
};

describe('T2 T7 the last minutes of the first day', () => {
  const MIDNIGHT = '2027-03-02T23:00:00.000Z';
  const today = { from: k.TODAY, to: '2027-03-12' };

  test('a hold for today ends with the day: nobody is asked for a day that is over', async () => {
    const { app, renter, spaceId } = world;
    await at('2027-03-02T22:50:00Z');
    const { id, holdExpiresAt } = await k.start(renter, k.stay(spaceId, 0, 10, today));
    expect(holdExpiresAt).toBe(MIDNIGHT);
    await at('2027-03-02T23:03:00Z');
    expect(await renter.codeOf(k.REQUEST, { input: await k.requestInput(renter, id) })).toBe('BOOKING_HOLD_EXPIRED');
    await expireHolds(app.context());
    expect((await k.read(renter, id))?.status).toBe('PAYMENT_FAILED');
  });

  test('a hold that is moved to today ends with it too, by its own job', async () => {
    const { renter, spaceId } = world;
    await at('2027-03-02T22:50:00Z');
    const { id, holdExpiresAt } = await k.start(renter, k.stay(spaceId, 1, 10));
    expect(holdExpiresAt).toBe('2027-03-02T23:05:00.000Z');
    const { changeBookingDates } = await renter.query<{ changeBookingDates: k.BookingView }>(k.CHANGE_DATES, { input: { bookingId: id, ...today } });
    expect(changeBookingDates.holdExpiresAt).toBe(MIDNIGHT);
    const [job] = await sql<{ run_at: string }>('select run_at from graphile_worker.jobs where key = ?', [`hold:${uuidOf(id)}`]);
    expect(new Date(job?.run_at ?? 0).toISOString()).toBe(MIDNIGHT);
  });

  test('a card that is held as the day ends asks nobody any more, and is let go of', async () => {
    const { app, clock, host, renter, spaceId } = world;
    await at('2027-03-02T22:59:59Z');
    const { id, reference } = await k.start(renter, k.stay(spaceId, 0, 10, today));
    const real = provider.authorize.bind(provider);
    vi.spyOn(provider, 'authorize').mockImplementationOnce((request) => {
      clock.advance({ seconds: 2 });
      return real(request);
    });
    expect(await renter.codeOf(k.REQUEST, { input: await k.requestInput(renter, id) })).toBe('BOOKING_HOLD_EXPIRED');
    clock.advance({ minutes: 2 });
    await reconcilePayments(app.context());
    expect(await sql(`select status from sandbox_intents where metadata ->> 'bookingReference' = ?`, [reference])).toEqual([{ status: 'canceled' }]);
    expect(await k.read(host, id)).toBeNull();
  });
});

test('days of a hold that is over cannot be changed, swept or not: the same is told', async () => {
  const { app, clock, renter, spaceId } = world;
  const { id } = await k.start(renter, k.stay(spaceId));
  clock.advance({ minutes: 15 });
  await k.signInAgain(world);
  const change = () => renter.codeOf(k.CHANGE_DATES, { input: { bookingId: id, from: '2027-05-01', to: '2027-06-20' } });
  expect(await change()).toBe('BOOKING_HOLD_EXPIRED');
  await expireHolds(app.context());
  expect(await change()).toBe('BOOKING_HOLD_EXPIRED');
});

