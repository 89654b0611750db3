import { databaseOf } from '../database.js';
import { DomainError, ErrorCode } from './errors/errors.js';
import { LoaderCache } from './graphql/loaders.js';
/** The same context on another copy of the database. */
export function readingFrom(ctx, em) {
    const loaders = ctx.loaders && { loaders: new LoaderCache() };
    return { ...ctx, em, db: databaseOf(em), ...loaders };
}
/** Failures that may be the replica's own. */
const ON_ITS_OWN = new Set([
    ErrorCode.SERVICE_UNAVAILABLE,
    ErrorCode.INTERNAL,
    ErrorCode.QUERY_TIMEOUT,
]);
export const isReplicasOwn = (code) => ON_ITS_OWN.has(code);
/** Reads much at once from the replica, so that nobody waits for it on the primary; nothing is missing that was committed before. Whatever fails there, the primary is asked. */
export async function onReplica(ctx, read) {
    const em = await ctx.replica?.current();
    if (!em)
        return read(ctx);
    try {
        return await read(readingFrom(ctx, em));
    }
    catch (error) {
        if (error instanceof DomainError && !isReplicasOwn(error.code))
            throw error;
        ctx.log.warn({ err: error }, 'a read failed on the replica: the primary is asked');
        ctx.replica?.leaveOut();
        return read(ctx);
    }
}
//# sourceMappingURL=replica-reads.js.map