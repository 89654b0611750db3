import type { TestApp } from './test-app.js';

const WAIT_MS = 60_000;

/** Waits until every event is delivered and every job done. */
export async function settled(app: TestApp): Promise<void> {
  const end = Date.now() + WAIT_MS;
  for (;;) {
    const waiting = await app.context().em.execute<{ what: string; error: string | null }[]>(
      `select type as what, last_error as error from outbox where dispatched_at is null
       union all
       select t.identifier, j.last_error from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where j.run_at <= now() and j.attempts < j.max_attempts`,
    );
    if (waiting.length === 0) return;
    if (Date.now() > end) throw new Error(`still waits: ${JSON.stringify(waiting)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
