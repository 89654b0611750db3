import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { RequestContext } from '../../../server/core/context.js';
import { RepeatedAnswers, type CallAnswer } from '../../../server/transport/repeated-answers.js';
import { createAccount } from '../../support/accounts.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';
import { FakeClock } from '../../support/fake-clock.js';
import { NOW } from '../../support/bookings.js';

const clock = new FakeClock(NOW);
const operation = { query: 'mutation { pay { id } }' };
const DONE: CallAnswer = { status: 200, body: { data: { pay: { id: 'pay_1' } }, extensions: {} } };
const TIMED_OUT: CallAnswer = {
  status: 503,
  body: {
    errors: [{ message: '', extensions: { code: 'QUERY_TIMEOUT', retryable: true } }],
    extensions: {},
  },
};

let app: TestApp;
let viewerId: string;
const repeats = new RepeatedAnswers('a secret of this test only', { leaseMs: 60_000, renewMs: 20 });

beforeAll(async () => {
  app = await createTestApp({ clock });
  viewerId = await createAccount(app, { email: 'caller@example.test', fullName: 'Nora Gil Vera' });
});
afterAll(() => app.stop());
afterEach(() => clock.set(NOW));

const context = (): RequestContext =>
  ({ ...app.context(), viewer: { id: viewerId }, apiKey: null, requestId: 'r' }) as unknown as RequestContext;

/** Work that ends when the test says so, after the caller was answered with a timeout. */
function slowWork(key: string) {
  const { promise, resolve, reject } = Promise.withResolvers<CallAnswer>();
  const first = repeats.once(context(), { key, operation }, async () => ({ ...TIMED_OUT, late: () => promise }));
  return { first, end: resolve, fail: reject };
}

/** A second call with a key: its code or its data, and how often it ran the operation. */
async function repeat(key: string) {
  let runs = 0;
  const answer = await repeats.once(context(), { key, operation }, async () => {
    runs += 1;
    return DONE;
  });
  const code = answer.body.errors?.[0]?.extensions?.['code'] ?? null;
  return { status: answer.status, code, data: answer.body.data ?? null, isReplayed: answer.isReplayed ?? false, runs };
}

describe('P-03 Idempotency-Key of a call that takes too long', () => {
  test('a repeat runs nothing while the work goes on, and gets its answer afterwards', async () => {
    const key = randomUUID();
    const { first, end } = slowWork(key);
    expect((await first).status).toBe(503);
    expect(await repeat(key)).toMatchObject({ status: 409, code: 'IDEMPOTENCY_IN_PROGRESS', runs: 0 });
    end(DONE);
    expect(await repeat(key)).toEqual({ status: 200, code: null, data: DONE.body.data, isReplayed: true, runs: 0 });
  }, 20_000);

  test('a repeat that waits gets the answer of the work', async () => {
    const key = randomUUID();
    const { first, end } = slowWork(key);
    await first;
    const waiting = repeat(key);
    setTimeout(() => end(DONE), 300);
    expect(await waiting).toMatchObject({ isReplayed: true, runs: 0 });
  });

  test('the claim is renewed while the work goes on, however long', async () => {
    const key = randomUUID();
    const { first, end } = slowWork(key);
    await first;
    clock.advance({ seconds: 50 });
    await expect.poll(() => claimedUntil(key)).toBe(clock.now().getTime() + 60_000);
    clock.advance({ seconds: 50 });
    expect(await repeat(key)).toMatchObject({ code: 'IDEMPOTENCY_IN_PROGRESS', runs: 0 });
    end(DONE);
  }, 20_000);

  test('a repeat runs when the work failed, or ended with a temporary failure', async () => {
    const [failed, passing] = [randomUUID(), randomUUID()];
    const works = [slowWork(failed), slowWork(passing)];
    for (const { first } of works) await first;
    works[0]?.fail(new Error('the database is gone'));
    works[1]?.end(TIMED_OUT);
    expect([await repeat(failed), await repeat(passing)]).toMatchObject([{ runs: 1 }, { runs: 1 }]);
  });

  test('a repeat runs nothing after a temporary failure that came when something was done already', async () => {
    const failed = (path: (string | number)[], data: Record<string, string | null> | null): CallAnswer => ({
      status: 200,
      body: {
        data,
        errors: [{ message: '', path, extensions: { code: 'RATE_LIMITED', retryable: true } }],
        extensions: {},
      },
    });
    const outcomes: [CallAnswer, number][] = [
      // Before its own work, so that nothing was done.
      [failed(['pay'], null), 1],
      [failed(['pay'], { pay: null }), 1],
      [failed(['pay'], { __typename: 'Mutation', pay: null }), 1],
      // Of a later mutation, and of a read below a mutation that was committed.
      [failed(['again'], null), 0],
      [failed(['pay', 'payment', 'id'], null), 0],
    ];
    for (const [ended, runs] of outcomes) {
      const key = randomUUID();
      const call = { key, operation, firstField: 'pay' };
      await repeats.once(context(), call, async () => ended);
      expect(await repeat(key), JSON.stringify(ended)).toMatchObject({ runs, isReplayed: runs === 0 });
    }
  });

  test('the claim of a process that died ends, and cannot be given up by it later', async () => {
    const key = randomUUID();
    const ctx = context();
    const dead = new RepeatedAnswers('a secret of this test only', { leaseMs: 60_000, renewMs: 3_600_000 });
    const { promise, resolve } = Promise.withResolvers<CallAnswer>();
    await dead.once(ctx, { key, operation }, async () => ({ ...TIMED_OUT, late: () => promise }));
    clock.advance({ seconds: 61 });
    expect(await repeat(key)).toMatchObject({ isReplayed: false, runs: 1 });
    resolve(TIMED_OUT);
    await promise;
    expect(await repeat(key)).toMatchObject({ isReplayed: true, runs: 0 });
  });
});

async function claimedUntil(key: string): Promise<number> {
  const row = await app
    .context()
    .db.selectFrom('RepeatedAnswer')
    .select('claimedUntil')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.claimedUntil.getTime() ?? 0;
}
