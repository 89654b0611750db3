import { expect, test, vi } from 'vitest';
import type { ServiceContext } from '../../../server/core/context.js';
import { dropTtlCache, withTtlCache } from '../../../server/core/ttl-cache.js';

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
