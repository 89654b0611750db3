import { EventEmitter } from 'node:events';
import {
  Logger,
  parseCronItems,
  run,
  type CronItem,
  type Runner,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type { ServiceContext } from '../context.js';
import { addQueuedJob, completeFailedJobs } from './job-queue.js';
import { withoutRefusedRow, type Log } from '../logger.js';
import { traced } from '../tracing.js';
import { DAY_MS } from '../values/durations.js';
import { openWorkerPool } from './worker-pool.js';
import { WorkerLocks } from './worker-locks.js';

/**
 * Work outside the request path; may run more than once, so it must be idempotent. Long work checks `signal`, which is aborted when the
 * program stops.
 */
export type JobHandler = (
  ctx: ServiceContext,
  payload: Readonly<Record<string, unknown>>,
  signal?: AbortSignal,
) => Promise<void>;

/**
 * `provider` calls the payment provider, `outside` reads addresses that users named, `files` writes many files in one go. Each may take
 * minutes, so they have separate workers: sign-ups and mails must not wait for them.
 */
export type JobPool = 'main' | 'provider' | 'outside' | 'files';

export interface JobOptions {
  /** A later job with the same key replaces a waiting one. */
  readonly jobKey?: string;
  /** Jobs of one queue run one at a time. */
  readonly queueName?: string;
  readonly runAt?: Date;
  /** Delay in milliseconds, by the queue's clock. */
  readonly afterMs?: number;
  /** With a key: adding the job again does not move a waiting one. */
  readonly keepsRunAt?: boolean;
  readonly maxAttempts?: number;
  /** Long work that nobody waits for: runs after all other jobs. */
  readonly isLowPriority?: boolean;
  /** Calls an outside service, which may be slow: jobs without one run first. */
  readonly isOutbound?: boolean;
}

/** Priorities of graphile-worker, lowest first; all other jobs have 0. */
export const LOW_PRIORITY = 10;
const OUTBOUND_PRIORITY = 5;
const MAX_ATTEMPTS = 8;
/** Minute and hour are numbers: the job runs daily at most. */
const RARE = /^[\d,]+ [\d,]+ /;

/** A late run replaces one that waits and does not begin beside one that runs, in whichever process. */
const rareOptions = (name: string) => ({ backfillPeriod: DAY_MS, jobKey: name, queueName: name });

/** Grace period in milliseconds after a stop request, before a job's signal is aborted. */
const ABORT_AFTER_MS = 500;

/** The job workers of a process. */
export interface Worker {
  stop(): Promise<void>;
}

/** The handlers of all jobs; filled once when the app is created. */
export class JobRegistry {
  readonly handlers = new Map<string, JobHandler>();
  readonly schedule: CronItem[] = [];
  /** Jobs that run once when the workers start. */
  readonly first: string[] = [];
  private readonly pools = new Map<string, JobPool>();

  on(name: string, handler: JobHandler, pool: JobPool = 'main'): this {
    if (this.handlers.has(name)) throw new Error(`job ${name} is registered twice`);
    this.handlers.set(name, handler);
    this.pools.set(name, pool);
    return this;
  }

  /**
   * A job that also runs on a schedule; `cron` is minute hour day month weekday, in UTC. A run that a restart missed is made up for where
   * the next one is far away.
   */
  every(cron: string, name: string, handler: JobHandler, pool: JobPool = 'main'): this {
    this.schedule.push({ match: cron, task: name, ...(RARE.test(cron) && { options: rareOptions(name) }) });
    return this.on(name, handler, pool);
  }

  /** Also runs a job at start, so that a new platform need not wait for the first day of its schedule. */
  atStart(name: string): this {
    this.first.push(name);
    return this;
  }

  handlersOf(pool: JobPool): [name: string, handler: JobHandler][] {
    return [...this.handlers].filter(([name]) => this.pools.get(name) === pool);
  }
}

/** Adds a job in the open transaction, due some milliseconds after the commit; it never runs if the transaction rolls back. */
export async function addJob(
  tx: ServiceContext,
  name: string,
  payload: object,
  options: JobOptions = {},
): Promise<void> {
  await addQueuedJob(tx.db, {
    name,
    payload,
    jobKey: options.jobKey ?? null,
    queueName: options.queueName ?? null,
    runAt: options.runAt ?? new Date(Date.now() + (options.afterMs ?? 0)),
    maxAttempts: options.maxAttempts ?? MAX_ATTEMPTS,
    priority: priorityOf(options),
    jobKeyMode: options.keepsRunAt ? 'preserve_run_at' : 'replace',
  });
}

function priorityOf({ isLowPriority, isOutbound }: JobOptions): number {
  return isLowPriority ? LOW_PRIORITY : isOutbound ? OUTBOUND_PRIORITY : 0;
}

const FAILED_DAYS = 30;

/** Deletes jobs whose attempts are used up, after staff had time to find the cause: their payloads hold personal data. */
export function purgeFailedJobs({ db }: ServiceContext): Promise<void> {
  return completeFailedJobs(db, FAILED_DAYS);
}

/** Starts the workers of this process; they survive restarts of PostgreSQL. */
export async function startWorker(
  databaseUrl: string,
  registry: JobRegistry,
  makeContext: () => ServiceContext,
  concurrency: Readonly<Record<JobPool, number>>,
): Promise<Worker> {
  const { log } = makeContext();
  const pool = openWorkerPool(databaseUrl, log);
  const locks = new WorkerLocks(databaseUrl, log);
  await locks.start();
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => locks.sign(workerPool.id));
  const runPool = (name: JobPool): Promise<Runner> =>
    run({
      events,
      pgPool: pool,
      taskList: tasksOf(registry.handlersOf(name), makeContext),
      concurrency: concurrency[name],
      pollInterval: 1000,
      noHandleSignals: true,
      gracefulShutdownAbortTimeout: ABORT_AFTER_MS,
      // Items instead of a crontab, whose grammar allows no dots in names. One pool runs the schedule for all.
      parsedCronItems: parseCronItems(name === 'main' ? registry.schedule : []),
      logger: workerLogger(log),
    });
  const runners = [await runPool('main'), await runPool('provider'), await runPool('outside'), await runPool('files')];
  for (const name of registry.first) await addJob(makeContext(), name, {}, { jobKey: name, queueName: name });
  return {
    stop: async () => {
      await Promise.all(runners.map((runner) => runner.stop()));
      await locks.stop();
      await pool.end();
    },
  };
}

function tasksOf(handlers: readonly [string, JobHandler][], makeContext: () => ServiceContext): TaskList {
  return Object.fromEntries(
    handlers.map(([name, handler]) => [
      name,
      (payload: unknown, { abortSignal }) =>
        traced(`job ${name}`, { attributes: { 'hueco.job': name } }, () =>
          handler(makeContext(), (payload ?? {}) as Record<string, unknown>, abortSignal),
        ).catch((error: unknown) => Promise.reject(withoutPersonalData(error))),
    ]),
  );
}

/** The queue logs and stores error messages, so they must hold no personal data and no hashes. */
function withoutPersonalData(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const safe = new Error(withoutRefusedRow(error.message), { cause: error });
  safe.stack = withoutRefusedRow(error.stack ?? '');
  return safe;
}

function workerLogger(log: Log): Logger {
  return new Logger((scope) => (level, message, meta) => {
    if (level === 'error') log.error({ scope, error: meta?.['error'] }, message);
    else if (level === 'warning') log.warn({ scope }, message);
  });
}
