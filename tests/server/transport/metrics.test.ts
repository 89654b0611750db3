import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const TOKEN = 'metrics-token-0123456789-0123456789';
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ config: { metricsToken: TOKEN } });
});
afterAll(() => app.stop());

const ask = (url: string, token?: string): Promise<Response> =>
  fetch(`${url}/metrics`, token ? { headers: { authorization: `Bearer ${token}` } } : {});

async function numbers(): Promise<ReadonlyMap<string, number>> {
  const response = await ask(app.url, TOKEN);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const lines = (await response.text()).split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}

test('M2 metrics report open money alarms, outbox lag, failed jobs and requests', async () => {
  const before = await numbers();
  expect(before.get('hueco_money_alarms')).toBe(0);
  expect(before.get('hueco_jobs_failed')).toBe(0);
  expect(before.get('process_cpu_seconds_total')).toBeGreaterThan(0);

  const { em } = app.context();
  await em.execute(
    `insert into reconciliation_alarms (id, kind, provider, ref, expected_cents, found_cents, found_at)
     values (gen_random_uuid(), 'amount_differs', 'sandbox', 'ref-1', 100, 90, now())`,
  );
  await em.execute(
    `insert into outbox (type, payload, created_at, next_attempt_at) values ('test.event', '{}', now(), now() - interval '2 minutes')`,
  );
  await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ __typename }' }),
  });
  await fetch(`${app.url}/what-somebody-types-${Math.random()}`);

  const after = await numbers();
  expect(after.get('hueco_money_alarms')).toBe(1);
  expect(after.get('hueco_outbox_lag_seconds')).toBeGreaterThan(119);
  expect(after.get('hueco_http_request_duration_seconds_count{route="graphql",status="2xx"}')).toBe(1);
  expect(after.get('hueco_http_request_duration_seconds_count{route="page",status="4xx"}')).toBe(1);
});

test('metrics require the token, and return 404 where none is configured', async () => {
  expect((await ask(app.url)).status).toBe(401);
  expect((await ask(app.url, `${TOKEN}x`)).status).toBe(401);
  const plain = await createTestApp();
  try {
    expect((await ask(plain.url, TOKEN)).status).toBe(404);
  } finally {
    await plain.stop();
  }
});
