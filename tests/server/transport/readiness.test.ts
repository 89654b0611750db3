import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
const clientDir = mkdtempSync(path.join(tmpdir(), 'hueco-client-'));

beforeAll(async () => {
  mkdirSync(path.join(clientDir, 'assets'));
  writeFileSync(
    path.join(clientDir, 'index.html'),
    '<!doctype html><html><head><title>Hueco</title></head><body><div id="root"></div></body></html>',
  );
  app = await createTestApp({ clientDir });
});
afterAll(async () => {
  await app.stop();
  rmSync(clientDir, { recursive: true });
});

test('P-70 /readyz is 200 while an event waits for its retry, and 503 when a due event is not dispatched', async () => {
  const add = (due: string, payload = {}): Promise<unknown> =>
    app
      .context()
      .em.execute(
        `insert into outbox (type, payload, created_at, next_attempt_at, attempts) values ('test.event', ?, now() - interval '1 hour', now() + ?::interval, 9)`,
        [JSON.stringify(payload), due],
      );
  const ready = async (): Promise<number> => (await fetch(`${app.url}/readyz`)).status;
  await add('4 minutes', { bookingId: 'a-booking' });
  expect(await ready()).toBe(200);
  // The booking's later event cannot be dispatched before it.
  await add('-30 minutes', { bookingId: 'a-booking' });
  expect(await ready()).toBe(200);
  await add('-2 minutes');
  expect(await ready()).toBe(503);
});

test('page paths return the page, and missing files return 404', async () => {
  const get = (at: string, accept: string): Promise<Response> => fetch(app.url + at, { headers: { accept } });
  expect((await get('/dashboard', 'text/html')).status).toBe(200);
  expect((await get('/dashboard', '*/*')).status).toBe(200);
  expect((await get('/assets/gone-1a2b3c.js', '*/*')).status).toBe(404);
  expect((await get('/notification.mp3', '*/*')).status).toBe(404);
});
