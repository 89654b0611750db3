import { LRUCache } from 'lru-cache';
import type { ServiceContext } from './context.js';

const TTL_MS = 30_000;
/** So long after that a value is still given where making another one takes longer than a caller should wait. */
const KEPT_MS = 3_600_000;
const LONGEST_WAIT_MS = 100;
const MAX_ENTRIES = 500;

interface Entry {
  readonly madeAt: number;
  readonly value: Promise<unknown>;
  renewal?: Promise<unknown> | undefined;
}

/** One cache per app: two apps of one process may serve different databases. */
const caches = new WeakMap<object, LRUCache<string, Entry>>();

/**
 * Caches an answer that is the same for everybody for 30 seconds; calls at the same time share one promise. After that it is made anew, and who asks
 * meanwhile gets the former one where the new one is not there within a tenth of a second.
 */
export function withTtlCache<T>(
  ctx: Pick<ServiceContext, 'config' | 'clock'>,
  key: string,
  make: () => Promise<T>,
): Promise<T> {
  let cache = caches.get(ctx.config);
  if (!cache) caches.set(ctx.config, (cache = new LRUCache<string, Entry>({ max: MAX_ENTRIES })));
  const now = ctx.clock.now().getTime();
  const cached = cache.get(key);
  const age = cached ? now - cached.madeAt : Infinity;
  if (cached && age < TTL_MS) return cached.value as Promise<T>;
  const entries = cache;
  if (cached && age < TTL_MS + KEPT_MS) {
    cached.renewal ??= make()
      .then((value) => void entries.set(key, { madeAt: now, value: Promise.resolve(value) }))
      .finally(() => (cached.renewal = undefined));
    return renewed(cached, () => (entries.get(key) ?? cached).value as Promise<T>);
  }
  const value = make();
  const entry: Entry = { madeAt: now, value };
  cache.set(key, entry);
  value.catch(() => entries.get(key) === entry && entries.delete(key));
  return value;
}

/** Waits for a renewal, at most so long. One that fails is tried again by the next caller. */
async function renewed<T>({ renewal }: Entry, current: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const isLate = new Promise((resolve) => (timer = setTimeout(resolve, LONGEST_WAIT_MS)));
  await Promise.race([renewal?.catch(() => {}), isLate]);
  clearTimeout(timer);
  return current();
}
