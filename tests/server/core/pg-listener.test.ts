import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { PgListener } from '../../../server/core/events/pg-listener.js';
import { cuttableProxy } from '../../support/servers/cuttable-proxy.js';
import { freshDatabase } from '../../support/test-db.js';

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

test('P-69 reconnects with one attempt at a time while PostgreSQL is unavailable, and then delivers each message once', async () => {
  const databaseUrl = await freshDatabase();
  const proxy = await cuttableProxy(databaseUrl);
  const messages: string[] = [];
  const listener = new PgListener(proxy.url, ['news'], (_channel, payload) => messages.push(payload));
  cleanUps.push(() => listener.stop(), proxy.close);
  await listener.start();
  proxy.cut();
  await sleep(1_800);
  // At most one attempt every 200 ms; attempts that doubled would be hundreds by now.
  expect(proxy.connectionCount()).toBeLessThan(12);
  const before = proxy.connectionCount();
  proxy.restore();
  const client = new pg.Client({ connectionString: databaseUrl });
  cleanUps.push(() => client.end());
  await client.connect();
  const listening = `select from pg_stat_activity where datname = current_database() and application_name = 'hueco-listener' and state = 'idle' and query like 'listen%'`;
  await expect.poll(async () => proxy.connectionCount() > before && (await client.query(listening)).rowCount).toBe(1);
  await client.query(`select pg_notify('news', 'once')`);
  await vi.waitFor(() => expect(messages).toContain('once'), { timeout: 10_000 });
  await sleep(300);
  expect(messages).toEqual(['once']);
});

test('P-69 notices a database that fell silent, reconnects and reports the gap', async () => {
  const databaseUrl = await freshDatabase();
  const proxy = await cuttableProxy(databaseUrl);
  const messages: string[] = [];
  let gaps = 0;
  const listener = new PgListener(
    proxy.url,
    ['news'],
    (_channel, payload) => messages.push(payload),
    () => (gaps += 1),
    async () => {},
    { everyMs: 100, limitMs: 400 },
  );
  cleanUps.push(() => listener.stop(), proxy.close);
  await listener.start();
  await sleep(300);
  expect([proxy.connectionCount(), gaps]).toEqual([1, 0]);
  proxy.fallSilent();
  await sleep(50);
  proxy.restore();
  await vi.waitFor(() => expect(gaps).toBe(1), { timeout: 10_000 });
  const client = new pg.Client({ connectionString: databaseUrl });
  cleanUps.push(() => client.end());
  await client.connect();
  await client.query(`select pg_notify('news', 'heard')`);
  await vi.waitFor(() => expect(messages).toEqual(['heard']), { timeout: 10_000 });
});

test('a failed first connection rejects start() and is not retried', async () => {
  const proxy = await cuttableProxy(await freshDatabase());
  cleanUps.push(proxy.close);
  proxy.cut();
  await expect(new PgListener(proxy.url, ['news'], () => {}).start()).rejects.toBeInstanceOf(Error);
  await sleep(500);
  expect(proxy.connectionCount()).toBe(1);
});
