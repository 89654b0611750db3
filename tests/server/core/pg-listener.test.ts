import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { PgListener } from '../../../server/core/events/pg-listener.js';
import { freshDatabase } from '../../support/test-db.js';

/** A proxy to the database that can be cut; while cut, it closes every connection. */
async function cuttableProxy(
  databaseUrl: string,
): Promise<{ url: string; connectionCount: () => number; cut: () => void; restore: () => void; close: () => void }> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  let connectionCount = 0;
  let isCut = false;
  const server = createServer((caller) => {
    connectionCount += 1;
    caller.on('error', () => {});
    if (isCut) return void caller.destroy();
    const database = connect(Number(target.port), target.hostname);
    for (const end of [caller, database]) open.add(end.on('error', () => {}));
    caller.pipe(database).pipe(caller);
  });
  const closeAll = (): void => open.forEach((end) => end.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    connectionCount: () => connectionCount,
    cut: () => {
      isCut = true;
      closeAll();
    },
    restore: () => void (isCut = false),
    close: () => {
      closeAll();
      server.close();
    },
  };
}

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

test('a failed first connection rejects start() and is not retried', async () => {
  const proxy = await cuttableProxy(await freshDatabase());
  cleanUps.push(proxy.close);
  proxy.cut();
  await expect(new PgListener(proxy.url, ['news'], () => {}).start()).rejects.toBeInstanceOf(Error);
  await sleep(500);
  expect(proxy.connectionCount()).toBe(1);
});
