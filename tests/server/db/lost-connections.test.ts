import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { isConnectionLost } from '../../../server/core/errors/db-errors.js';
import { startWorker, JobRegistry } from '../../../server/core/jobs/jobs.js';
import { openWorkerPool } from '../../../server/core/jobs/worker-pool.js';
import { createLogger } from '../../../server/core/logger.js';
import { openOrm } from '../../../server/db/orm.js';
import { cuttableProxy } from '../../support/servers/cuttable-proxy.js';
import { createTestApp } from '../../support/test-app.js';
import { freshDatabase } from '../../support/test-db.js';

async function asked(databaseUrl: string, query: string, values: unknown[] = []): Promise<object[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<object>(query, values);
  await client.end();
  return rows;
}

/** Closes all connections, as a restart of PostgreSQL does. */
async function cutConnections(databaseUrl: string, application: string): Promise<void> {
  await asked(
    databaseUrl,
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = $1',
    [application],
  );
}

test('P-69 connections lost during transactions return to the pool', async () => {
  const databaseUrl = await freshDatabase();
  const orm = await openOrm({ databaseUrl, poolSize: 2 });
  const isCut = Promise.withResolvers<void>();
  const cut = [0, 1].map((nth) =>
    orm.em.fork().transactional(async (em) => {
      await em.execute('select 1');
      // One connection is cut between statements, the other during a statement.
      if (nth === 0) await isCut.promise;
      await em.execute('select pg_sleep(60)');
    }),
  );
  const outcomes = Promise.allSettled(cut);
  const states = `select array_agg(state order by state) as states from pg_stat_activity where datname = current_database() and application_name = 'hueco' and pid <> pg_backend_pid()`;
  await expect
    .poll(async () => (await asked(databaseUrl, states))[0])
    .toEqual({ states: ['active', 'idle in transaction'] });
  await cutConnections(databaseUrl, 'hueco');
  isCut.resolve();
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await orm.em.fork().execute('select 1 as one')).toEqual([{ one: 1 }]);
  await orm.close(true);
});

test('P-81 a statement that a silent database never answers fails, and its connection does not stay in the pool', async () => {
  const proxy = await cuttableProxy(await freshDatabase());
  const orm = await openOrm({ databaseUrl: proxy.url, poolSize: 2, silenceMs: 400 });
  const worker = openWorkerPool(proxy.url, createLogger({ level: 'silent' }), 400);
  const ask = (): Promise<unknown> => orm.em.fork().transactional((em) => em.execute('select 1 as one'));
  // One is idle when the database vanishes, one inside a transaction that waits for nothing.
  const [isSilent, isOpen] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const waiting = orm.em.fork().transactional(async (em) => {
    await em.execute('select 1');
    isOpen.resolve();
    await isSilent.promise;
    await em.execute('select 2');
  });
  await isOpen.promise;
  await Promise.all([ask(), worker.query('select 1')]);
  // Longer than the limit: an idle connection is not a silent one.
  await sleep(600);
  await Promise.all([ask(), worker.query('select 1')]);
  expect(proxy.connectionCount()).toBe(3);
  proxy.fallSilent();
  isSilent.resolve();
  const outcomes = await Promise.allSettled([waiting, ask(), worker.query('select 1')]);
  const reasons = outcomes.map((outcome) => (outcome as PromiseRejectedResult).reason as Error);
  expect(reasons.map(isConnectionLost)).toEqual([true, true, true]);
  proxy.restore();
  await expect.poll(() => Promise.all([ask(), ask()]), { timeout: 5_000 }).toEqual([[{ one: 1 }], [{ one: 1 }]]);
  expect((await worker.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await Promise.all([orm.close(true), worker.end()]);
  proxy.close();
});

test('P-69 a job whose end cannot be written at once neither ends the process nor stays locked', async () => {
  const app = await createTestApp();
  const holder = new pg.Client({ connectionString: app.databaseUrl });
  await holder.connect();
  let runs = 0;
  const jobs = new JobRegistry().on('cut', async () => {
    if (++runs > 1) return;
    // The row is locked, so that writing its end waits and is cut off meanwhile.
    await holder.query('begin');
    await holder.query('select from graphile_worker._private_jobs for update');
    throw new Error('the job failed too');
  });
  const worker = await startWorker(app.databaseUrl, jobs, app.context, { main: 1, provider: 1, outside: 1, files: 1 });
  await app.context().em.execute(`select graphile_worker.add_job('cut')`);
  const cutWaiting = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await asked(app.databaseUrl, cutWaiting)).length, { timeout: 15_000 }).toBe(1);
  await holder.query('rollback');
  await holder.end();
  const job = async (): Promise<unknown> =>
    (await app.context().em.execute<object[]>('select attempts, locked_by from graphile_worker._private_jobs'))[0];
  await expect.poll(job, { timeout: 15_000 }).toEqual({ attempts: 1, locked_by: null });
  await worker.stop();
  await app.stop();
});
