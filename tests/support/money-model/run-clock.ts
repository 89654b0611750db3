import type { Clock } from '../../../server/core/clock.js';
import type { TestApp } from '../test-app.js';
import type { JobPayload } from '../queued-jobs.js';

const MONEY = /^(bookings|payments|payouts|billing|claims|ledger)\./;
const ROUNDS = 6;

interface DueJob {
  readonly id: string;
  readonly name: string;
  readonly payload: JobPayload;
  readonly revision: number;
}

interface Clocked {
  readonly app: TestApp;
  readonly clock: Clock;
}

/** Runs every scheduled job of money once; a failed job runs again in the next round, as with the worker. */
export async function runSchedule({ app }: Clocked): Promise<void> {
  for (const { task } of app.jobs.schedule)
    if (MONEY.test(task))
      await app.jobs.handlers
        .get(task)?.(app.context(), {})
        .catch(() => {});
}

/** Runs the queued jobs of money that are due by the virtual clock, and the jobs they add; a failed job stays in the queue. */
export async function runDueJobs({ app, clock }: Clocked): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    await app.settle();
    const due = await app.context().em.execute<DueJob[]>(
      `select j.id, t.identifier as name, j.payload, j.revision from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where j.run_at <= greatest(?::timestamptz, now()) and t.identifier ~ ? order by j.priority, j.run_at, j.id`,
      [clock.now(), MONEY.source],
    );
    let done = 0;
    for (const job of due) if (await runOne(app, job)) done += 1;
    if (done === 0) return;
  }
}

async function runOne(app: TestApp, { id, name, payload, revision }: DueJob): Promise<boolean> {
  try {
    await app.jobs.handlers.get(name)?.(app.context(), payload);
  } catch {
    return false;
  }
  // A job replaced meanwhile has another revision and must stay.
  await app
    .context()
    .em.execute('delete from graphile_worker._private_jobs where id = ? and revision = ?', [id, revision]);
  return true;
}
