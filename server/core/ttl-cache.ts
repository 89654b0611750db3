import { LRUCache } from 'lru-cache';
import type { ServiceContext } from './context.js';
import { MINUTE_MS } from './values/durations.js';

const TTL_MS = 30_000;
/** How long an expired value is still served when its renewal is slower than a caller should wait. */
const KEPT_MS = 5 * MINUTE_MS;
const LONGEST_WAIT_MS = 100;
const MAX_ENTRIES = 500;
/** Between two drops of a burst. */
const DROP_INTERVAL_MS = 5_000;

interface Entry {
  readonly madeAt: number;
  readonly value: Promise<unknown>;
  renewal?: Promise<unknown> | undefined;
}

/** The making of a value, which a drop does not end. */
interface Making {
  readonly value: Promise<unknown>;
  hasBegun: boolean;
}

class Cache {
  entries = new LRUCache<string, Entry>({ max: MAX_ENTRIES });
  /** The last of each key. */
  readonly makings = new Map<string, Making>();
  /** Since a drop of a burst, with whether another one is due at its end. */
  interval: { isDropDue: boolean } | null = null;
}

/** One cache per app: two apps in one process may use different databases. */
const caches = new WeakMap<object, Cache>();

/**
 * Caches a value that is the same for everybody for 30 seconds; concurrent calls share one promise. After that it is renewed, and callers
 * get the old value if the renewal takes more than a tenth of a second.
 */
export function withTtlCache<T>(
  ctx: Pick<ServiceContext, 'config' | 'clock'>,
  key: string,
  make: () => Promise<T>,
): Promise<T> {
  const cache = cacheOf(ctx);
  const { entries } = cache;
  const now = ctx.clock.now().getTime();
  const cached = entries.get(key);
  const age = cached ? now - cached.madeAt : Infinity;
  if (cached && age < TTL_MS) return cached.value as Promise<T>;
  if (cached && age < TTL_MS + KEPT_MS) {
    cached.renewal ??= makeAlone(cache, key, make)
      .then((value) => void entries.set(key, { madeAt: now, value: Promise.resolve(value) }))
      .finally(() => (cached.renewal = undefined));
    return renewed(cached, () => (entries.get(key) ?? cached).value as Promise<T>);
  }
  const value = makeAlone(cache, key, make);
  const entry: Entry = { madeAt: now, value };
  entries.set(key, entry);
  value.catch(() => entries.get(key) === entry && entries.delete(key));
  return value;
}

/** Drops all values, for when anything may have changed. */
export function dropTtlCache(ctx: Pick<ServiceContext, 'config'>): void {
  cacheOf(ctx).entries = new LRUCache<string, Entry>({ max: MAX_ENTRIES });
}

/**
 * The same for changes that come in bursts: at once, then every few seconds, the last time after the burst. `onLateDrop` renews what was
 * made from the values meanwhile.
 */
export function dropTtlCacheAtIntervals(ctx: Pick<ServiceContext, 'config'>, onLateDrop?: () => void): void {
  const cache = cacheOf(ctx);
  if (cache.interval) {
    cache.interval.isDropDue = true;
    return;
  }
  dropTtlCache(ctx);
  const interval = (cache.interval = { isDropDue: false });
  setTimeout(() => {
    cache.interval = null;
    if (!interval.isDropDue) return;
    dropTtlCacheAtIntervals(ctx, onLateDrop);
    onLateDrop?.();
  }, DROP_INTERVAL_MS).unref();
}

function cacheOf({ config }: Pick<ServiceContext, 'config'>): Cache {
  let cache = caches.get(config);
  if (!cache) caches.set(config, (cache = new Cache()));
  return cache;
}

/**
 * Makes the value of a key, one at a time: what was dropped while it was made is made once more when that has ended, for all who asked
 * meanwhile.
 */
function makeAlone<T>({ makings }: Cache, key: string, make: () => Promise<T>): Promise<T> {
  const former = makings.get(key);
  if (former && !former.hasBegun) return former.value as Promise<T>;
  const begin = (): Promise<T> => {
    making.hasBegun = true;
    return make();
  };
  const value = former ? former.value.then(begin, begin) : make();
  const making: Making = { value, hasBegun: former === undefined };
  makings.set(key, making);
  const end = (): void => void (makings.get(key) === making && makings.delete(key));
  value.then(end, end);
  return value;
}

/** Waits for a renewal, up to a limit. A failed one is retried by the next caller. */
async function renewed<T>({ renewal }: Entry, current: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const isLate = new Promise((resolve) => (timer = setTimeout(resolve, LONGEST_WAIT_MS)));
  await Promise.race([renewal?.catch(() => {}), isLate]);
  clearTimeout(timer);
  return current();
}
