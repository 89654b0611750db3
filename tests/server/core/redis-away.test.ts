import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { RedisPubSub } from '../../../server/core/events/pubsub.js';
import type { ServiceContext } from '../../../server/core/context.js';
import { REFUSED_COST } from '../../../server/core/graphql/limits.js';
import { createAccount, signInAs } from '../../support/accounts.js';
import { RedisServer, redisProgram } from '../../support/servers/redis-server.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

/** The part of Redis that pub/sub needs: commands are arrays of strings, and published texts go to all subscribers. */
async function smallRedis(
  subscribing: Promise<void> = Promise.resolve(),
): Promise<{ url: string; cut: () => void; leave: () => void }> {
  const open = new Set<Socket>();
  const subscribed = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket.on('error', () => {}).on('close', () => open.delete(socket)));
    let last = Promise.resolve();
    socket.on('data', (data) => {
      // Commands are answered in order, as by Redis.
      for (const command of data.toString().split(/(?=\*\d+\r\n\$)/))
        last = last.then(() =>
          answer(
            socket,
            command.split('\r\n').filter((_, index) => index > 0 && index % 2 === 0),
          ),
        );
    });
  });
  const answer = async (socket: Socket, [name = '', channel = '', text = '']: string[]): Promise<void> => {
    if (name === 'info') return void socket.write('$9\r\nloading:0\r\n');
    if (name === 'subscribe') {
      await subscribing;
      subscribed.add(socket);
      return void socket.write(`*3\r\n$9\r\nsubscribe\r\n$${channel.length}\r\n${channel}\r\n:1\r\n`);
    }
    if (name.startsWith('eval')) return void socket.write('-ERR no scripts here\r\n');
    if (name !== 'publish') return void socket.write('+OK\r\n');
    for (const other of subscribed)
      other.write(
        `*3\r\n$7\r\nmessage\r\n$${channel.length}\r\n${channel}\r\n$${Buffer.byteLength(text)}\r\n${text}\r\n`,
      );
    socket.write(':1\r\n');
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = (): void => {
    for (const socket of open) socket.destroy();
  };
  const leave = (): void => {
    server.close();
    cut();
  };
  return { url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`, cut, leave };
}

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

test('P-74 publishes over Redis; without Redis publishing reports an error instead of throwing, and stop() ends', async () => {
  const redis = await smallRedis();
  const trouble: unknown[] = [];
  const pubsub = new RedisPubSub(redis.url, (error) => trouble.push(error));
  cleanUps.push(redis.leave, () => pubsub.stop());
  await pubsub.start();
  const first = new Promise((resolve) => pubsub.subscribe('news', resolve));
  await pubsub.listening();
  const em = {} as ServiceContext['em'];
  await pubsub.publish(em, 'news', { id: 'é1' });
  expect(await first).toMatchObject({ id: 'é1' });
  redis.leave();
  await pubsub.publish(em, 'news', { id: '2' });
  // An unhandled rejection would fail the run.
  await expect.poll(() => trouble.some((error) => String(error).includes('MaxRetries')), { timeout: 8_000 }).toBe(true);
});

test('P-74 without Redis sign-in works and failed attempts are still counted', async () => {
  const redis = await smallRedis();
  const app = await createTestApp({ config: { redisUrl: redis.url } });
  cleanUps.push(() => app.stop());
  await createAccount(app, { email: 'away@example.com' });
  redis.leave();
  await sleep(100);
  await signInAs(app.visitor(), 'away@example.com');
  const guess = (): Promise<string> =>
    app.visitor().codeOf('mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }', {
      input: { email: 'away@example.com', password: 'guess-guess' },
    });
  for (let i = 0; i < 5; i++) expect(await guess()).toBe('INVALID_CREDENTIALS');
  expect(await guess()).toBe('RATE_LIMITED');
});

test('P-24 listening() resolves only after Redis has confirmed the subscription', async () => {
  const subscribing = Promise.withResolvers<void>();
  const redis = await smallRedis(subscribing.promise);
  const pubsub = new RedisPubSub(redis.url);
  cleanUps.push(redis.leave, () => pubsub.stop());
  await pubsub.start();
  const first = new Promise((resolve) => pubsub.subscribe('news', resolve));
  let isListening = false;
  const listening = pubsub.listening().then(() => (isListening = true));
  await sleep(200);
  expect(isListening).toBe(false);
  subscribing.resolve();
  await listening;
  await pubsub.publish({} as ServiceContext['em'], 'news', { id: '1' });
  expect(await first).toMatchObject({ id: '1' });
});

test('P-69 a lost Redis connection is reported as a gap, so that sockets reconnect', async () => {
  const redis = await smallRedis();
  const pubsub = new RedisPubSub(redis.url);
  cleanUps.push(redis.leave, () => pubsub.stop());
  await pubsub.start();
  let gaps = 0;
  // Registered after the connection is open, as sockets do.
  pubsub.onGap(() => (gaps += 1));
  await sleep(100);
  expect(gaps).toBe(0);
  redis.cut();
  await expect.poll(() => gaps).toBe(1);
});

describe.skipIf(redisProgram === null)('P-39 API points with Redis', () => {
  test('are shared by two processes, counted by each while Redis is unavailable, and shared again afterwards', async () => {
    const redis = await RedisServer.start();
    cleanUps.push(() => redis.leave());
    const config = { redisUrl: redis.url };
    const here = await createTestApp({ config });
    const there = await createTestApp({ config, databaseUrl: here.databaseUrl });
    cleanUps.unshift(() => Promise.all([here.stop(), there.stop()]));

    await refused(here, 30);
    // The seconds of this test refill fewer points than one refusal costs.
    expect(await remainingAt(there)).toBeLessThan(1000 - 29 * REFUSED_COST);
    await redis.leave();
    await refused(there, 10);
    const before = await remainingAt(there);
    expect(before).toBeLessThan(1000 - 38 * REFUSED_COST);
    await redis.comeBack();
    // The new bucket is full except for the points taken meanwhile.
    await expect.poll(() => remainingAt(there), { interval: 200 }).toBeGreaterThan(before + 10 * REFUSED_COST);
    expect(await remainingAt(there)).toBeLessThan(1000 - 9 * REFUSED_COST);
    await refused(here, 10);
    expect(await remainingAt(there)).toBeLessThan(1000 - 18 * REFUSED_COST);
  });
});

const CALLER = '10.77.0.1';

function callFrom(app: TestApp, query: string): Promise<Response> {
  return fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': CALLER },
    body: JSON.stringify({ query }),
  });
}

async function refused(app: TestApp, times: number): Promise<void> {
  for (let n = 0; n < times; n++) expect((await callFrom(app, '{ nothingOfTheKind }')).status).toBe(400);
}

/** The caller's remaining points after a small call. */
async function remainingAt(app: TestApp): Promise<number> {
  const response = await callFrom(app, '{ __typename }');
  expect(response.status).toBe(200);
  return Number(/r=(\d+)/.exec(response.headers.get('ratelimit') ?? '')?.[1]);
}
