import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isConnectionLost } from '../errors/db-errors.js';
/** A code that graphile-worker tries again after, at once and with short waits. */
const TRY_AGAIN = '40001';
const RECONNECT_MS = 500;
/**
 * Reports lost connections as errors that graphile-worker knows: it writes a job's result without waiting for it, so any other error
 * would be an unhandled rejection, which ends the process and leaves the job locked.
 */
class RetryableClient extends pg.Client {
    constructor(config) {
        super(config);
        const query = this.query.bind(this);
        const retryable = (...args) => {
            const result = query(...args);
            return result instanceof Promise ? result.catch((error) => Promise.reject(asRetryable(error))) : result;
        };
        Object.assign(this, { query: retryable });
    }
}
function asRetryable(error) {
    return error instanceof Error && isConnectionLost(error) ? Object.assign(error, { code: TRY_AGAIN }) : error;
}
/** Waits while the database is unreachable: the worker's own waits between two attempts grow to minutes, and its attempts run out. */
class ReconnectingPool extends pg.Pool {
    connect(callback) {
        const connected = this.connectWithRetry();
        if (!callback)
            return connected;
        connected.then((client) => callback(undefined, client, (release) => client.release(release)), (error) => callback(error, undefined, () => { }));
    }
    async connectWithRetry() {
        for (;;) {
            try {
                return await super.connect();
            }
            catch (error) {
                if (this.ending || !isConnectionLost(error))
                    throw error;
                await sleep(RECONNECT_MS, undefined, { ref: false });
            }
        }
    }
}
/** The connections of the job worker. */
export function openWorkerPool(databaseUrl, log) {
    const pool = new ReconnectingPool({
        connectionString: databaseUrl,
        max: 12,
        application_name: 'hueco-worker',
        Client: RetryableClient,
    });
    const note = (error) => log.warn({ err: error }, 'the worker lost a connection');
    pool.on('error', note);
    pool.on('connect', (client) => client.on('error', note));
    return pool;
}
//# sourceMappingURL=worker-pool.js.map