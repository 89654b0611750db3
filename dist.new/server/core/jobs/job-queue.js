import { sql } from 'kysely';
/** Typed queries that also reach the job queue. */
export function withJobQueue(db) {
    return db.withTables();
}
/** Adds a job; a null leaves the choice to graphile-worker. */
export async function addQueuedJob(db, job) {
    const { name, payload, jobKey, priority, runAt = null, maxAttempts = null, jobKeyMode = 'replace' } = job;
    // Kysely has no named arguments.
    const added = sql `graphile_worker.add_job(${name}, payload := ${JSON.stringify(payload)}::json, job_key := ${jobKey},
    run_at := ${runAt}, max_attempts := ${maxAttempts}, priority := ${priority}, job_key_mode := ${jobKeyMode})`;
    await db.selectNoFrom(added.as('job')).execute();
}
/** Deletes jobs whose attempts are used up since so many days, all or those of one task. */
export async function completeFailedJobs(db, days, task) {
    await withJobQueue(db)
        .selectFrom('graphile_worker.jobs')
        .select((eb) => eb.fn('graphile_worker.complete_jobs', [eb.fn.agg('array_agg', ['id'])]).as('job'))
        .whereRef('attempts', '>=', 'max_attempts')
        .where('locked_at', 'is', null)
        .where('updated_at', '<', sql `now() - make_interval(days => ${days})`)
        .$if(task !== undefined, (query) => query.where('task_identifier', '=', task ?? ''))
        .having((eb) => eb(eb.fn.countAll(), '>', 0))
        .execute();
}
/** How many jobs wait for their turn, and how many have no attempt left. */
export async function countQueuedJobs(db) {
    const { waiting, failed } = await withJobQueue(db)
        .selectFrom('graphile_worker.jobs')
        .select((eb) => [
        eb.fn.countAll().filterWhereRef('attempts', '<', 'max_attempts').as('waiting'),
        eb.fn.countAll().filterWhereRef('attempts', '>=', 'max_attempts').as('failed'),
    ])
        .executeTakeFirstOrThrow();
    return { waiting: Number(waiting), failed: Number(failed) };
}
//# sourceMappingURL=job-queue.js.map