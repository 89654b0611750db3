import { beforeEach, expect, test } from 'vitest';
import { expireHolds } from '../../../server/features/bookings/lifecycle/expire-holds.js';
import { expireRequests } from '../../../server/features/bookings/lifecycle/expire-requests.js';
import { DECLINE, START, WITHDRAW, resetWorld, request, signInAgain, start, stay } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import { publishedSpace } from '../../support/spaces.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const WEEK_MS = 7 * 24 * HOUR_MS;
const BUSY = `query ($id: ID!, $from: LocalDate!, $to: LocalDate!) { space(id: $id) { busy(from: $from, to: $to) { from to } } }`;

const world = useWorld();

beforeEach(() => resetWorld(world));

const now = (): number => world.clock.now().getTime();

/** Advances the clock, runs the sweepers and signs everybody in again. */
async function pass(ms: number): Promise<void> {
  world.clock.set(new Date(now() + ms));
  await expireHolds(world.app.context());
  await expireRequests(world.app.context());
  await world.app.context().em.execute('delete from rate_limits');
  await signInAgain(world);
}

type Attempt = { readonly id: string } | { readonly code: string; readonly waitMs: number };

async function attempt(stay: Record<string, unknown>): Promise<Attempt> {
  const { data, errors } = await world.renter.send<{ startBooking: { booking: { id: string } } }>(START, {
    input: stay,
  });
  const problem = errors[0]?.extensions;
  if (!problem) return { id: data?.startBooking.booking.id ?? '' };
  return { code: problem.code, waitMs: Date.parse(String(problem.params?.['nextAttemptAt'])) - now() };
}

/** A renter takes the same days again as soon as possible for a week; returns how long and how often they were held. */
async function holdForAWeek(
  spaceId: string,
  use: (bookingId: string) => Promise<number>,
): Promise<{ heldMs: number; attempts: number; longestMs: number }> {
  const until = now() + WEEK_MS;
  let [heldMs, attempts, inARow, longestMs] = [0, 0, 0, 0];
  while (now() < until) {
    const got = await attempt(stay(spaceId, 34, 45));
    if ('id' in got) {
      const ms = await use(got.id);
      attempts++;
      heldMs += ms;
      inARow += ms;
      longestMs = Math.max(longestMs, inARow);
      continue;
    }
    expect(got.code).toBe('BOOKING_ATTEMPTS_USED');
    expect(got.waitMs).toBeGreaterThan(0);
    inARow = 0;
    // The days are free for everybody else, as the space's page shows.
    const { space } = await world.stranger.query<{ space: { busy: object[] } }>(BUSY, {
      id: spaceId,
      from: '2027-04-01',
      to: '2027-06-01',
    });
    expect(space.busy).toEqual([]);
    await pass(got.waitMs);
  }
  return { heldMs, attempts, longestMs };
}

const letLapse = async (): Promise<number> => {
  await pass(15 * MINUTE_MS);
  return 15 * MINUTE_MS;
};
const letExpire = async (bookingId: string): Promise<number> => {
  await request(world.renter, bookingId);
  await pass(24 * HOUR_MS);
  return 24 * HOUR_MS;
};
const withdrawLate = async (bookingId: string): Promise<number> => {
  await request(world.renter, bookingId);
  await pass(23 * HOUR_MS);
  await world.renter.query(WITHDRAW, { input: { bookingId } });
  return 23 * HOUR_MS;
};

test('T1 a renter can hold a space five times in 24 hours; further attempts are rejected while other renters can book', async () => {
  const { renter, stranger, host, app } = world;
  const spaceId = await publishedSpace(app, host, { title: 'Trastero con mucha gente' });
  for (let i = 0; i < 5; i++) {
    expect(await attempt(stay(spaceId))).toHaveProperty('id');
    await pass(15 * MINUTE_MS);
  }
  expect(await attempt(stay(spaceId))).toEqual({
    code: 'BOOKING_ATTEMPTS_USED',
    waitMs: 24 * HOUR_MS - 75 * MINUTE_MS,
  });
  // Other days of this space do not avoid the limit, because a hold can be moved; other spaces are not limited.
  expect(await renter.codeOf(START, { input: stay(spaceId, 120, 30) })).toBe('BOOKING_ATTEMPTS_USED');
  expect((await start(renter, stay(world.spaceId))).status).toBe('PENDING_PAYMENT');
  expect((await start(stranger, stay(spaceId))).status).toBe('PENDING_PAYMENT');
  await pass(24 * HOUR_MS - 75 * MINUTE_MS);
  expect((await start(renter, stay(spaceId))).status).toBe('PENDING_PAYMENT');
});

test('T1 a declined request does not count as an attempt, a withdrawn one does', async () => {
  const { renter, host, app } = world;
  const spaceId = await publishedSpace(app, host, { title: 'Trastero de idas y vueltas' });
  const ask = async (): Promise<string> => {
    const { id } = await start(renter, stay(spaceId));
    await request(renter, id);
    return id;
  };
  for (let i = 0; i < 3; i++)
    await host.query(DECLINE, { input: { bookingId: await ask(), reason: 'OTHER', text: 'Estoy de obras.' } });
  for (let i = 0; i < 2; i++) await renter.query(WITHDRAW, { input: { bookingId: await ask() } });
  expect(await attempt(stay(spaceId))).toEqual({ code: 'BOOKING_ATTEMPTS_USED', waitMs: WEEK_MS });
});

test(
  'T2 expired holds block the dates for less than a tenth of a week and at most 75 minutes in a row',
  { timeout: 120_000 },
  async () => {
    const spaceId = await publishedSpace(world.app, world.host, { title: 'Trastero tomado por horas' });
    const { heldMs, attempts, longestMs } = await holdForAWeek(spaceId, letLapse);
    expect(attempts).toBeGreaterThanOrEqual(35);
    expect(longestMs).toBeLessThanOrEqual(75 * MINUTE_MS);
    expect(heldMs / WEEK_MS).toBeLessThan(0.1);
  },
);

test.for([
  { name: 'T7 requests that expire', use: letExpire },
  { name: 'T8 requests withdrawn before they expire', use: withdrawLate },
])('$name block the dates for at most two days of a week', { timeout: 120_000 }, async ({ name, use }) => {
  const spaceId = await publishedSpace(world.app, world.host, { title: `Trastero: ${name}` });
  const { heldMs, attempts } = await holdForAWeek(spaceId, use);
  expect(attempts).toBe(2);
  expect(heldMs).toBeLessThanOrEqual(48 * HOUR_MS);
});
