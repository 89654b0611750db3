import { afterAll, beforeAll, expect, test } from 'vitest';
import { purge } from '../../../server/features/partners/partner.jobs.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

interface Status {
  readonly version: string;
  readonly isReady: boolean;
  readonly areEventsInTime: boolean;
  readonly calls: number;
  readonly failures: number;
  readonly p50Milliseconds: number | null;
  readonly p95Milliseconds: number | null;
  readonly hours: readonly { readonly hour: string; readonly calls: number; readonly failures: number }[];
}

const STATUS = `{ apiStatus { version isReady areEventsInTime calls failures p50Milliseconds p95Milliseconds hours { hour calls failures } } }`;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ background: true });
});
afterAll(() => app.stop());

const sql = (statement: string, values: unknown[] = []): Promise<unknown> =>
  app.context().em.execute(statement, values);
const status = async (): Promise<Status> => (await app.visitor().query<{ apiStatus: Status }>(STATUS)).apiStatus;

test('P-70 apiStatus counts all calls and, as failures, only internal errors', async () => {
  const visitor = app.visitor();
  await visitor.query('{ errorCodes }');
  // Errors caused by the caller do not count as failures of the API.
  expect(await visitor.codeOf('{ nothing }')).toBe('BAD_REQUEST');
  expect(await visitor.codeOf('{ conversations { totalCount } }')).toBe('UNAUTHENTICATED');
  await app.asOwner('alter table outbox rename to outbox_away');
  expect(await visitor.codeOf(STATUS)).toBe('INTERNAL');
  await app.asOwner('alter table outbox_away rename to outbox');
  await expect.poll(status, { timeout: 15_000, interval: 1_500 }).toMatchObject({ failures: 1, isReady: true });
  const { version, calls, hours, p50Milliseconds, p95Milliseconds } = await status();
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(calls).toBeGreaterThanOrEqual(4);
  expect(hours).toHaveLength(24);
  expect(hours.reduce((sum, hour) => sum + hour.calls, 0)).toBe(calls);
  expect(new Date(hours[23]?.hour ?? '').getTime()).toBe(Math.floor(Date.now() / 3_600_000) * 3_600_000);
  expect(p50Milliseconds).toBeGreaterThan(0);
  expect(p95Milliseconds).toBeGreaterThanOrEqual(p50Milliseconds ?? Infinity);
});

test('P-70 apiStatus reports delayed events and counts the last 24 hours only', async () => {
  await sql(`insert into api_hours values (date_trunc('hour', now() - interval '24 hours', 'UTC'), 900, 900, '{900}')`);
  await sql(
    `insert into outbox (type, payload, created_at, next_attempt_at, attempts) values ('test.event', '{}', now(), now() - interval '2 minutes', 9)`,
  );
  const { areEventsInTime, isReady, failures } = await status();
  expect([areEventsInTime, isReady]).toEqual([false, true]);
  expect(failures).toBeLessThan(900);
});

test('hourly counts are deleted after ninety days', async () => {
  await sql(`insert into api_hours values (date_trunc('hour', now() - interval '91 days', 'UTC'), 1, 0, '{1}')`);
  await purge(app.context());
  expect(await sql(`select 1 from api_hours where hour < now() - interval '90 days'`)).toEqual([]);
});
