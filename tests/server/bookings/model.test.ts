import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { addDays } from '../../../server/core/values/date-range.js';
import { toGlobalId } from '../../../server/core/graphql/global-id.js';
import { Random } from '../../../server/db/seed/random.js';
import { issueAccessToken } from '../../../server/features/accounts/sessions/access-token.js';
import { chargeDuePayments } from '../../../server/features/bookings/payments/charge-when-due.js';
import { expireHolds, FINAL_ASK_JOB } from '../../../server/features/bookings/lifecycle/expire-holds.js';
import { expireRequests } from '../../../server/features/bookings/lifecycle/expire-requests.js';
import { completeStays, endStays } from '../../../server/features/bookings/stay/end-stay.js';
import { startStays } from '../../../server/features/bookings/stay/mark-active.js';
import { reconcilePayments } from '../../../server/features/bookings/payments/settle-payment.js';
import { reconcileRefunds } from '../../../server/features/bookings/payments/settle-refund.js';
import type { PaymentsPort } from '../../../server/ports/payments/payments.js';
import { brokenInvariants } from './booking-invariants.js';
import {
  ACCEPT,
  CARDS,
  CHANGE_DATES,
  COMPLETE,
  DECLINE,
  REQUEST,
  START,
  WITHDRAW,
  person,
  requestInput,
  start,
  sqlOf,
} from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { runJobs } from '../../support/queued-jobs.js';
import { publishedSpace } from '../../support/spaces.js';
import { CANCEL, CONFIRM_MOVE_OUT, MARK_ACTIVE, readStay } from '../../support/stays.js';

// Rigs 2 and 5 in a small size: random actions, a clock that jumps, and a provider whose answers get lost.
const isLong = process.env['RIG_SIZE'] === 'long';
const ROUNDS = Number(process.env['MODEL_ROUNDS'] ?? (isLong ? 800 : 40));
const AT_ONCE = 8;
const CHECK_EVERY = 10;
const RENTERS = ['renter', 'stranger', 'third'] as const;
type Name = (typeof RENTERS)[number] | 'host';

const random = new Random(Number(process.env['MODEL_SEED'] ?? 1));
const CALLS = [
  'createCustomer',
  'retrieveMethod',
  'createPayment',
  'confirmPayment',
  'capturePayment',
  'voidPayment',
  'retrievePayment',
  'chargeOffSession',
  'refund',
] as const;
let provider: PaymentsPort;
let spaces: readonly string[];
let people: Readonly<Record<Name, GraphqlClient>>;
let sessions: Readonly<Record<string, { readonly userId: string; readonly sessionId: string }>>;
let isProviderFailing = false;
const requests: { readonly by: GraphqlClient; readonly input: Record<string, unknown> }[] = [];
const codes = new Set<string>();

const world = useWorld({}, { minDays: 1 });
const sql = sqlOf(world);

beforeAll(async () => {
  const { app, host } = world;
  const instant = { minDays: 1, isInstantBook: true };
  spaces = [
    world.spaceId,
    await publishedSpace(app, host, { ...instant, title: 'Trastero al instante' }),
    await publishedSpace(app, host, { ...instant, title: 'Otro trastero al instante' }),
  ];
  people = {
    host,
    renter: world.renter,
    stranger: world.stranger,
    third: await person(app, 'third', 'Eva Cruz Rey'),
  };
  const rows = await sql<{ name: string; user_id: string; id: string }>(
    `with s as (insert into sessions (user_id, expires_at) select id, '2032-01-01' from users returning user_id, id)
     select split_part(u.email, '@', 1) as name, s.user_id, s.id from s join users u on u.id = s.user_id`,
  );
  sessions = Object.fromEntries(rows.map(({ name, user_id: userId, id: sessionId }) => [name, { userId, sessionId }]));
  provider = app.services.ports.payments.current;
  for (const name of CALLS) injectFailures(provider, name);
});

/** From now on some calls of the provider fail, some are slow, and some lose their answer. */
function injectFailures(port: PaymentsPort, name: (typeof CALLS)[number]): void {
  const real = port[name].bind(port) as (...values: unknown[]) => Promise<unknown>;
  const failing = async (...values: unknown[]): Promise<unknown> => {
    if (isProviderFailing && random.chance(0.15)) throw new Error('no route');
    if (isProviderFailing && random.chance(0.15)) world.clock.advance({ seconds: 90 });
    const answer = await real(...values);
    if (isProviderFailing && random.chance(0.15)) throw new Error('connection reset');
    return answer;
  };
  Object.assign(port, { [name]: failing });
}

async function send(client: GraphqlClient, mutation: string, input: Record<string, unknown>): Promise<void> {
  const { errors } = await client.send(mutation, { input });
  codes.add(errors[0]?.extensions.code ?? 'FINE');
}

/** A random booking in one of the statuses, and its renter. */
async function some(...statuses: readonly string[]): Promise<{ bookingId: string; by: GraphqlClient } | null> {
  const rows = await sql<{ id: string; renter_id: string }>(
    `select id, renter_id from bookings where status in (${statuses.map((status) => `'${status}'`).join(', ')}) order by id`,
  );
  if (rows.length === 0) return null;
  const { id, renter_id: renterId } = random.pick(rows);
  const name = RENTERS.find((renter) => sessions[renter]?.userId === renterId) ?? 'renter';
  return { bookingId: toGlobalId('Booking', id), by: people[name] };
}

function days(): { from: string; to: string } {
  const from = addDays(world.clock.today(), random.chance(0.3) ? random.int(0, 2) : random.int(0, 170));
  return { from, to: addDays(from, random.int(1, 40)) };
}

async function pay(): Promise<void> {
  const open = await some('pending_payment');
  if (open)
    requests.push({
      by: open.by,
      input: await requestInput(
        open.by,
        open.bookingId,
        random.pick([CARDS.works, CARDS.works, ...Object.values(CARDS)]),
      ),
    });
  // Four in ten times a recent request is repeated with its key, whatever its result was.
  const sent = random.chance(0.4) && requests.length > 0 ? random.pick(requests.slice(-4)) : requests.at(-1);
  if (sent) await send(sent.by, REQUEST, sent.input);
}

async function completeAuthentication(): Promise<void> {
  const [waiting] = await sql<{ id: string }>(
    `select id from sandbox_intents where status = 'requires_action' order by created_at desc limit 1`,
  );
  if (waiting) await world.app.services.ports.sandbox?.answerChallenge(waiting.id, random.chance(0.8));
}

const onSome =
  (statuses: readonly string[], act: (found: { bookingId: string; by: GraphqlClient }) => Promise<void>) =>
  async (): Promise<void> => {
    const found = await some(...statuses);
    if (found) await act(found);
  };

async function sweep(): Promise<void> {
  const ctx = world.app.context();
  const clocks = [
    expireHolds,
    expireRequests,
    chargeDuePayments,
    reconcilePayments,
    reconcileRefunds,
    startStays,
    endStays,
    completeStays,
  ];
  await Promise.all(clocks.map((clock) => clock(ctx)));
  await runJobs(world.app, FINAL_ASK_JOB);
}

/** One side cancels a booking with the previewed or an outdated refund. */
async function cancelBy(by: GraphqlClient, bookingId: string, reason: string | null): Promise<void> {
  const shown = (await readStay(by, bookingId).catch(() => null))?.cancellation?.refundCents ?? 0;
  if (random.chance(0.2)) world.clock.advance({ hours: 20 });
  await send(by, CANCEL, { bookingId, reason, refundCents: shown });
}

const ACTIONS: readonly (readonly [action: () => Promise<void>, weight: number])[] = [
  [
    () =>
      send(people[random.pick(RENTERS)], START, {
        spaceId: random.pick(spaces),
        ...days(),
        termType: random.chance(0.1) ? 'ROLLING' : 'FIXED',
        idempotencyKey: randomUUID(),
      }),
    2,
  ],
  [pay, 5],
  [completeAuthentication, 1],
  [onSome(['pending_payment', 'requested'], ({ by, bookingId }) => send(by, COMPLETE, { bookingId })), 1],
  [onSome(['pending_payment'], ({ by, bookingId }) => send(by, CHANGE_DATES, { bookingId, ...days() })), 1],
  [onSome(['requested', 'confirmed'], ({ bookingId }) => send(people.host, ACCEPT, { bookingId })), 2],
  [onSome(['requested'], ({ bookingId }) => send(people.host, DECLINE, { bookingId, reason: 'NOT_AVAILABLE' })), 0.4],
  [onSome(['requested'], ({ by, bookingId }) => send(by, WITHDRAW, { bookingId })), 0.4],
  [onSome(['confirmed', 'requested'], ({ by, bookingId }) => cancelBy(by, bookingId, null)), 0.6],
  [onSome(['confirmed', 'cancelled'], ({ bookingId }) => cancelBy(people.host, bookingId, 'PERSONAL')), 0.4],
  [onSome(['confirmed', 'active'], ({ by, bookingId }) => send(by, MARK_ACTIVE, { bookingId })), 0.5],
  [onSome(['active', 'move_out'], ({ bookingId }) => send(people.host, CONFIRM_MOVE_OUT, { bookingId })), 0.5],
  [sweep, 1],
];

const JUMPS = [
  { seconds: 20 },
  { seconds: 20 },
  { minutes: 3 },
  { minutes: 3 },
  { minutes: 7 },
  { minutes: 16 },
  { hours: 5 },
  { hours: 25 },
  { days: 4 },
  { days: 9 },
] as const;

function signEverybodyIn(): void {
  for (const [name, client] of Object.entries(people)) {
    const session = sessions[name];
    if (session) client.accessToken = issueAccessToken(world.app.context().config, session, world.clock.now()).token;
  }
}

/** The provider works again, and all pending work runs without waiting for its next try. */
async function settleEverything(): Promise<void> {
  isProviderFailing = false;
  for (let minute = 0; minute < 3; minute++) {
    world.clock.advance({ minutes: 2 });
    await sql('update payments set next_try_at = ? where next_try_at is not null', [world.clock.now()]);
    await sweep();
    // After the sweep, because bookings that end in it release their money by these jobs.
    await runJobs(world.app, 'payments.settle');
    await runJobs(world.app, 'payments.refund');
  }
  await world.app.settle();
}

/** Two bookings without random events, one kept and one cancelled, so that each outcome occurs in every run. */
async function runFixedScenario(): Promise<void> {
  const { app, host } = world;
  signEverybodyIn();
  const spaceId = await publishedSpace(app, host, { minDays: 1, isInstantBook: true, title: 'Trastero tranquilo' });
  const renter = await person(app, 'quiet', 'Nora Gil Paz');
  for (const startsIn of [40, 80]) {
    const from = addDays(world.clock.today(), startsIn);
    const { id } = await start(renter, { spaceId, from, to: addDays(from, 20), idempotencyKey: randomUUID() });
    await renter.query(REQUEST, { input: await requestInput(renter, id, CARDS.works) });
    if (startsIn === 80) await cancelBy(renter, id, null);
  }
}

test(
  'P-01 P-06 P-08 P-09 P-12 P-14 P-15 the invariants of bookings hold after random concurrent actions and provider failures',
  async () => {
    for (let round = 1; round <= ROUNDS; round++) {
      isProviderFailing = true;
      signEverybodyIn();
      await Promise.all(Array.from({ length: AT_ONCE }, () => random.weighted(ACTIONS)()));
      if (random.chance(0.4)) world.clock.advance(random.pick(JUMPS));
      if (round % CHECK_EVERY !== 0) continue;
      await settleEverything();
      expect((await brokenInvariants(world.app)).join('\n'), `round ${round}`).toBe('');
      await sql('delete from rate_limits');
    }
    await runFixedScenario();
    // At the end time passes for all bookings: stays begin and end by the clock alone.
    for (let jump = 0; jump < 4; jump++) {
      world.clock.advance({ days: 60 });
      await settleEverything();
    }
    expect((await brokenInvariants(world.app)).join('\n'), 'in the end').toBe('');
    const reached = await sql<{ status: string }>('select distinct to_status as status from booking_events');
    expect(reached.map(({ status }) => status)).toEqual(expect.arrayContaining(['cancelled', 'active', 'completed']));
    expect([...codes], `seed ${process.env['MODEL_SEED'] ?? 1}`).toContain('FINE');
    expect([...codes]).not.toContain('INTERNAL');
  },
  isLong ? 3_600_000 : 240_000,
);
