import { EventEmitter } from 'node:events';
import { Logger, parseCronItems, run, type CronItem, type WorkerEvents } from 'graphile-worker';
import type { ServiceContext } from './context.js';
import { withoutRefusedRow, type Log } from './logger.js';
import { openWorkerPool } from './worker-pool.js';
import { WorkerRoll } from './worker-roll.js';

/** Work outside the request path; may run more than once, so it must be idempotent. */
export type JobHandler = (ctx: ServiceContext, payload: Readonly<Record<string, unknown>>) => Promise<void>;

export interface JobOptions {
  /** A later job with the same key replaces one that still waits. */
  readonly jobKey?: string;
  readonly runAt?: Date;
  /** With a key: one that waits keeps its time, however often it is added. */
  readonly keepsRunAt?: boolean;
  readonly maxAttempts?: number;
  /** Long work that nobody waits for: everything else goes first. */
  readonly isPatient?: boolean;
  /** It asks somebody outside, who may keep silent: the house's own clocks go first. */
  readonly isOutbound?: boolean;
}

/** What patient and outbound jobs wait behind; all others have 0. */
export const PATIENT_PRIORITY = 10;
const OUTBOUND_PRIORITY = 5;
const MAX_ATTEMPTS = 8;

/** The job worker of a process. */
export interface Worker {
  stop(): Promise<void>;
}

/** Which handler does which job, told once when the app is put together. */
export class JobRegistry {
  readonly handlers = new Map<string, JobHandler>();
  readonly schedule: CronItem[] = [];

  on(name: string, handler: JobHandler): this {
    if (this.handlers.has(name)) throw new Error(`job ${name} is registered twice`);
    this.handlers.set(name, handler);
    return this;
  }

  /** A job that also runs by the clock; `cron` is minute hour day month weekday, in UTC. */
  every(cron: string, name: string, handler: JobHandler): this {
    this.schedule.push({ match: cron, task: name });
    return this.on(name, handler);
  }
}

/** Adds a job in the open transaction: it runs some milliseconds after the commit, or not at all. */
export async function addJob(
  tx: ServiceContext,
  name: string,
  payload: object,
  options: JobOptions = {},
): Promise<void> {
  await tx.em.execute(
    `select graphile_worker.add_job(?, payload := ?::json, job_key := ?, run_at := ?, max_attempts := ?, priority := ?, job_key_mode := ?)`,
    [
      name,
      JSON.stringify(payload),
      options.jobKey ?? null,
      options.runAt ?? new Date(),
      options.maxAttempts ?? MAX_ATTEMPTS,
      priorityOf(options),
      options.keepsRunAt ? 'preserve_run_at' : 'replace',
    ],
  );
}

function priorityOf({ isPatient, isOutbound }: JobOptions): number {
  return isPatient ? PATIENT_PRIORITY : isOutbound ? OUTBOUND_PRIORITY : 0;
}

const FAILED_DAYS = 30;

/** Removes jobs that no try brought through, once everybody had time to see why: what they carry of people serves nobody any more. */
export async function purgeFailedJobs(ctx: ServiceContext): Promise<void> {
  await ctx.em.execute(
    `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker._private_jobs
     where attempts >= max_attempts and locked_at is null and updated_at < now() - make_interval(days => ?) having count(*) > 0`,
    [FAILED_DAYS],
  );
}

/** Starts the worker of this process; it outlives restarts of PostgreSQL. */
export async function startWorker(
  databaseUrl: string,
  registry: JobRegistry,
  makeContext: () => ServiceContext,
  concurrency: number,
): Promise<Worker> {
  const taskList = Object.fromEntries(
    [...registry.handlers].map(([name, handler]) => [
      name,
      (payload: unknown) =>
        handler(makeContext(), (payload ?? {}) as Record<string, unknown>).catch((error: unknown) =>
          Promise.reject(fitToKeep(error)),
        ),
    ]),
  );
  const { log } = makeContext();
  const pool = openWorkerPool(databaseUrl, log);
  const roll = new WorkerRoll(databaseUrl, log);
  await roll.start();
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => roll.sign(workerPool.id));
  const runner = await run({
    events,
    pgPool: pool,
    taskList,
    concurrency,
    pollInterval: 1000,
    noHandleSignals: true,
    // As items and not as a crontab: that one's grammar knows no dots in names.
    parsedCronItems: parseCronItems(registry.schedule),
    logger: workerLogger(log),
  });
  return {
    stop: async () => {
      await runner.stop();
      await roll.stop();
      await pool.end();
    },
  };
}

/** The queue logs and stores the words of what failed: nobody's name and no hash may be among them. */
function fitToKeep(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const fit = new Error(withoutRefusedRow(error.message), { cause: error });
  fit.stack = withoutRefusedRow(error.stack ?? '');
  return fit;
}

function workerLogger(log: Log): Logger {
  return new Logger((scope) => (level, message, meta) => {
    if (level === 'error') log.error({ scope, error: meta?.['error'] }, message);
    else if (level === 'warning') log.warn({ scope }, message);
  });
}
