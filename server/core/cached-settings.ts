import type { RequestContext, ServiceContext } from './context.js';

/** Staff settings that an app caches in memory; an app that is not notified of changes caches none. */
const memories = new WeakMap<object, Map<string, Promise<unknown>>>();

/** Enables the cache for an app; returns the function that clears it, to be called at each change. */
export function enableSettingsCache(pubsub: ServiceContext['pubsub']): () => void {
  const memory = new Map<string, Promise<unknown>>();
  memories.set(pubsub, memory);
  return () => memory.clear();
}

/**
 * A setting for display: from the cache, or read once per operation. Commands read it in their transaction. What a replica answers may be
 * older than the last change, whose notice has already cleared the cache, so it is not kept.
 */
export function cachedSetting<T>(
  ctx: RequestContext,
  name: string,
  load: (ctx: ServiceContext) => Promise<T>,
): Promise<T> {
  const memory = memories.get(ctx.pubsub);
  const known = memory?.get(name) as Promise<T> | undefined;
  if (known) return known;
  if (!memory || ctx.isOnReplica)
    return ctx.loaders
      .get<'all', T>(name, async (keys) => {
        const value = await load(ctx);
        return keys.map(() => value);
      })
      .load('all');
  const loading = load(ctx);
  memory.set(name, loading);
  loading.catch(() => memory.get(name) === loading && memory.delete(name));
  return loading;
}
