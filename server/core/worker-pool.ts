import pg from 'pg';
import type { Log } from './logger.js';

/** A code that graphile-worker tries again after. */
const TRY_AGAIN = 'ETIMEDOUT';
/** The server is going down, or the connection was lost: SQLSTATE and what the system says. */
const LOST = /^(?:57P0[1-3]|08\w{3}|ECONN\w+|EPIPE|ENOTFOUND|EAI_AGAIN)$/;

/**
 * graphile-worker writes a job's result without waiting for it, and tries again only after errors it knows. Any other, such as
 * a PostgreSQL that restarts at that moment, would be a rejection nobody handles: the end of the process, and a job that stays
 * locked. So lost connections are told as errors that it does know.
 */
class PatientClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as (...args: unknown[]) => unknown;
    const patient = (...args: unknown[]): unknown => {
      const result = query(...args);
      return result instanceof Promise ? result.catch((error: unknown) => Promise.reject(asKnown(error))) : result;
    };
    const connect = this.connect.bind(this) as (done: (error?: unknown) => void) => void;
    const patientConnect = (done: (error?: unknown) => void): void => connect((error) => done(error && asKnown(error)));
    Object.assign(this, { query: patient, connect: patientConnect });
  }
}

function asKnown(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code } = error as { code?: unknown };
  const isLost = typeof code === 'string' ? LOST.test(code) : /connection/i.test(error.message);
  return isLost ? Object.assign(error, { code: TRY_AGAIN }) : error;
}

/** The connections of the job worker. */
export function openWorkerPool(databaseUrl: string, log: Log): pg.Pool {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 6, application_name: 'hueco-worker', Client: PatientClient } as pg.PoolConfig);
  const note = (error: Error): void => log.warn({ err: error }, 'the worker lost a connection');
  pool.on('error', note);
  pool.on('connect', (client) => client.on('error', note));
  return pool;
}
