import bcrypt from 'bcrypt';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { hashPassword } from '../../../server/features/accounts/password/password-hashing.js';
import { createAccount, PASSWORD, signInAs } from '../../support/accounts.js';
import { startFlood, type FloodCall } from './flood.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

// The quick size runs with all tests; `npm run rig:accounts` runs the long one.
const isLong = process.env['RIG_SIZE'] === 'long';
const OWNERS = isLong ? 60 : 8;
/** The time of a hash with the production cost on an idle machine. */
const HASH_MS = 230;
const WITHIN_MS = 5_000;
const TIMEOUT = 600_000;

const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }`;
const START_SECOND_FACTOR = `mutation ($password: String!) { startSecondFactor(input: { password: $password }) { secret } }`;

let app: TestApp;
let passwordHash: string;

beforeAll(async () => {
  if (isLong) app = await createTestApp({ config: { environment: 'production' } });
  else {
    // A cheap hash that takes as long as the real one, so that concurrent tests cannot slow it down.
    app = await createTestApp();
    const compare = bcrypt.compare.bind(bcrypt) as (data: string, hash: string) => Promise<boolean>;
    vi.spyOn(bcrypt, 'compare').mockImplementation((async (data: string, hash: string) => {
      await new Promise((resolve) => setTimeout(resolve, HASH_MS));
      return compare(data, hash);
    }) as typeof bcrypt.compare);
  }
  passwordHash = await hashPassword(app.services.config, PASSWORD);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await app.stop();
});

interface Timing {
  readonly code: string;
  readonly ms: number;
}

async function timedSignIn(client: GraphqlClient, email: string): Promise<Timing> {
  const start = performance.now();
  const { errors } = await client.send(SIGN_IN, { input: { email, password: PASSWORD } });
  return { code: errors[0]?.extensions.code ?? 'OK', ms: performance.now() - start };
}

interface Owner {
  readonly email: string;
  readonly browser: GraphqlClient;
}

async function createOwners(name: string): Promise<Owner[]> {
  return Promise.all(
    Array.from({ length: OWNERS }, async (_unused, i) => {
      const email = `${name}-owner${i}@example.com`;
      await createAccount(app, { email, passwordHash });
      return { email, browser: app.visitor() };
    }),
  );
}

/** Every owner signs in once from a known browser and once from a new one during the flood. */
async function signInDuring(
  owners: readonly Owner[],
  lanes: number,
  call: FloodCall,
): Promise<{ known: Timing[]; unknown: Timing[]; flood: Record<string, number> }> {
  const flood = startFlood(app.url, lanes, call);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  const [known, unknown]: [Timing[], Timing[]] = [[], []];
  for (const { email, browser } of owners) {
    const [one, other] = await Promise.all([timedSignIn(browser, email), timedSignIn(app.visitor(), email)]);
    known.push(one);
    unknown.push(other);
  }
  return { known, unknown, flood: await flood.stop() };
}

describe('P-79 owners can sign in during an attack', () => {
  interface Attack {
    readonly name: string;
    readonly lanes: number;
    call(): Promise<FloodCall>;
  }

  const guess = (address: string): Promise<FloodCall> =>
    Promise.resolve({
      query: SIGN_IN,
      variables: { input: { email: 'stranger{n}@example.com', password: 'guess-guess-{n}' } },
      address,
    });

  test.for<Attack>([
    {
      name: 'one account, ten at a time, with its right password',
      lanes: 10,
      call: async () => {
        const email = 'attacker@example.com';
        await createAccount(app, { email, passwordHash });
        const attacker = app.visitor();
        await signInAs(attacker, email);
        return {
          query: START_SECOND_FACTOR,
          variables: { password: PASSWORD },
          address: attacker.ip,
          headers: { authorization: `Bearer ${attacker.accessToken}` },
        };
      },
    },
    { name: 'strangers with ever new addresses', lanes: 30, call: () => guess('172.20.{a}.{b}') },
    { name: 'one IPv6 /64', lanes: 30, call: () => guess('2001:db8:5:5::{h}') },
  ])(
    'P-79 $name: known browsers always sign in, 95 % of new ones within 5 s',
    { timeout: TIMEOUT },
    async ({ name, lanes, call }, { annotate }) => {
      const owners = await createOwners(name.toLowerCase().replaceAll(/\W+/g, '-'));
      for (const { email, browser } of owners) await signInAs(browser, email);
      const { known, unknown, flood } = await signInDuring(owners, lanes, await call());
      const slowest = (timings: readonly Timing[]): string => Math.max(...timings.map(({ ms }) => ms)).toFixed(0);
      await annotate(
        `known ${slowest(known)} ms at most, unknown ${slowest(unknown)} ms at most; the flood: ${JSON.stringify(flood)}`,
      );
      expect(known.map(({ code }) => code)).toEqual(known.map(() => 'OK'));
      const inTime = unknown.filter(({ code, ms }) => code === 'OK' && ms <= WITHIN_MS);
      expect(inTime.length / unknown.length, JSON.stringify(unknown)).toBeGreaterThanOrEqual(0.95);
    },
  );
});
