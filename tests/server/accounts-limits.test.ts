import { availableParallelism } from 'node:os';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { BoundedQueue, Seats } from '../../server/features/accounts/password/bounded-queue.js';
import { createAccount, PASSWORD, signInAs } from '../support/accounts.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }`;

/** More than any machine hashes at once. */
const BURST = 40 * availableParallelism();

let app: TestApp;

beforeAll(async () => {
  // Hashing at its real cost: at the tests' own nothing would ever have to wait.
  app = await createTestApp({ config: { environment: 'production' } });
});
afterAll(() => app.stop());

test('P-19 the queue runs no more than it may, keeps order, and refuses what does not fit', async () => {
  const queue = new BoundedQueue(2, 3, 10_000, () => new Error('full'));
  const order: number[] = [];
  let running = 0;
  let most = 0;
  const task = (id: number) => async (): Promise<number> => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running--;
    order.push(id);
    return id;
  };
  const results = await Promise.allSettled([0, 1, 2, 3, 4, 5, 6].map((id) => queue.run(task(id))));
  expect(results.map(({ status }) => status)).toEqual([...Array<string>(5).fill('fulfilled'), 'rejected', 'rejected']);
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4]);
  await expect(queue.run(() => Promise.reject(new Error('mine')))).rejects.toThrow('mine');
  expect(await queue.run(task(8))).toBe(8);
});

test('P-19 nobody waits longer than told, and places are not lost by it', async () => {
  const queue = new BoundedQueue(1, 5, 30, () => new Error('too long'));
  let finish: () => void = () => {};
  const slow = queue.run(() => new Promise<void>((resolve) => (finish = resolve)));
  const waited = await Promise.allSettled([queue.run(() => Promise.resolve(1)), queue.run(() => Promise.resolve(2))]);
  expect(waited.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const last = queue.run(() => Promise.resolve('last'));
  finish();
  await slow;
  expect(await last).toBe('last');
  expect(await queue.run(() => Promise.resolve('next'))).toBe('next');
});

test('P-19 whoever finds no seat is refused at once; seats are given back, also after failures', async () => {
  const seats = new Seats(2, () => new Error('full'));
  let isDone = 0;
  const slow = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (++isDone === 1) throw new Error('mine');
  };
  const results = await Promise.allSettled([seats.hold(slow), seats.hold(slow), seats.hold(slow)]);
  expect(results.map((result) => (result.status === 'rejected' ? String(result.reason) : 'done'))).toEqual(['Error: mine', 'done', 'Error: full']);
  await Promise.all([seats.hold(slow), seats.hold(slow)]);
});

test('P-19 a burst of sign-ins is answered or refused, never left waiting, and afterwards all is as before', async () => {
  const email = 'burst@example.com';
  await createAccount(app, { email });
  const guests = Array.from({ length: BURST }, (_unused, i) => app.guest().send(SIGN_IN, { input: { email: `burst${i}@example.com`, password: PASSWORD } }));
  const codes = (await Promise.all(guests)).map(({ errors }) => errors[0]?.extensions.code);
  expect(codes).toContain('INVALID_CREDENTIALS');
  expect(codes).toContain('RATE_LIMITED');
  // The last one is told by a machine that has too much else to do.
  expect(codes.filter((code) => !['INVALID_CREDENTIALS', 'RATE_LIMITED', 'QUERY_TIMEOUT'].includes(String(code)))).toEqual([]);
  await signInAs(app.guest(), email);
});

test('P-24 signing out closes the session’s sockets within a second, those of others stay', async () => {
  await createAccount(app, { email: 'socket@example.com' });
  const [out, stays] = [app.guest(), app.guest()];
  const open = async (accessToken: string): Promise<{ closed: Promise<number>; isOpen: () => boolean; stop: () => void }> => {
    let socket: WebSocket | undefined;
    let close: (code: number) => void = () => {};
    const closed = new Promise<number>((resolve) => (close = resolve));
    const client = createClient({
      url: `${app.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      lazy: false,
      retryAttempts: 0,
      connectionParams: { accessToken },
      onNonLazyError: () => {},
      on: { connected: (opened) => (socket = opened as WebSocket), closed: (event) => close((event as CloseEvent).code) },
    });
    await expect.poll(() => socket?.readyState).toBe(WebSocket.OPEN);
    return { closed, isOpen: () => socket?.readyState === WebSocket.OPEN, stop: () => void client.dispose() };
  };
  const first = await open((await signInAs(out, 'socket@example.com')).accessToken);
  const second = await open((await signInAs(stays, 'socket@example.com')).accessToken);
  const start = performance.now();
  await out.query('mutation { signOut }');
  expect(await first.closed).toBe(4403);
  expect(performance.now() - start).toBeLessThan(1000);
  expect(second.isOpen()).toBe(true);
  second.stop();
});
