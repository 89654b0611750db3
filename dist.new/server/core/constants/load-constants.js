import { constantsFromRows } from './constants.js';
/** The platform's amounts, times and bounds as they are now. */
export async function loadConstants(ctx) {
    return constantsFromRows(await ctx.db.selectFrom('PlatformConstant').select(['key', 'value']).execute());
}
/** What apps keep of them in memory: only those that are told of changes. */
const memories = new WeakMap();
/** Lets an app show constants from memory; returns what drops them, to be called at each change. */
export function keepConstants(pubsub) {
    const memory = { constants: null };
    memories.set(pubsub, memory);
    return () => void (memory.constants = null);
}
/** The same for what is only shown: from memory, or read once for all that one operation shows. Commands read them in their transaction. */
export function constantsOf(ctx) {
    const memory = memories.get(ctx.pubsub);
    if (memory)
        return (memory.constants ??= loadForAll(ctx, memory));
    return ctx.loaders
        .get('constants', async (keys) => {
        const constants = await loadConstants(ctx);
        return keys.map(() => constants);
    })
        .load('all');
}
function loadForAll(ctx, memory) {
    const loading = loadConstants(ctx);
    loading.catch(() => memory.constants === loading && (memory.constants = null));
    return loading;
}
//# sourceMappingURL=load-constants.js.map