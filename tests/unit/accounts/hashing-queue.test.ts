import { expect, test } from 'vitest';
import type { HashingRequester } from '../../../server/features/accounts/password/hashing-lane.js';
import { HashingQueue, type QueueLimits } from '../../../server/features/accounts/password/hashing-queue.js';

const LIMITS: QueueLimits = { concurrency: 1, perAccount: 100, perNetwork: 100, waiting: 100, maxWaitMs: 10_000 };

function queueOf(limits: Partial<QueueLimits> = {}): HashingQueue {
  return new HashingQueue({ ...LIMITS, ...limits }, () => new Error('full'));
}

const stranger = (account: string, network = '10.0.0.1'): HashingRequester => ({ isKnown: false, account, network });
const known = (account: string, network = '10.0.0.1'): HashingRequester => ({
  ...stranger(account, network),
  isKnown: true,
});
const pause = (ms = 5): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Takes the only place, queues all others, and frees it; returns the accounts in the order of their turns. */
async function orderOf(
  queue: HashingQueue,
  requesters: readonly HashingRequester[],
): Promise<{ order: string[]; refused: string[] }> {
  const [order, refused]: [string[], string[]] = [[], []];
  let open: () => void = () => {};
  const first = queue.run(known('first', '10.255.0.1'), () => new Promise<void>((resolve) => (open = resolve)));
  const all = requesters.map((requester) =>
    queue
      .run(requester, () => Promise.resolve(order.push(requester.account)))
      .catch(() => refused.push(requester.account)),
  );
  open();
  await Promise.all([first, ...all]);
  return { order, refused };
}

test('P-19 runs at most the allowed tasks at once, in order, and rejects what exceeds the queue', async () => {
  const queue = queueOf({ concurrency: 2, waiting: 3 });
  const order: number[] = [];
  let running = 0;
  let most = 0;
  const task = (id: number) => async (): Promise<number> => {
    most = Math.max(most, ++running);
    await pause();
    running--;
    order.push(id);
    return id;
  };
  const results = await Promise.allSettled([0, 1, 2, 3, 4, 5, 6].map((id) => queue.run(stranger('same'), task(id))));
  expect(results.map(({ status }) => status)).toEqual([...Array<string>(5).fill('fulfilled'), 'rejected', 'rejected']);
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4]);
  await expect(queue.run(stranger('same'), () => Promise.reject(new Error('mine')))).rejects.toThrow('mine');
  expect(await queue.run(stranger('same'), task(8))).toBe(8);
});

test('P-19 rejects tasks after the maximum wait, and frees their places', async () => {
  const queue = queueOf({ maxWaitMs: 30, perAccount: 3 });
  let finish: () => void = () => {};
  const slow = queue.run(stranger('a'), () => new Promise<void>((resolve) => (finish = resolve)));
  const waited = await Promise.allSettled([
    queue.run(stranger('a'), () => Promise.resolve(1)),
    queue.run(stranger('a'), () => Promise.resolve(2)),
  ]);
  expect(waited.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const last = queue.run(stranger('a'), () => Promise.resolve('last'));
  finish();
  await slow;
  expect(await last).toBe('last');
  expect(await queue.run(stranger('a'), () => Promise.resolve('next'))).toBe('next');
});

test('P-79 limits running and waiting tasks per account and network, and frees places after failures', async () => {
  const queue = queueOf({ perAccount: 2, perNetwork: 3 });
  const failing = (): Promise<never> => pause().then(() => Promise.reject(new Error('mine')));
  const outcomes = async (runs: Promise<unknown>[]): Promise<string[]> =>
    (await Promise.allSettled(runs)).map((run) => (run.status === 'rejected' ? String(run.reason) : 'done'));
  const requesters = [
    stranger('a'),
    stranger('a'),
    stranger('a'),
    stranger('b'),
    stranger('c'),
    stranger('c', '10.0.0.2'),
    known('a'),
  ];
  expect(await outcomes(requesters.map((requester) => queue.run(requester, failing)))).toEqual([
    'Error: mine',
    'Error: mine',
    'Error: full',
    'Error: mine',
    'Error: full',
    'Error: mine',
    'Error: mine',
  ]);
  expect(
    await outcomes([queue.run(stranger('a'), pause), queue.run(stranger('a'), pause), queue.run(stranger('b'), pause)]),
  ).toEqual(['done', 'done', 'done']);
});

test('P-79 known devices take precedence, and every fourth turn goes to an unknown one', async () => {
  const requesters = [
    ...['s1', 's2'].map((name) => stranger(name)),
    ...['k1', 'k2', 'k3', 'k4', 'k5'].map((name) => known(name)),
  ];
  expect((await orderOf(queueOf(), requesters)).order).toEqual(['k1', 'k2', 'k3', 's1', 'k4', 'k5', 's2']);
});

test('P-79 turns rotate over provider blocks, networks and accounts', async () => {
  const strangers = ['a1', 'a2', 'a3'].map((name, i) => stranger(name, `172.20.0.${i}`));
  const house = ['b1', 'b1', 'b2'].map((name) => stranger(name, '192.0.2.1'));
  const alone = [stranger('c1', '2001:db8:5:5::/64')];
  expect((await orderOf(queueOf(), [...strangers, ...house, ...alone])).order).toEqual([
    'a1',
    'b1',
    'c1',
    'a2',
    'b2',
    'a3',
    'b1',
  ]);
});

test('P-79 a full queue rejects the last task of the block with most tasks', async () => {
  const strangers = ['a1', 'a2', 'a3'].map((name, i) => stranger(name, `172.20.0.${i}`));
  const { order, refused } = await orderOf(queueOf({ waiting: 3 }), [
    ...strangers,
    stranger('b1', '192.0.2.1'),
    stranger('a4', '172.20.9.9'),
  ]);
  expect([order, refused]).toEqual([
    ['a1', 'b1', 'a2'],
    ['a3', 'a4'],
  ]);
});
