import DataLoader from 'dataloader';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { databaseOf, type Database } from '../../database.js';
import type { ServiceContext } from '../context.js';

/** Batching window: messages published within it are read by one statement. */
const TICK_MS = 10;
/** Far below PostgreSQL's 65,535 parameters. */
const MAX_KEYS = 1_000;

/** The context of a batch; it has no request, because it reads for many. */
export interface DeliveryReads {
  readonly em: SqlEntityManager;
  readonly db: Database;
}

/** One set per app: two apps in one process may use different databases. */
const loadersOfApp = new WeakMap<object, Map<string, unknown>>();

/**
 * The loader of this name, shared by all sockets of this process: deliveries within a tick are one statement. It caches nothing, because
 * each delivery must read the current rows; the caller checks whether the viewer may see them.
 */
export function deliveryLoader<K, V>(
  ctx: ServiceContext,
  name: string,
  batch: (reads: DeliveryReads, keys: readonly K[]) => Promise<ArrayLike<V | Error>>,
): DataLoader<K, V> {
  let loaders = loadersOfApp.get(ctx.pubsub);
  if (!loaders) loadersOfApp.set(ctx.pubsub, (loaders = new Map()));
  const known = loaders.get(name) as DataLoader<K, V> | undefined;
  if (known) return known;
  const root = ctx.em.fork();
  const loader = new DataLoader<K, V>(
    (keys) => {
      const em = root.fork();
      return batch({ em, db: databaseOf(em) }, keys);
    },
    { cache: false, maxBatchSize: MAX_KEYS, batchScheduleFn: (run) => void setTimeout(run, TICK_MS) },
  );
  loaders.set(name, loader);
  return loader;
}
