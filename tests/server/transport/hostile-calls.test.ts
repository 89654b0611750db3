import { afterAll, beforeAll, describe, expect, test, type TestContext } from 'vitest';
import { OperationValidator, type OperationRequest } from '../../../server/core/graphql/admit-operation.js';
import { INTROSPECTION_COST, REFUSED_COST, COST_BUCKETS } from '../../../server/core/graphql/limits.js';
import { readOperation } from '../../../server/core/graphql/read-operation.js';
import { getSchema } from '../../../server/schema.js';
import { createAccount, signInAs } from '../../support/accounts.js';
import { FakeClock } from '../../support/fake-clock.js';
import type { ErrorAnswer } from '../../support/graphql-client.js';
import { hostileCalls, SIZES } from '../../support/hostile/corpus.js';
import { healthDuringWork, type Health } from '../../support/hostile/health-during-work.js';
import { HOSTILE_BODIES } from '../../support/hostile/hostile-bodies.js';
import { openRawSocket } from '../../support/hostile/raw-socket.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

// The quick size runs with all tests; `npm run rig:attack` runs the long one.
const isLong = process.env['RIG_SIZE'] === 'long';
const ROUNDS = isLong ? 25 : 1;
const AT_ONCE = isLong ? 4 : 2;
const TIMEOUT = isLong ? 1_800_000 : 180_000;
const MAX_CPU_MS = 20;
const MAX_HEALTH_MS = 50;

const clock = new FakeClock();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});
afterAll(() => app.stop());

let people = 0;
async function newToken(): Promise<string> {
  const email = `attacker${++people}@hueco.test`;
  await createAccount(app, { email });
  return (await signInAs(app.visitor(), email)).accessToken;
}

let addresses = 0;
/** An address without earlier calls, so that no call is throttled because of them. */
const newAddress = (): string => `10.66.${++addresses >> 8}.${addresses & 255}`;

interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly errors: readonly ErrorAnswer[];
  readonly extensions?: { readonly cost?: { readonly requested: number } };
}

async function post(
  body: string | Buffer<ArrayBuffer>,
  headers: Readonly<Record<string, string>> = {},
  token?: string,
): Promise<Answered> {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': newAddress(),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    body,
  });
  const parsed = (await response.json()) as Pick<Answered, 'extensions'> & { errors?: ErrorAnswer[] };
  return {
    status: response.status,
    headers: response.headers,
    errors: parsed.errors ?? [],
    ...(parsed.extensions ? { extensions: parsed.extensions } : {}),
  };
}

/** Processor time of this thread, the minimum of several tries, because other work on the machine can only add time. */
function cpuMsOf(work: () => void, tries: number): number {
  const taken = Array.from({ length: tries }, () => {
    const start = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...taken);
}

describe('P-78 no call within the byte limit blocks the process', () => {
  test.each(Object.keys(SIZES) as (keyof typeof SIZES)[])(
    'validation takes at most 20 ms: %s',
    { timeout: TIMEOUT },
    (sender) => {
      const calls = hostileCalls(sender);
      let refused = 0;
      const slow = calls.flatMap(({ name, body }) => {
        const look = (): boolean => {
          // A new validator each time, so that no result is cached.
          const validator = new OperationValidator(getSchema(), true);
          try {
            const operation = sender === 'socket' ? (JSON.parse(body) as OperationRequest) : readOperation(body);
            return 'length' in validator.admit(operation, sender === 'anonymous' ? 'anonymous' : 'signedIn');
          } catch {
            return true;
          }
        };
        if (look()) refused++;
        const ms = cpuMsOf(look, 5);
        return ms > MAX_CPU_MS ? [`${name}: ${ms.toFixed(1)} ms`] : [];
      });
      expect(slow).toEqual([]);
      expect(calls.length).toBeGreaterThanOrEqual(110);
      expect(refused).toBeGreaterThanOrEqual(95);
    },
  );

  /** Sends the calls, some at a time, and returns the errors in their answers. */
  async function sendAll(calls: ReturnType<typeof overHttp>): Promise<string[]> {
    const wrong: string[] = [];
    const waiting = calls.values();
    const worker = async (): Promise<void> => {
      for (const { name, bytes, send } of waiting) {
        const { status, headers, errors, extensions } = await send(bytes);
        const [first] = errors;
        const isPlain =
          errors.length <= 4 &&
          errors.every(({ message, extensions: { code } }) => message.length <= 250 && code !== 'INTERNAL');
        const isCharged =
          status === 200 || (extensions?.cost?.requested === REFUSED_COST && headers.get('ratelimit') !== null);
        if (status >= 500 || !isPlain || !isCharged)
          wrong.push(`${name}: ${status} ${first?.extensions.code} ${first?.message.slice(0, 80)}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    return wrong;
  }

  const overHttp = (token: string) => [
    ...hostileCalls('anonymous').map(({ name, body }) => ({
      name,
      bytes: Buffer.from(body),
      send: (bytes: Buffer<ArrayBuffer>) => post(bytes),
    })),
    ...Object.entries(HOSTILE_BODIES).map(([name, make]) => {
      const { body, headers } = make(SIZES.anonymous);
      return { name, bytes: Buffer.from(body), send: (bytes: Buffer<ArrayBuffer>) => post(bytes, headers) };
    }),
    ...hostileCalls('signedIn').map(({ name, body }) => ({
      name: `${name}, signed in`,
      bytes: Buffer.from(body),
      send: (bytes: Buffer<ArrayBuffer>) => {
        // Refills the bucket, so that each call is validated.
        clock.advance({ seconds: 1 });
        return post(bytes, {}, token);
      },
    })),
  ];

  /** Repeats the attack when `/healthz` took too long: a call that blocks the process does so every time, a pause of the machine does not. */
  async function expectInTime(attack: () => Promise<void>, annotate: TestContext['annotate']): Promise<void> {
    let health: Health;
    let attempts = 0;
    do {
      health = await healthDuringWork(app.url, attack);
      const { answers, computing, isCalm } = health;
      await annotate(
        `/healthz beside the attack: p99 ${answers.toFixed(1)} ms, of computing ${computing.toFixed(1)} ms${isCalm ? '' : ' (machine busy)'}`,
      );
    } while (delayOf(health) > MAX_HEALTH_MS && ++attempts < 3);
    expect(delayOf(health)).toBeLessThanOrEqual(MAX_HEALTH_MS);
  }

  const delayOf = ({ answers, computing, isCalm }: Health): number => (isCalm ? answers : computing);

  test(
    'over HTTP, calls are rejected without internal errors and charged, and /healthz stays responsive',
    { timeout: TIMEOUT },
    async ({ annotate }) => {
      for (let round = 0; round < ROUNDS; round++) {
        const calls = overHttp(await newToken());
        await expectInTime(async () => expect(await sendAll(calls)).toEqual([]), annotate);
      }
    },
  );

  test(
    'P-41 over the socket, calls get the same verdicts, and /healthz stays responsive',
    { timeout: TIMEOUT },
    async ({ annotate }) => {
      const validator = new OperationValidator(getSchema(), true);
      const calls = hostileCalls('socket').map(({ name, body }) => {
        const verdict = validator.admit(JSON.parse(body) as OperationRequest, 'signedIn');
        return { name, body, expected: 'length' in verdict ? verdict[0]?.extensions['code'] : null };
      });
      for (let round = 0; round < ROUNDS; round++) {
        const token = await newToken();
        await expectInTime(async () => {
          const wrong: string[] = [];
          let line = await openRawSocket(app.url, token, newAddress());
          for (const [i, { name, body, expected }] of calls.entries()) {
            // One socket may send a hundred messages a minute.
            if (i % 90 === 89) {
              line.socket.terminate();
              line = await openRawSocket(app.url, token, newAddress());
            }
            clock.advance({ seconds: 1 });
            const codes = (await line.call(body)).map(({ extensions }) => extensions.code);
            if ((expected && codes[0] !== expected) || codes.includes('INTERNAL'))
              wrong.push(`${name}: ${codes.join()}`);
          }
          line.socket.terminate();
          expect(wrong).toEqual([]);
        }, annotate);
      }
    },
  );
});

describe('P-39 rejected calls cost points', () => {
  const refusals: Readonly<
    Record<string, { body: string; headers?: Readonly<Record<string, string>>; status: number }>
  > = {
    'a wrong document': { body: '{"query":"{ nothing }"}', status: 400 },
    'wrong variables': {
      body: '{"query":"query ($n: Int) { searchSpaces(first: $n) { totalCount } }","variables":{"n":"x"}}',
      status: 400,
    },
    'broken JSON': { body: '{"query":', status: 400 },
    'no JSON': { body: 'query=x', headers: { 'content-type': 'text/plain' }, status: 415 },
    'too many bytes': { body: `{"query":"${'x'.repeat(120_000)}"}`, status: 413 },
    'too many values': {
      body: `{"query":"{ viewer { id } }","variables":{"a":[${'1,'.repeat(1_200)}1]}}`,
      status: 413,
    },
  };
  const most = Math.ceil(COST_BUCKETS.anonymous.size / REFUSED_COST);

  test.each(Object.entries(refusals))('over HTTP: %s', async (_name, { body, headers, status }) => {
    const from = { 'x-forwarded-for': newAddress(), ...headers };
    const first = await post(body, from);
    expect([first.status, first.extensions?.cost?.requested]).toEqual([status, REFUSED_COST]);
    expect(first.headers.get('ratelimit')).toBe(`"cost";r=${COST_BUCKETS.anonymous.size - REFUSED_COST};t=0`);
    let last = first;
    let sent = 1;
    for (; last.status === status && sent <= most + 2; sent++) last = await post(body, from);
    expect([last.status, last.errors[0]?.extensions.code]).toEqual([429, 'RATE_LIMITED']);
    expect(sent).toBeLessThanOrEqual(most + 2);
    // A caller that waits as long as requested is served again.
    clock.advance({ seconds: Number(last.headers.get('retry-after')) });
    expect((await post(body, from)).status).toBe(status);
  });

  test('an empty bucket rejects calls before reading them', async () => {
    const from = { 'x-forwarded-for': newAddress() };
    for (let i = 0; i <= most; i++) await post('{"query":"{ nothing }"}', from);
    expect((await post('{"query":"{ viewer { id } }"}', from)).status).toBe(429);
    expect((await post('no JSON', { ...from, 'content-type': 'text/plain' })).status).toBe(429);
  });

  test('a call that exceeds the remaining points costs one point', async () => {
    const from = { 'x-forwarded-for': newAddress() };
    const search = '{"query":"{ searchSpaces(first: 50) { edges { node { id } } } }"}';
    let answer = await post(search, from);
    while (answer.status === 200) answer = await post(search, from);
    const left = (body: Answered): number => Number(/r=(\d+)/.exec(body.headers.get('ratelimit') ?? '')?.[1]);
    expect(left(await post(search, from))).toBe(left(answer) - 1);
  });

  test('over the socket, after which calls are rate limited until the bucket refills', async () => {
    const token = await newToken();
    // Three sockets, because each may send a hundred messages a minute.
    const open = () => openRawSocket(app.url, token, newAddress());
    const lines = [await open(), await open(), await open()] as const;
    const most = COST_BUCKETS.signedIn.size / REFUSED_COST;
    const codes: unknown[] = [];
    for (let i = 0; i < most + 10; i++)
      codes.push((await lines[i % lines.length]!.call('{"query":"{ nothing }"}'))[0]?.extensions.code);
    expect(new Set(codes.slice(0, most))).toEqual(new Set(['BAD_REQUEST']));
    expect(new Set(codes.slice(most + 1))).toEqual(new Set(['RATE_LIMITED']));
    expect((await lines[0].call('{"query":"{ viewer { id } }"}'))[0]?.extensions.code).toBe('RATE_LIMITED');
    clock.advance({ seconds: 2 });
    expect(await lines[0].call('{"query":"{ viewer { id } }"}')).toEqual([]);
    for (const { socket } of lines) socket.terminate();
  });

  test('introspection of the whole schema has its own cost', async () => {
    expect((await post('{"query":"{ __schema { types { name } } }"}')).extensions?.cost?.requested).toBe(
      INTROSPECTION_COST,
    );
  });
});
