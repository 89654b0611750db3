import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { addJob, JobRegistry, purgeFailedJobs, startWorker, type Worker } from '../../../server/core/jobs/jobs.js';
import { queueMail, registerMailJob } from '../../../server/core/mail/mailer.js';
import { purgeOutbox } from '../../../server/core/events/outbox.js';
import { Locale } from '../../../server/core/values/locale.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

async function quietApp(options: Parameters<typeof createTestApp>[0] = {}): Promise<TestApp> {
  const app = await createTestApp(options);
  cleanUps.push(() => app.stop());
  return app;
}

async function work(app: TestApp, jobs: JobRegistry, concurrency = 1): Promise<Worker> {
  const worker = await startWorker(app.databaseUrl, jobs, app.context, {
    main: concurrency,
    provider: 1,
    outside: 1,
    files: 1,
  });
  cleanUps.push(() => worker.stop());
  return worker;
}

test('P-08 jobs of a killed worker are retried within seconds, jobs of a live worker are not taken over', async () => {
  const app = await quietApp();
  const { em } = app.context();
  const done: string[] = [];
  let isWaiting = true;
  const endWaiting = (): void => void (isWaiting = false);
  // A job of a live worker: it began long ago and has not ended.
  await work(
    app,
    new JobRegistry().on('long', async () => {
      done.push('long');
      while (isWaiting) await sleep(20);
    }),
  );
  cleanUps.push(endWaiting);
  await addJob(app.context(), 'long', {});
  await expect.poll(() => done).toEqual(['long']);
  await em.execute(`update graphile_worker._private_jobs set locked_at = now() - interval '1 hour'`);
  // A job of a killed worker: it is still locked, but no process holds the lock.
  await addJob(app.context(), 'left', {});
  await em.execute(
    `update graphile_worker._private_jobs set locked_at = now() - interval '11 seconds', locked_by = 'worker-killed', attempts = 1
     where task_id = (select id from graphile_worker._private_tasks where identifier = 'left')`,
  );
  const note = (name: string) => (): Promise<void> => Promise.resolve(void done.push(name));
  await work(app, new JobRegistry().on('left', note('left')).on('long', note('long once more')));
  cleanUps.push(endWaiting);
  await expect.poll(() => done).toContain('left');
  await sleep(1_500);
  expect(done).toEqual(['long', 'left']);
});

/** Daily at the minute that was some hours ago. */
function dailyHoursAgo(hours: number): string {
  const at = new Date(Date.now() - hours * 3_600_000);
  return `${at.getUTCMinutes()} ${at.getUTCHours()} * * *`;
}

test('P-08 a daily run that a restart missed is made up for once, and a missed hourly one is not', async () => {
  const app = await quietApp();
  const done: string[] = [];
  const note = (name: string) => (): Promise<void> => Promise.resolve(void done.push(name));
  const hourly = `${new Date(Date.now() - 1_800_000).getUTCMinutes()} * * * *`;
  await app.context().em.execute(
    `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
     select name, now() - interval '1 month', now() - interval '25 hours' from unnest(array['nightly', 'hourly']) as name`,
  );
  const jobs = () =>
    new JobRegistry().every(dailyHoursAgo(3), 'nightly', note('nightly')).every(hourly, 'hourly', note('hourly'));
  await Promise.all([work(app, jobs()), work(app, jobs())]);
  await expect.poll(() => done).toEqual(['nightly']);
  await work(app, jobs());
  await sleep(1_200);
  expect(done).toEqual(['nightly']);
});

test('P-08 a daily job does not run twice at once, on two processes either', async () => {
  const app = await quietApp();
  const [running, starts]: [Set<number>, number[]] = [new Set(), []];
  const isOver = Promise.withResolvers<void>();
  const jobs = () =>
    new JobRegistry()
      .every(dailyHoursAgo(3), 'nightly', async () => {
        const nth = starts.push(running.size);
        running.add(nth);
        await isOver.promise;
        running.delete(nth);
      })
      .atStart('nightly');
  await work(app, jobs());
  cleanUps.push(() => isOver.resolve());
  await expect.poll(() => starts).toEqual([0]);
  await work(app, jobs());
  cleanUps.push(() => isOver.resolve());
  await sleep(1_200);
  expect(starts).toEqual([0]);
  isOver.resolve();
  await expect.poll(() => starts).toEqual([0, 0]);
});

const letter = (id: string) => ({ id, to: `${id}@example.test`, locale: Locale.ES, template: 'test.mail', params: {} });

test('P-74 an unresponsive mail server does not block other jobs', async () => {
  let silent = 0;
  const mail = {
    send: async (): Promise<void> => {
      silent += 1;
      await sleep(1_000);
    },
  };
  const app = await quietApp({ ports: { mail } });
  let answeredAfter: number | null = null;
  const jobs = new JobRegistry().on('clock', () => Promise.resolve(void (answeredAfter = silent)));
  registerMailJob(jobs, { 'test.mail': () => ({ subject: '', text: '', html: '' }) }, {});
  for (let i = 0; i < 8; i++) await queueMail(app.context(), letter(`silent-${i}`));
  await addJob(app.context(), 'clock', {});
  await work(app, jobs);
  await expect.poll(() => answeredAfter).not.toBeNull();
  expect(answeredAfter).toBeLessThanOrEqual(1);
  await app.context().em.execute('delete from graphile_worker._private_jobs where locked_at is null');
});

test('P-74 a mail is retried for more than a day', async () => {
  const app = await quietApp();
  await queueMail(app.context(), letter('patient'));
  const [job] = await app
    .context()
    .em.execute<{ max_attempts: number }[]>('select max_attempts from graphile_worker._private_jobs');
  // Skips the queue's wait between two attempts.
  const waits = Array.from({ length: (job?.max_attempts ?? 1) - 1 }, (_, nth) => Math.exp(Math.min(nth + 1, 10)));
  expect(waits.reduce((sum, seconds) => sum + seconds, 0)).toBeGreaterThan(24 * 3600);
});

test('P-08 purges events dispatched more than a month ago and no others', async () => {
  const app = await quietApp();
  const { em } = app.context();
  await em.execute(
    `insert into outbox (type, payload, dispatched_at) values ('old', '{}', now() - interval '31 days'), ('new', '{}', now() - interval '29 days'), ('waiting', '{}', null)`,
  );
  await purgeOutbox(app.context());
  expect((await em.execute<{ type: string }[]>('select type from outbox order by id')).map(({ type }) => type)).toEqual(
    ['new', 'waiting'],
  );
});

test('P-64 purges permanently failed jobs after a month and no others', async () => {
  const app = await quietApp();
  const { em } = app.context();
  for (const days of [29, 31]) {
    await queueMail(app.context(), letter(`failed-${days}`));
    await em.execute(
      `update graphile_worker._private_jobs set attempts = max_attempts, updated_at = now() - make_interval(days => ?) where payload ->> 'id' = ?`,
      [days, `failed-${days}`],
    );
  }
  await queueMail(app.context(), letter('waiting'));
  await em.execute(
    `update graphile_worker._private_jobs set updated_at = now() - interval '1 year' where payload ->> 'id' = 'waiting'`,
  );
  await purgeFailedJobs(app.context());
  const rows = await em.execute<{ id: string }[]>(
    `select payload ->> 'id' as id from graphile_worker._private_jobs order by id`,
  );
  expect(rows.map(({ id }) => id)).toEqual(['failed-29', 'waiting']);
});
