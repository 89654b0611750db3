import type { RequestContext } from './context.js';

const KEPT_MS = 30_000;
const MOST_ENTRIES = 500;

interface Entry {
  readonly until: number;
  readonly value: Promise<unknown>;
}

/** By app: two apps of one process may serve different databases. */
const caches = new WeakMap<object, Map<string, Entry>>();

/** An answer that is the same for everybody, at most half a minute old; asked for twice at once it is made once. */
export function keptShortly<T>(ctx: RequestContext, key: string, make: () => Promise<T>): Promise<T> {
  let cache = caches.get(ctx.config);
  if (!cache) caches.set(ctx.config, (cache = new Map()));
  const now = ctx.clock.now().getTime();
  const held = cache.get(key);
  if (held && held.until > now) return held.value as Promise<T>;
  const value = make();
  if (cache.size >= MOST_ENTRIES) cache.delete(cache.keys().next().value ?? '');
  cache.delete(key);
  cache.set(key, { until: now + KEPT_MS, value });
  value.catch(() => cache.delete(key));
  return value;
}
