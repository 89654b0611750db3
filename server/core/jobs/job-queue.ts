import { sql } from 'kysely';
import type { Database } from '../../database.js';

// The tables and functions of graphile-worker, which belong to the library and have no entities.

interface QueuedJob {
  readonly id: string;
  readonly payload: unknown;
  readonly attempts: number;
  readonly max_attempts: number;
  readonly last_error: string | null;
  readonly locked_at: Date | null;
  readonly locked_by: string | null;
  readonly updated_at: Date;
}

type QueueTables = {
  'graphile_worker._private_jobs': QueuedJob;
  'graphile_worker.jobs': Omit<QueuedJob, 'payload'> & { readonly task_identifier: string };
};

/** Typed queries that also reach the job queue. */
export function withJobQueue(db: Database) {
  return db.withTables<QueueTables>();
}

export interface NewJob {
  readonly name: string;
  readonly payload: object;
  readonly jobKey: string | null;
  readonly queueName?: string | null;
  readonly priority: number;
  readonly runAt?: Date;
  readonly maxAttempts?: number;
  readonly jobKeyMode?: 'replace' | 'preserve_run_at';
}

/** Adds a job; null uses graphile-worker's default. */
export async function addQueuedJob(db: Database, job: NewJob): Promise<void> {
  const {
    name,
    payload,
    jobKey,
    priority,
    runAt = null,
    maxAttempts = null,
    jobKeyMode = 'replace',
    queueName = null,
  } = job;
  // Kysely has no named arguments.
  const added = sql`graphile_worker.add_job(${name}, payload := ${JSON.stringify(payload)}::json, job_key := ${jobKey}, queue_name := ${queueName},
    run_at := ${runAt}, max_attempts := ${maxAttempts}, priority := ${priority}, job_key_mode := ${jobKeyMode})`;
  await db.selectNoFrom(added.as('job')).execute();
}

/** Deletes jobs whose attempts have been used up for this many days, of all tasks or one. */
export async function completeFailedJobs(db: Database, days: number, task?: string): Promise<void> {
  await withJobQueue(db)
    .selectFrom('graphile_worker.jobs')
    .select((eb) => eb.fn('graphile_worker.complete_jobs', [eb.fn.agg('array_agg', ['id'])]).as('job'))
    .whereRef('attempts', '>=', 'max_attempts')
    .where('locked_at', 'is', null)
    .where('updated_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .$if(task !== undefined, (query) => query.where('task_identifier', '=', task ?? ''))
    .having((eb) => eb(eb.fn.countAll(), '>', 0))
    .execute();
}

/** How many jobs are waiting, and how many have no attempt left. */
export async function countQueuedJobs(db: Database): Promise<{ waiting: number; failed: number }> {
  const { waiting, failed } = await withJobQueue(db)
    .selectFrom('graphile_worker.jobs')
    .select((eb) => [
      eb.fn.countAll<string>().filterWhereRef('attempts', '<', 'max_attempts').as('waiting'),
      eb.fn.countAll<string>().filterWhereRef('attempts', '>=', 'max_attempts').as('failed'),
    ])
    .executeTakeFirstOrThrow();
  return { waiting: Number(waiting), failed: Number(failed) };
}
