import type { Pool, PoolClient } from 'pg';

/** Long enough for a query on the connection to fail by itself and release it. */
const GRACE_MS = 1_000;

/**
 * A transaction releases its connection after a successful rollback; a lost connection cannot roll back, and its place in the pool would
 * stay taken for ever. Lost connections that are not released soon are therefore removed.
 */
export function removeLostConnections(pool: Pool): void {
  const taken = new Set<PoolClient>();
  pool.on('acquire', (client) => taken.add(client));
  pool.on('release', (_error, client) => taken.delete(client));
  pool.on('connect', (client) =>
    client.once('end', () => {
      setTimeout(() => {
        if (taken.has(client)) client.release(true);
      }, GRACE_MS).unref();
    }),
  );
}
