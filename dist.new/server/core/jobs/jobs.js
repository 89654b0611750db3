import { EventEmitter } from 'node:events';
import { Logger, parseCronItems, run, } from 'graphile-worker';
import { addQueuedJob, completeFailedJobs } from './job-queue.js';
import { withoutRefusedRow } from '../logger.js';
import { traced } from '../tracing.js';
import { openWorkerPool } from './worker-pool.js';
import { WorkerRoll } from './worker-roll.js';
/** Priorities of graphile-worker, lowest first; all other jobs have 0. */
export const LOW_PRIORITY = 10;
const OUTBOUND_PRIORITY = 5;
const MAX_ATTEMPTS = 8;
/** Milliseconds a job may go on once the program is asked to stop, before its signal is aborted. */
const ABORT_AFTER_MS = 500;
/** The handlers of all jobs; filled once when the app is created. */
export class JobRegistry {
    handlers = new Map();
    schedule = [];
    pools = new Map();
    on(name, handler, pool = 'main') {
        if (this.handlers.has(name))
            throw new Error(`job ${name} is registered twice`);
        this.handlers.set(name, handler);
        this.pools.set(name, pool);
        return this;
    }
    /** A job that also runs on a schedule; `cron` is minute hour day month weekday, in UTC. */
    every(cron, name, handler, pool = 'main') {
        this.schedule.push({ match: cron, task: name });
        return this.on(name, handler, pool);
    }
    handlersOf(pool) {
        return [...this.handlers].filter(([name]) => this.pools.get(name) === pool);
    }
}
/** Adds a job in the open transaction: it runs some milliseconds after the commit, or never without one. */
export async function addJob(tx, name, payload, options = {}) {
    await addQueuedJob(tx.db, {
        name,
        payload,
        jobKey: options.jobKey ?? null,
        runAt: options.runAt ?? new Date(Date.now() + (options.afterMs ?? 0)),
        maxAttempts: options.maxAttempts ?? MAX_ATTEMPTS,
        priority: priorityOf(options),
        jobKeyMode: options.keepsRunAt ? 'preserve_run_at' : 'replace',
    });
}
function priorityOf({ isLowPriority, isOutbound }) {
    return isLowPriority ? LOW_PRIORITY : isOutbound ? OUTBOUND_PRIORITY : 0;
}
const FAILED_DAYS = 30;
/** Deletes jobs whose attempts are used up, after staff had time to find the cause: their payloads hold personal data. */
export function purgeFailedJobs({ db }) {
    return completeFailedJobs(db, FAILED_DAYS);
}
/** Starts the workers of this process; they survive restarts of PostgreSQL. */
export async function startWorker(databaseUrl, registry, makeContext, concurrency) {
    const { log } = makeContext();
    const pool = openWorkerPool(databaseUrl, log);
    const roll = new WorkerRoll(databaseUrl, log);
    await roll.start();
    const events = new EventEmitter();
    events.on('pool:create', ({ workerPool }) => roll.sign(workerPool.id));
    const runPool = (name) => run({
        events,
        pgPool: pool,
        taskList: tasksOf(registry.handlersOf(name), makeContext),
        concurrency: concurrency[name],
        pollInterval: 1000,
        noHandleSignals: true,
        gracefulShutdownAbortTimeout: ABORT_AFTER_MS,
        // Items instead of a crontab, whose grammar allows no dots in names. One pool keeps the schedule for all.
        parsedCronItems: parseCronItems(name === 'main' ? registry.schedule : []),
        logger: workerLogger(log),
    });
    const runners = [await runPool('main'), await runPool('provider'), await runPool('outside'), await runPool('files')];
    return {
        stop: async () => {
            await Promise.all(runners.map((runner) => runner.stop()));
            await roll.stop();
            await pool.end();
        },
    };
}
function tasksOf(handlers, makeContext) {
    return Object.fromEntries(handlers.map(([name, handler]) => [
        name,
        (payload, { abortSignal }) => traced(`job ${name}`, { attributes: { 'hueco.job': name } }, () => handler(makeContext(), (payload ?? {}), abortSignal)).catch((error) => Promise.reject(withoutPersonalData(error))),
    ]));
}
/** The queue logs and stores error messages, which must hold no personal data and no hashes. */
function withoutPersonalData(error) {
    if (!(error instanceof Error))
        return error;
    const safe = new Error(withoutRefusedRow(error.message), { cause: error });
    safe.stack = withoutRefusedRow(error.stack ?? '');
    return safe;
}
function workerLogger(log) {
    return new Logger((scope) => (level, message, meta) => {
        if (level === 'error')
            log.error({ scope, error: meta?.['error'] }, message);
        else if (level === 'warning')
            log.warn({ scope }, message);
    });
}
//# sourceMappingURL=jobs.js.map