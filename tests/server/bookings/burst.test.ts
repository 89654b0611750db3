import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../../server/core/values/date-range.js';
import { issueAccessToken } from '../../../server/features/accounts/sessions/access-token.js';
import { START, TODAY, type World, createWorld, resetPaymentAttempts } from '../../support/bookings.js';
import { GraphqlClient } from '../../support/graphql-client.js';
import { uuidOf } from '../../support/spaces.js';

// The long size sends half of each burst to a second process with the same database.
const isLong = process.env['RIG_SIZE'] === 'long';
const RENTERS = 64;
const ROUNDS = Number(process.env['BURST_ROUNDS'] ?? (isLong ? 1000 : 50));

/** Rounds per set of renters, half of the calls that their points allow; the clock does not move, so none are refilled. */
const ROUNDS_OF_RENTERS = 100;

let world: World;
let urls: readonly string[];
let second: ChildProcess | null = null;

beforeAll(async () => {
  world = await createWorld({}, { minDays: 1 });
  urls = [world.app.url, ...(isLong ? [await startSecond()] : [])];
}, 60_000);
afterAll(async () => {
  second?.kill();
  await world.app.stop();
});

/** Another process of the product on the same database; returns its address. */
async function startSecond(): Promise<string> {
  second = fork(new URL('burst-child.ts', import.meta.url), [world.app.databaseUrl], { execArgv: ['--import', 'tsx'] });
  const [url] = (await once(second, 'message')) as [string];
  return url;
}

/** Accounts and sessions inserted directly, because hashing 64 passwords is not tested here. */
async function signedInRenters(count: number, round: number): Promise<GraphqlClient[]> {
  const { em, config, clock } = world.app.context();
  const rows = await em.execute<{ user_id: string; session_id: string }[]>(
    `with u as (
       insert into users (email, full_name, password_hash, email_verified_at, terms_version, terms_accepted_at)
       select 'burst-' || ?::int || '-' || n || '@example.test', 'Renter ' || n, 'none', now(), 'test', now() from generate_series(1, ?) n returning id
     )
     insert into sessions (user_id, expires_at) select id, ?::timestamptz + interval '30 days' from u returning user_id, id as session_id`,
    [round, count, clock.now()],
  );
  return rows.map(({ user_id: userId, session_id: sessionId }, index) => {
    const client = new GraphqlClient(urls[index % urls.length] ?? '');
    client.accessToken = issueAccessToken(config, { userId, sessionId }, clock.now()).token;
    return client;
  });
}

test(
  `P-01 of 64 concurrent overlapping starts, in ${ROUNDS} rounds, one succeeds and the others get BOOKING_DATES_TAKEN`,
  async () => {
    const { em } = world.app.context();
    const tally = new Map<string, number>();
    let renters: GraphqlClient[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      if (round % ROUNDS_OF_RENTERS === 0) renters = await signedInRenters(RENTERS, round);
      const answers = await Promise.all(
        renters.map((client, n) =>
          client.send<{ startBooking: { booking: { id: string } } }>(START, { input: overlapping(n, round) }),
        ),
      );
      const codes = answers.map(
        ({ data, errors }) => errors[0]?.extensions.code ?? (data?.startBooking.booking.id ? 'WON' : 'NOTHING'),
      );
      for (const code of codes) tally.set(code, (tally.get(code) ?? 0) + 1);
      expect(
        codes.filter((code) => code === 'WON'),
        `round ${round}: ${codes.join(' ')}`,
      ).toHaveLength(1);
      const held = await em.execute(`select 1 from bookings where space_id = ? and status = 'pending_payment'`, [
        uuidOf(world.spaceId),
      ]);
      expect(held).toHaveLength(1);
      await em.execute(`update bookings set status = 'payment_failed' where space_id = ?`, [uuidOf(world.spaceId)]);
      await resetPaymentAttempts(world.app);
      // Clears the hourly limit, which real use does not reach.
      await em.execute('delete from rate_limits');
    }
    expect(Object.fromEntries(tally)).toEqual({ WON: ROUNDS, BOOKING_DATES_TAKEN: ROUNDS * (RENTERS - 1) });
  },
  isLong ? 7_200_000 : 120_000,
);

/** Stays of different lengths that all contain one common day. */
function overlapping(n: number, round: number): Record<string, unknown> {
  const common = addDays(TODAY, 60);
  return {
    spaceId: world.spaceId,
    from: addDays(common, -(n % 8)),
    to: addDays(common, 1 + ((n * 7 + round) % 40)),
    idempotencyKey: randomUUID(),
  };
}
