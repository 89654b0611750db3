import type { Socket } from 'node:net';
import type { Pool, PoolClient } from 'pg';

/** Idle connections to a database that is gone are noticed after this time and ten seconds of probes; the kernel's default is two hours. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** What the driver knows of a connection beyond its types. */
interface Internals {
  readonly connection: { readonly stream: Socket };
  readonly readyForQuery: boolean;
}

/** The socket below a connection. */
export const socketOf = (client: object): Socket => (client as Internals).connection.stream;

/**
 * Ends connections on which a statement is neither answered nor refused: the database is gone without a word, and the time limit of a
 * statement, which the database keeps, does not end either. The statement fails like one whose connection was lost.
 */
export function endSilentConnections(pool: Pool, limitMs: number): void {
  pool.on('connect', (client: PoolClient) => {
    const socket = socketOf(client);
    socket.setTimeout(limitMs);
    socket.on('timeout', () => {
      if (!(client as unknown as Internals).readyForQuery) socket.destroy();
    });
  });
}
