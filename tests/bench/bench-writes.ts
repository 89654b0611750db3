import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { toGlobalId } from '../../server/core/graphql/global-id.js';
import { addDays } from '../../server/core/values/date-range.js';
import { localDateOf } from '../../server/core/values/time-zone.js';
import { issueAccessToken } from '../../server/features/accounts/sessions/access-token.js';
import { addCard } from '../support/bookings.js';
import { GraphqlClient } from '../support/graphql-client.js';
import { testConfig } from '../support/test-config.js';
import { startChild, type BenchChild } from './bench-child.js';
import type { Measure } from './bench-report.js';

const AT_ONCE = 16;
const BOOKINGS = 240;
/** Stays before the measurement that warm up the server. */
const WARM_UP = 80;
const BURST = 64;
const DAYS = 60;

const HOLD = `mutation ($input: StartBookingInput!) { startBooking(input: $input) { booking { id } } }`;
const REQUEST = `mutation ($input: RequestBookingInput!) { requestBooking(input: $input) { __typename } }`;

/** A stay of a signed-in renter. */
interface Stay {
  readonly client: GraphqlClient;
  readonly spaceId: string;
}

/** Bookings over different spaces, many at once, and many at once for the same days of one space. */
export async function benchWrites(databaseUrl: string): Promise<Measure[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const child = await startChild('bench-server.ts', [databaseUrl]);
  try {
    const from = addDays(localDateOf(new Date()), 40);
    const stays = await makeStays(client, child.url, from);
    const ids = await answersOf(stays.slice(0, WARM_UP + BOOKINGS), child, (stay) => hold(stay, from));
    const cards = await Promise.all(stays.slice(0, WARM_UP + BOOKINGS).map((stay) => addCard(stay.client)));
    const requests = await answersOf(stays.slice(0, WARM_UP + BOOKINGS), child, ({ client: renter }, index) =>
      request(renter, ids.answers[index] ?? '', cards[index] ?? ''),
    );
    const [first, ...others] = stays.slice(WARM_UP + BOOKINGS);
    const rivals = [first, ...others].flatMap((stay) => (stay ? [{ ...stay, spaceId: first?.spaceId ?? '' }] : []));
    const burst = await timed(() => Promise.allSettled(rivals.map((stay) => hold(stay, from))));
    return [
      { name: 'writes: holds a second, 16 at once', value: ids.perSecond, goal: 50, isLeast: true },
      { name: 'writes: ms of processor time of a hold', value: ids.cpuMs, goal: 8 },
      { name: 'writes: requests with a card a second, 16 at once', value: requests.perSecond },
      { name: 'writes: ms of processor time of a request, the sandbox’s included', value: requests.cpuMs },
      { name: 'writes: ms of 64 holds at once of the same days', value: burst, goal: 500 },
    ];
  } finally {
    child.stop();
    await client.end();
  }
}

/** Renters inserted directly, because password hashing is not measured, each with a free space. */
async function makeStays(client: pg.Client, url: string, from: string): Promise<Stay[]> {
  const count = WARM_UP + BOOKINGS + BURST;
  const { rows: spaces } = await client.query<{ id: string }>(
    `select s.id from spaces s where s.status = 'published' and s.min_days <= $2 and 'boxes' = any (s.allowed_goods)
       and (s.available_from is null or s.available_from <= $3)
       and not exists (select 1 from bookings b where b.space_id = s.id) order by s.id limit $1`,
    [count, DAYS, from],
  );
  const { rows } = await client.query<{ user_id: string; id: string }>(
    `with people as (
       insert into users (email, full_name, password_hash, terms_version, terms_accepted_at, email_verified_at)
       select 'writes-' || n || '@example.test', 'Bench', 'none', '1', now(), now() from generate_series(1, $1) n returning id)
     insert into sessions (user_id, expires_at) select id, now() + interval '1 day' from people returning user_id, id`,
    [count],
  );
  if (spaces.length < count) throw new Error(`only ${spaces.length} spaces are free`);
  return rows.map(({ user_id: userId, id: sessionId }, index) => {
    const renter = new GraphqlClient(url);
    renter.accessToken = issueAccessToken(testConfig(), { userId, sessionId }, new Date()).token;
    return { client: renter, spaceId: toGlobalId('Space', spaces[index]?.id ?? '') };
  });
}

async function hold({ client, spaceId }: Stay, from: string): Promise<string> {
  const input = { spaceId, from, to: addDays(from, DAYS), idempotencyKey: randomUUID() };
  return (await client.query<{ startBooking: { booking: { id: string } } }>(HOLD, { input })).startBooking.booking.id;
}

async function request(client: GraphqlClient, bookingId: string, paymentMethodId: string): Promise<string> {
  const input = {
    bookingId,
    goods: ['BOXES'],
    declaredValue: 'FROM_500_TO_2000',
    acceptsProhibitedGoodsRule: true,
    acceptsMandate: true,
    acceptsTerms: true,
    message: 'Hola: guardo unas cajas.',
    paymentMethodId,
    idempotencyKey: randomUUID(),
  };
  return (await client.query<{ requestBooking: { __typename: string } }>(REQUEST, { input })).requestBooking.__typename;
}

/** Runs the work for each stay with fixed concurrency; measures the stays after the first ones. */
async function answersOf(
  stays: readonly Stay[],
  child: BenchChild,
  work: (stay: Stay, index: number) => Promise<string>,
): Promise<{ answers: string[]; perSecond: number; cpuMs: number }> {
  const answers: string[] = [];
  const part = async (begin: number, end: number): Promise<void> => {
    let next = begin;
    const worker = async (): Promise<void> => {
      while (next < end) {
        const index = next++;
        answers[index] = await work(stays[index] as Stay, index);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  };
  await part(0, WARM_UP);
  const before = await child.usage();
  const ms = await timed(() => part(WARM_UP, stays.length));
  const after = await child.usage();
  const measured = stays.length - WARM_UP;
  return {
    answers,
    perSecond: (measured / ms) * 1000,
    cpuMs: (after.cpuMicros - before.cpuMicros) / 1000 / measured,
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
