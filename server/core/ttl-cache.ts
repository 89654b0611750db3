import type { RequestContext } from './context.js';

const TTL_MS = 30_000;
const MAX_ENTRIES = 500;

interface Entry {
  readonly expiresAt: number;
  readonly value: Promise<unknown>;
}

/** One cache per app: two apps of one process may serve different databases. */
const caches = new WeakMap<object, Map<string, Entry>>();

/** Caches an answer that is the same for everybody for 30 seconds; calls at the same time share one promise. */
export function withTtlCache<T>(ctx: RequestContext, key: string, make: () => Promise<T>): Promise<T> {
  let cache = caches.get(ctx.config);
  if (!cache) caches.set(ctx.config, (cache = new Map()));
  const now = ctx.clock.now().getTime();
  const cached = cache.get(key);
  if (cached && cached.expiresAt > now) return cached.value as Promise<T>;
  const value = make();
  if (cache.size >= MAX_ENTRIES) cache.delete(cache.keys().next().value ?? '');
  cache.delete(key);
  cache.set(key, { expiresAt: now + TTL_MS, value });
  value.catch(() => cache.delete(key));
  return value;
}
