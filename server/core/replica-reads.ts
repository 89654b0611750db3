import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { databaseOf } from '../database.js';
import type { RequestContext, ServiceContext } from './context.js';
import { DomainError, ErrorCode } from './errors/errors.js';
import { LoaderCache } from './graphql/loaders.js';

/** The same context on the replica. */
export function readingFrom<C extends ServiceContext>(ctx: C, em: SqlEntityManager): C {
  const loaders = (ctx as ServiceContext & Partial<RequestContext>).loaders && { loaders: new LoaderCache() };
  return { ...ctx, em, db: databaseOf(em), isOnReplica: true, ...loaders };
}

/** Errors that may be caused by the replica itself. */
const ON_ITS_OWN: ReadonlySet<unknown> = new Set([
  ErrorCode.SERVICE_UNAVAILABLE,
  ErrorCode.INTERNAL,
  ErrorCode.QUERY_TIMEOUT,
]);

export const isReplicasOwn = (code: unknown): boolean => ON_ITS_OWN.has(code);

/**
 * Runs a large read on the replica, so that it does not slow the primary; it sees everything committed before. Falls back to the primary on
 * any failure.
 */
export async function onReplica<C extends ServiceContext, T>(ctx: C, read: (reading: C) => Promise<T>): Promise<T> {
  const em = await ctx.replica?.current();
  if (!em) return read(ctx);
  try {
    return await read(readingFrom(ctx, em));
  } catch (error) {
    if (error instanceof DomainError && !isReplicasOwn(error.code)) throw error;
    ctx.log.warn({ err: error }, 'a read failed on the replica: the primary is asked');
    ctx.replica?.leaveOut();
    return read(ctx);
  }
}
