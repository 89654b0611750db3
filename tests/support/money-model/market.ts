import { randomUUID } from 'node:crypto';
import { toGlobalId } from '../../../server/core/graphql/global-id.js';
import { issueAccessToken } from '../../../server/features/accounts/sessions/access-token.js';
import type { PaymentSandbox } from '../../../server/ports/sandbox/payment-sandbox.js';
import { bodyOf, signatureOf } from '../../../server/ports/sandbox/sandbox-webhooks.js';
import { createWorld, person, type World } from '../bookings.js';
import { FakeClock } from '../fake-clock.js';
import type { GraphqlClient } from '../graphql-client.js';
import { sandboxOf } from '../money/sandbox.js';
import { picture, publishedSpace } from '../spaces.js';
import { createTestApp, type TestAppOptions } from '../test-app.js';
import { runDueJobs, runSchedule } from './run-clock.js';

export const RENTERS = ['renter', 'stranger'] as const;
export type RenterName = (typeof RENTERS)[number];
/** Members of staff: the person who decided a claim may not decide its appeal. */
export const STAFF = ['admin', 'second'] as const;
export type StaffName = (typeof STAFF)[number];
export type PersonName = RenterName | StaffName | 'host';

interface StoredEvent {
  readonly id: string;
  readonly account_id: string | null;
  readonly type: string;
  readonly object: Readonly<Record<string, unknown>>;
  readonly created_at: string;
}

/** A host with two spaces and an account for payouts, two renters, two members of staff, the provider, and the control of its faults. */
export interface Market {
  readonly world: World;
  readonly sandbox: PaymentSandbox;
  readonly people: Readonly<Record<PersonName, GraphqlClient>>;
  readonly spaces: readonly string[];
  /** The codes of all answers so far. */
  readonly codes: Set<string>;
  readonly evidence: Uint8Array<ArrayBuffer>;
}

export async function openMarket(options: TestAppOptions = {}): Promise<Market> {
  const world = await createWorld(options, { minDays: 1, deposit: 'HALF' });
  const { app, host, renter, stranger, admin } = world;
  const second = await person(app, 'second', 'Pilar Otero Vidal', ['renter', 'admin']);
  const spaces = [
    world.spaceId,
    await publishedSpace(app, host, { minDays: 1, isInstantBook: true, priceMonthCents: 4300, title: 'Otro trastero' }),
  ];
  await app.context().em.execute(`update platform_constants set value = '1' where key = 'NEW_HOST_CYCLES'`);
  const evidence = new Uint8Array(await picture(800, 600).jpeg().toBuffer());
  const sandbox = sandboxOf(app);
  const market: Market = {
    world,
    sandbox,
    spaces,
    evidence,
    people: { host, renter, stranger, admin, second },
    codes: new Set(),
  };
  await rows(
    market,
    `insert into sessions (user_id, expires_at, mfa_verified_at) select id, '2040-01-01', now() from users`,
  );
  await signEverybodyIn(market);
  await completeAccount(market);
  return market;
}

/** The same market in another process, after the one that opened it has ended. */
export async function reopenMarket(databaseUrl: string, now: Date): Promise<Market> {
  const clock = new FakeClock(now);
  const app = await createTestApp({ databaseUrl, clock });
  const sides = { host: app.visitor(), renter: app.visitor(), stranger: app.visitor(), admin: app.visitor() };
  const people = { ...sides, second: app.visitor() };
  const world: World = { ...sides, app, clock, spaceId: '' };
  const market: Market = {
    world,
    people,
    sandbox: sandboxOf(app),
    spaces: [],
    evidence: new Uint8Array(),
    codes: new Set(),
  };
  await signEverybodyIn(market);
  return market;
}

const TOKEN_LIVES_MS = 10 * 60_000;
const signedInAt = new WeakMap<Market, number>();

/** New tokens for the current instant, because the clock jumps beyond their lifetime. */
export async function signEverybodyIn(market: Market): Promise<void> {
  const { world, people } = market;
  const now = world.clock.now();
  const since = now.getTime() - (signedInAt.get(market) ?? 0);
  if (since >= 0 && since < TOKEN_LIVES_MS) return;
  signedInAt.set(market, now.getTime());
  const ctx = world.app.context();
  const sessions = await ctx.em.execute<{ name: PersonName; user_id: string; id: string }[]>(
    `select distinct on (u.id) split_part(u.email, '@', 1) as name, s.user_id, s.id from sessions s join users u on u.id = s.user_id
     where s.expires_at = '2040-01-01' order by u.id, s.id`,
  );
  for (const { name, user_id: userId, id: sessionId } of sessions)
    people[name].accessToken = issueAccessToken(ctx.config, { userId, sessionId }, now).token;
}

async function completeAccount(market: Market): Promise<void> {
  const { startPayoutOnboarding } = await market.people.host.query<{ startPayoutOnboarding: { url: string } }>(
    'mutation { startPayoutOnboarding { url } }',
  );
  const account = { name: 'Marta Ruiz Soler', nif: '12345678Z', iban: 'ES9121000418450200051332' };
  await fetch(market.world.app.url + startPayoutOnboarding.url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(account).toString(),
  });
  await deliverInOrder(market);
}

/** Rows of the database. */
export function rows<T extends object>({ world }: Market, text: string, values: unknown[] = []): Promise<T[]> {
  return world.app.context().em.execute<T[]>(text, values);
}

/** Sends a mutation and records the code of its answer; a refusal changes nothing, and the books are checked either way. */
export async function send<T = Record<string, unknown>>(
  market: Market,
  client: GraphqlClient,
  text: string,
  variables: Record<string, unknown>,
): Promise<T | null> {
  const { data, errors } = await client.send<T>(text, variables);
  const code = errors[0]?.extensions.code ?? 'FINE';
  market.codes.add(code);
  if (code === 'INTERNAL') throw new Error(`INTERNAL: ${text.slice(0, 60)} ${JSON.stringify(variables)}`);
  return errors.length > 0 ? null : (data ?? null);
}

/** Reads a preview; null if refused. */
export async function readPreview<T>(
  market: Market,
  client: GraphqlClient,
  text: string,
  variables: Record<string, unknown>,
): Promise<T | null> {
  return send<T>(market, client, text, variables);
}

/** The provider delivers pending webhooks, oldest first, its banks answer, and all consequences run. */
export async function deliverInOrder({ world, sandbox }: Market): Promise<void> {
  await sandbox.tick();
  await runDueJobs(world);
}

/** Delivers all webhooks of the last days again, newest first, each twice. */
export async function deliverAgain(market: Market): Promise<void> {
  const { world, sandbox } = market;
  const events = await rows<StoredEvent>(market, 'select * from sandbox_events order by created_at desc, id limit 12');
  for (const { id, account_id: accountId, type, object, created_at: at } of events)
    for (let time = 0; time < 2; time++) {
      const body = bodyOf({ id, accountId, type, object, createdAt: new Date(at) });
      await fetch(`${world.app.url}/webhooks/stripe`, {
        method: 'POST',
        headers: { 'stripe-signature': signatureOf(body, sandbox.connection.webhookSecret, world.clock.now()) },
        body,
      });
    }
  await runDueJobs(world);
}

/** Runs the minutely jobs: every clock once, and every due job. */
export async function minute({ world }: Market): Promise<void> {
  await runSchedule(world);
  await runDueJobs(world);
}

/** The provider works again, and all interrupted work is retried until nothing is pending. */
export async function finishPendingWork(market: Market): Promise<void> {
  market.sandbox.faults.clear();
  for (let round = 0; round < 4; round++) {
    market.world.clock.advance({ minutes: 3 });
    await rows(market, 'update payments set next_try_at = ? where next_try_at is not null', [market.world.clock.now()]);
    await minute(market);
    await deliverInOrder(market);
  }
  await failUnanswered(market);
  // Failed events wait for a second of real time, which a fast machine would not reach.
  await rows(market, 'update outbox set next_attempt_at = now() where dispatched_at is null');
  await market.world.app.settle();
}

const FAIL_PAYOUT = 'mutation ($input: FailPayoutInput!) { failPayout(input: $input) { payout { id } } }';

/** The staff end the payouts with an alarm, because the provider has no transfer for them. */
async function failUnanswered(market: Market): Promise<void> {
  const unanswered = await rows<{ ref: string }>(
    market,
    `select a.ref from reconciliation_alarms a join payouts p on p.id::text = a.ref where a.kind = 'payout_unanswered' and p.status = 'scheduled'`,
  );
  await signEverybodyIn(market);
  for (const { ref } of unanswered) {
    const input = { payoutId: toGlobalId('Payout', ref), reason: 'El proveedor no tiene ninguna transferencia.' };
    await send(market, market.people.admin, FAIL_PAYOUT, { input });
  }
}

export const bookingId = (uuid: string): string => toGlobalId('Booking', uuid);
export const newKey = (): string => randomUUID();
