import { expect, test, vi } from 'vitest';
import type { ServiceContext } from '../../../server/core/context.js';
import { dropTtlCache, dropTtlCacheAtIntervals, withTtlCache } from '../../../server/core/ttl-cache.js';

let now = 0;
const context = (): Pick<ServiceContext, 'config' | 'clock'> =>
  ({ config: {}, clock: { now: () => new Date(now) } }) as unknown as ServiceContext;
const slow = (value: string) => () => new Promise<string>((resolve) => setTimeout(resolve, 300, value));

test('concurrent calls share one computation, which is cached for half a minute', async () => {
  const ctx = context();
  const make = vi.fn(async () => 'first');
  expect(await Promise.all([withTtlCache(ctx, 'a', make), withTtlCache(ctx, 'a', make)])).toEqual(['first', 'first']);
  now += 29_000;
  await withTtlCache(ctx, 'a', make);
  expect(make).toHaveBeenCalledTimes(1);
});

test('an expired value is recomputed, and returned as stale if that is slow and it is not too old', async () => {
  const ctx = context();
  await withTtlCache(ctx, 'a', async () => 'first');
  now += 31_000;
  expect(await withTtlCache(ctx, 'a', async () => 'second')).toBe('second');
  now += 31_000;
  const started = performance.now();
  expect(await withTtlCache(ctx, 'a', slow('third'))).toBe('second');
  expect(performance.now() - started).toBeLessThan(290);
  await vi.waitFor(async () => expect(await withTtlCache(ctx, 'a', slow('never'))).toBe('third'));
  // Too old to be returned at all.
  now += 400_000;
  expect(await withTtlCache(ctx, 'a', slow('fourth'))).toBe('fourth');
});

test('a failure is not cached: the former value is returned and the next call tries again', async () => {
  const ctx = context();
  const fails = async (): Promise<string> => {
    throw new Error('away');
  };
  await expect(withTtlCache(ctx, 'a', fails)).rejects.toThrow('away');
  expect(await withTtlCache(ctx, 'a', async () => 'first')).toBe('first');
  now += 31_000;
  expect(await withTtlCache(ctx, 'a', fails)).toBe('first');
  expect(await withTtlCache(ctx, 'a', async () => 'second')).toBe('second');
});

test('dropped values are computed again, those of another app are not', async () => {
  const [ctx, other] = [context(), context()];
  for (const each of [ctx, other]) await withTtlCache(each, 'a', async () => 'first');
  dropTtlCache(ctx);
  expect(await withTtlCache(ctx, 'a', async () => 'second')).toBe('second');
  expect(await withTtlCache(other, 'a', async () => 'second')).toBe('first');
});

test('a value that is made while values are dropped is made once more afterwards, not beside it', async () => {
  const ctx = context();
  let [started, running, most] = [0, 0, 0];
  const make = async (): Promise<number> => {
    const mine = ++started;
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 20));
    running -= 1;
    if (mine === 1) throw new Error('away');
    return mine;
  };
  const first = withTtlCache(ctx, 'a', make);
  const later: Promise<number>[] = [];
  for (let drops = 0; drops < 5; drops += 1) {
    dropTtlCache(ctx);
    later.push(withTtlCache(ctx, 'a', make), withTtlCache(ctx, 'a', make));
  }
  await expect(first).rejects.toThrow('away');
  expect(await Promise.all(later)).toEqual(later.map(() => 2));
  expect(await withTtlCache(ctx, 'a', make)).toBe(2);
  expect([started, most]).toEqual([2, 1]);
  // The same for a renewal.
  now += 31_000;
  const renewed = withTtlCache(ctx, 'a', make);
  dropTtlCache(ctx);
  expect(await withTtlCache(ctx, 'a', make)).toBe(4);
  expect(await renewed).toBe(3);
  expect([started, most]).toEqual([4, 1]);
});

test('a burst of drops drops at once, then every few seconds, the last time after its end', async () => {
  vi.useFakeTimers();
  try {
    const ctx = context();
    let made = 0;
    const late: number[] = [];
    const read = (): Promise<number> => withTtlCache(ctx, 'a', async () => ++made);
    expect(await read()).toBe(1);
    const values = [];
    for (let drops = 0; drops < 50; drops += 1) {
      dropTtlCacheAtIntervals(ctx, () => late.push(made));
      values.push(await read());
      await vi.advanceTimersByTimeAsync(200);
    }
    expect(values[0]).toBe(2);
    expect(values.at(-1)).toBe(3);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await read()).toBe(4);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await read()).toBe(4);
    // What was made from the values before each late drop has to be made again.
    expect(late).toEqual([2, 3]);
    dropTtlCacheAtIntervals(ctx);
    expect(await read()).toBe(5);
  } finally {
    vi.useRealTimers();
  }
});
