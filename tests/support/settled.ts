import type { TestApp } from './test-app.js';

const WAIT_MS = 60_000;

/** Until every event is delivered and every job done. */
export async function settled(app: TestApp): Promise<void> {
  const end = Date.now() + WAIT_MS;
  for (;;) {
    const [row] = await app.context().em.execute<{ waiting: number }[]>(
      `select (select count(*) from outbox where dispatched_at is null)::int
         + (select count(*) from graphile_worker._private_jobs where run_at <= now() and attempts < max_attempts)::int as waiting`,
    );
    if (row?.waiting === 0) return;
    if (Date.now() > end) throw new Error(`${row?.waiting} jobs and events still wait`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
