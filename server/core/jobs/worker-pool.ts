import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isConnectionLost } from '../errors/db-errors.js';
import type { Log } from '../logger.js';
import { endSilentConnections, KEEP_ALIVE } from '../silent-connections.js';

/** An error code that graphile-worker retries at once, with short delays. */
const TRY_AGAIN = '40001';
const RECONNECT_MS = 500;
const CONNECT_MS = 5_000;
/** The queue's statements take milliseconds. */
const SILENCE_MS = 8_000;

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/**
 * Reports lost connections as errors that graphile-worker recognizes: it writes a job's result without awaiting it, so any other error
 * would be an unhandled rejection, which ends the process and leaves the job locked.
 */
class RetryableClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as (...args: unknown[]) => unknown;
    const retryable = (...args: unknown[]): unknown => {
      const result = query(...args);
      return result instanceof Promise ? result.catch((error: unknown) => Promise.reject(asRetryable(error))) : result;
    };
    Object.assign(this, { query: retryable });
  }
}

function asRetryable(error: unknown): unknown {
  return error instanceof Error && isConnectionLost(error) ? Object.assign(error, { code: TRY_AGAIN }) : error;
}

/** Waits while the database is unreachable: the worker's own delays grow to minutes, and its attempts run out. */
class ReconnectingPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    const connected = this.connectWithRetry();
    if (!callback) return connected;
    connected.then(
      (client) => callback(undefined, client, (release) => client.release(release as boolean)),
      (error: unknown) => callback(error as Error, undefined, () => {}),
    );
  }

  private async connectWithRetry(): Promise<pg.PoolClient> {
    for (;;) {
      try {
        return await super.connect();
      } catch (error) {
        if (this.ending || !isConnectionLost(error)) throw error;
        await sleep(RECONNECT_MS, undefined, { ref: false });
      }
    }
  }
}

/** The connection pool of the job worker. */
export function openWorkerPool(databaseUrl: string, log: Log, silenceMs = SILENCE_MS): pg.Pool {
  const pool = new ReconnectingPool({
    connectionString: databaseUrl,
    max: 12,
    ...KEEP_ALIVE,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: 'hueco-worker',
    Client: RetryableClient,
  } as pg.PoolConfig);
  const note = (error: Error): void => log.warn({ err: error }, 'the worker lost a connection');
  pool.on('error', note);
  pool.on('connect', (client) => client.on('error', note));
  endSilentConnections(pool, silenceMs);
  return pool;
}
