import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { PgListener } from '../../../server/core/events/pg-listener.js';
import { freshDatabase } from '../../support/test-db.js';

/** A proxy to the database that can be cut; while cut, it closes every connection. */
async function cuttableWay(
  databaseUrl: string,
): Promise<{ url: string; calls: () => number; cut: () => void; mend: () => void; close: () => void }> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  let calls = 0;
  let isCut = false;
  const server = createServer((caller) => {
    calls += 1;
    caller.on('error', () => {});
    if (isCut) return void caller.destroy();
    const database = connect(Number(target.port), target.hostname);
    for (const end of [caller, database]) open.add(end.on('error', () => {}));
    caller.pipe(database).pipe(caller);
  });
  const hangUp = (): void => open.forEach((end) => end.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    calls: () => calls,
    cut: () => {
      isCut = true;
      hangUp();
    },
    mend: () => void (isCut = false),
    close: () => {
      hangUp();
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
  const way = await cuttableWay(databaseUrl);
  const messages: string[] = [];
  const listener = new PgListener(way.url, ['news'], (_channel, payload) => messages.push(payload));
  cleanUps.push(() => listener.stop(), way.close);
  await listener.start();
  way.cut();
  await sleep(1_800);
  // At most one attempt every 200 ms; attempts that doubled would be hundreds by now.
  expect(way.calls()).toBeLessThan(12);
  const before = way.calls();
  way.mend();
  const client = new pg.Client({ connectionString: databaseUrl });
  cleanUps.push(() => client.end());
  await client.connect();
  const listening = `select from pg_stat_activity where datname = current_database() and application_name = 'hueco-listener' and state = 'idle' and query like 'listen%'`;
  await expect.poll(async () => way.calls() > before && (await client.query(listening)).rowCount).toBe(1);
  await client.query(`select pg_notify('news', 'once')`);
  await vi.waitFor(() => expect(messages).toContain('once'), { timeout: 10_000 });
  await sleep(300);
  expect(messages).toEqual(['once']);
});

test('a failed first connection rejects start() and is not retried', async () => {
  const way = await cuttableWay(await freshDatabase());
  cleanUps.push(way.close);
  way.cut();
  await expect(new PgListener(way.url, ['news'], () => {}).start()).rejects.toBeInstanceOf(Error);
  await sleep(500);
  expect(way.calls()).toBe(1);
});
