import { LRUCache } from 'lru-cache';
import type { ServiceContext } from './context.js';
import { MINUTE_MS } from './values/durations.js';

const TTL_MS = 30_000;
/** How long an expired value is still served when its renewal is slower than a caller should wait. */
const KEPT_MS = 5 * MINUTE_MS;
const LONGEST_WAIT_MS = 100;
const MAX_ENTRIES = 500;

interface Entry {
  readonly madeAt: number;
  readonly value: Promise<unknown>;
  renewal?: Promise<unknown> | undefined;
}

/** One cache per app: two apps in one process may use different databases. */
const caches = new WeakMap<object, LRUCache<string, Entry>>();

/**
 * Caches a value that is the same for everybody for 30 seconds; concurrent calls share one promise. After that it is renewed, and callers
 * get the old value if the renewal takes more than a tenth of a second.
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

/** Drops all values, for when anything may have changed. */
export function dropTtlCache({ config }: Pick<ServiceContext, 'config'>): void {
  caches.delete(config);
}

/** Waits for a renewal, up to a limit. A failed one is retried by the next caller. */
async function renewed<T>({ renewal }: Entry, current: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const isLate = new Promise((resolve) => (timer = setTimeout(resolve, LONGEST_WAIT_MS)));
  await Promise.race([renewal?.catch(() => {}), isLate]);
  clearTimeout(timer);
  return current();
}
