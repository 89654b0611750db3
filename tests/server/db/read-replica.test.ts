import type { SqlEntityManager } from '@mikro-orm/postgresql';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { cachedSetting, enableSettingsCache } from '../../../server/core/cached-settings.js';
import type { RequestContext } from '../../../server/core/context.js';
import { LoaderCache } from '../../../server/core/graphql/loaders.js';
import { readingFrom } from '../../../server/core/replica-reads.js';
import { prepareAppRole } from '../../../server/db/migrations/app-role.js';
import { migrate } from '../../../server/db/migrate.js';
import { MAX_LAG_MS } from '../../../server/db/read-replica.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { newPerson, publishedSpace, uuidOf } from '../../support/spaces.js';
import { StreamingPair } from '../../support/servers/streaming-replica.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const TITLES = '{ searchSpaces { edges { node { title } } } }';

let pair: StreamingPair;
let standby: pg.Client;
let app: TestApp;
let host: GraphqlClient;
const ids = new Map<string, string>();

beforeAll(async () => {
  pair = await StreamingPair.start(async (url, password) => {
    await migrate(url);
    await prepareAppRole(url, password);
  });
  standby = new pg.Client({ connectionString: pair.replicaUrl });
  standby.on('error', () => {});
  await standby.connect();
  app = await createTestApp({
    databaseUrl: pair.primaryUrl,
    config: { databaseReplicaUrl: pair.replicaUrl },
  });
  host = await newPerson(app, 'host@replica.test', ['host']);
  for (const title of ['Uno', 'Dos']) ids.set(title, await publishedSpace(app, host, { title: `Trastero ${title}` }));
}, 120_000);
afterAll(async () => {
  await app?.stop();
  await standby?.end().catch(() => {});
  await pair?.stop();
});

const titles = async (): Promise<string[]> =>
  (await app.visitor().query<{ searchSpaces: { edges: { node: { title: string } }[] } }>(TITLES)).searchSpaces.edges
    .map(({ node }) => node.title)
    .toSorted();
const rename = (title: string, to: string): Promise<unknown> =>
  app.context().em.execute('update spaces set title = ? where id = ?', [to, uuidOf(ids.get(title) ?? '')]);
const within = (ms: number) => ({ timeout: ms, interval: 100 });

const stall = (): Promise<unknown> => standby.query('select pg_wal_replay_pause()');
const goOn = (): Promise<unknown> => standby.query('select pg_wal_replay_resume()');

/* The next test needs a running replica, even after a failure. */
afterEach(() => goOn().catch(() => {}));

/** Stalls the replica while it answers reads, so that visitors do not see a change made meanwhile. */
async function stalledWithChange(title: string): Promise<void> {
  await vi.waitFor(
    async () => {
      await stall();
      await rename(title, `Garaje ${title}`);
      const seen = await titles();
      if (seen.includes(`Trastero ${title}`)) return;
      await goOn();
      await rename(title, `Trastero ${title}`);
      throw new Error('the primary answers');
    },
    { timeout: 20_000, interval: 500 },
  );
}

test('visitors read from the replica within the maximum lag, and never rows that were deleted', async () => {
  await stalledWithChange('Uno');
  const stalled = performance.now();
  await vi.waitFor(async () => expect(await titles()).toContain('Garaje Uno'), within(MAX_LAG_MS + 5_000));
  expect(performance.now() - stalled).toBeGreaterThan(MAX_LAG_MS / 5);

  await goOn();
  // The replica has caught up and answers reads again.
  await stalledWithChange('Dos');
  await app.context().em.execute('delete from space_search where id = ?', [uuidOf(ids.get('Uno') ?? '')]);
  await vi.waitFor(async () => expect(await titles()).toEqual(['Garaje Dos']), within(MAX_LAG_MS / 2));
}, 90_000);

/** Waits until the replica answers; returns its entity manager. */
const caughtUp = (): Promise<SqlEntityManager> =>
  vi.waitFor(async () => {
    const em = await app.services.replica?.current();
    if (!em) throw new Error('the primary answers');
    return em;
  }, within(10_000));

/** The number of scans of a table on the replica. */
async function readsOf(table: string): Promise<number> {
  const { rows } = await standby.query<{ reads: number }>(
    'select (coalesce(seq_scan, 0) + coalesce(idx_scan, 0))::int as reads from pg_stat_user_tables where relname = $1',
    [table],
  );
  return rows[0]?.reads ?? 0;
}

test('exports and CSV files read from the replica only once it has every earlier commit', async () => {
  const staff = await newPerson(app, 'admin@replica.test', ['admin']);
  await caughtUp();
  const before = [await readsOf('consents'), await readsOf('payments'), await readsOf('bookings')];
  const { requestDataExport } = await host.query<{ requestDataExport: { dataExport: { id: string } } }>(
    'mutation { requestDataExport { dataExport { id } } }',
  );
  await app.jobs.handlers.get('privacy.make-export')?.(app.context(), {
    exportId: uuidOf(requestDataExport.dataExport.id),
  });
  const { dataExports } = await host.query<{ dataExports: { status: string }[] }>('{ dataExports { status } }');
  expect(dataExports).toEqual([{ status: 'READY' }]);
  for (const [client, file] of [
    [staff, 'staff/money.csv'],
    [host, 'earnings/earnings.csv'],
  ] as const)
    expect((await fetch(`${app.url}/files/${file}`, { headers: client.headers() })).status).toBe(200);
  // PostgreSQL publishes its counters some seconds later.
  for (const [index, table] of ['consents', 'payments', 'bookings'].entries())
    await vi.waitFor(async () => expect(await readsOf(table)).toBeGreaterThan(before[index] ?? 0), within(15_000));

  await stall();
  await rename('Dos', 'Garaje Tres');
  expect(await app.services.replica?.current()).toBeNull();
  await goOn();
  const em = await caughtUp();
  expect(await em.execute('select title from spaces where title = ?', ['Garaje Tres'])).toHaveLength(1);
  await rename('Dos', 'Garaje Dos');
}, 60_000);

test('a setting that the replica answered with is not kept, because it may be older than the last change', async () => {
  await rename('Dos', 'Garaje Dos');
  const em = await caughtUp();
  await stall();
  await rename('Dos', 'Garaje Cuatro');
  const pubsub = {} as RequestContext['pubsub'];
  enableSettingsCache(pubsub);
  const primary = { ...app.context(), pubsub, loaders: new LoaderCache() } as unknown as RequestContext;
  const setting = (ctx: RequestContext): Promise<string | null> =>
    cachedSetting(ctx, 'title', async ({ db }) => {
      const id = uuidOf(ids.get('Dos') ?? '');
      return (await db.selectFrom('Space').select('title').where('id', '=', id).executeTakeFirstOrThrow()).title;
    });
  expect(await setting(readingFrom(primary, em))).toBe('Garaje Dos');
  expect(await setting(primary)).toBe('Garaje Cuatro');
  expect(await setting(readingFrom(primary, em))).toBe('Garaje Cuatro');
  await goOn();
  await rename('Dos', 'Garaje Dos');
});

test('reads use the primary when the replica fails', async () => {
  await pair.stopReplica();
  const answers = await Promise.all(Array.from({ length: 10 }, titles));
  expect(new Set(answers.map(String))).toEqual(new Set(['Garaje Dos']));
});
