import { constantsFromRows, type PlatformConstants } from './constants.js';
import type { RequestContext, ServiceContext } from '../context.js';

/** The platform's amounts, times and bounds as they are now. */
export async function loadConstants(ctx: ServiceContext): Promise<PlatformConstants> {
  return constantsFromRows(await ctx.db.selectFrom('PlatformConstant').select(['key', 'value']).execute());
}

/** What apps keep of them in memory: only those that are told of changes. */
const memories = new WeakMap<object, { constants: Promise<PlatformConstants> | null }>();

/** Lets an app show constants from memory; returns what drops them, to be called at each change. */
export function keepConstants(pubsub: ServiceContext['pubsub']): () => void {
  const memory = { constants: null };
  memories.set(pubsub, memory);
  return () => void (memory.constants = null);
}

/** The same for what is only shown: from memory, or read once for all that one operation shows. Commands read them in their transaction. */
export function constantsOf(ctx: RequestContext): Promise<PlatformConstants> {
  const memory = memories.get(ctx.pubsub);
  if (memory) return (memory.constants ??= loadForAll(ctx, memory));
  return ctx.loaders
    .get<'all', PlatformConstants>('constants', async (keys) => {
      const constants = await loadConstants(ctx);
      return keys.map(() => constants);
    })
    .load('all');
}

function loadForAll(
  ctx: RequestContext,
  memory: { constants: Promise<PlatformConstants> | null },
): Promise<PlatformConstants> {
  const loading = loadConstants(ctx);
  loading.catch(() => memory.constants === loading && (memory.constants = null));
  return loading;
}
