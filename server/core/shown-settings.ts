import type { RequestContext, ServiceContext } from './context.js';

/** Settings of the staff that an app keeps in memory; an app that is not notified of changes keeps none. */
const memories = new WeakMap<object, Map<string, Promise<unknown>>>();

/** Lets an app show settings from memory; returns what drops them, to be called at each change. */
export function keepSettings(pubsub: ServiceContext['pubsub']): () => void {
  const memory = new Map<string, Promise<unknown>>();
  memories.set(pubsub, memory);
  return () => memory.clear();
}

/** A setting for what is only shown: from memory, or read once for all that one operation shows. Commands read it in their transaction. */
export function shownSetting<T>(
  ctx: RequestContext,
  name: string,
  load: (ctx: ServiceContext) => Promise<T>,
): Promise<T> {
  const memory = memories.get(ctx.pubsub);
  if (!memory)
    return ctx.loaders
      .get<'all', T>(name, async (keys) => {
        const value = await load(ctx);
        return keys.map(() => value);
      })
      .load('all');
  const known = memory.get(name) as Promise<T> | undefined;
  if (known) return known;
  const loading = load(ctx);
  memory.set(name, loading);
  loading.catch(() => memory.get(name) === loading && memory.delete(name));
  return loading;
}
