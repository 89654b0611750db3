import type { TestApp } from './test-app.js';

export type JobPayload = Readonly<Record<string, unknown>>;

/** Removes the queued jobs of a name from the queue and returns them, oldest first (for apps without background work). */
export async function takeJobs(app: TestApp, name: string): Promise<JobPayload[]> {
  const rows = await app
    .context()
    .em.execute<{ id: string; payload: JobPayload }[]>(
      `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = ? returning j.id, j.payload`,
      [name],
    );
  return rows.toSorted((a, b) => Number(a.id) - Number(b.id)).map(({ payload }) => payload);
}

/** Runs a job as the worker would. */
export async function runJob(app: TestApp, name: string, payload: JobPayload): Promise<void> {
  const handler = app.jobs.handlers.get(name);
  if (!handler) throw new Error(`there is no job ${name}`);
  await handler(app.context(), payload);
}

/** Waits until the worker has run every job of a name that is due by the clock of the database. */
export async function awaitJobs(app: TestApp, name: string): Promise<void> {
  const end = Date.now() + 10_000;
  while (Date.now() < end) {
    const [row] = await app
      .context()
      .em.execute<{ count: number }[]>(
        `select count(*)::int as count from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = ? and j.run_at <= now()`,
        [name],
      );
    if (row?.count === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`jobs of ${name} still wait`);
}

/** Runs all queued jobs of a name and removes them from the queue. */
export async function runJobs(app: TestApp, name: string): Promise<void> {
  for (const payload of await takeJobs(app, name)) await runJob(app, name, payload);
}
