import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../../server/db/embedded-postgres.js';
import { prepareAppRole } from '../../../server/db/migrations/app-role.js';
import { migrate } from '../../../server/db/migrate.js';
import { clusterDirectory } from '../../../server/db/postgres-cluster-state.js';
import { MAX_LAG_MS } from '../../../server/db/read-replica.js';
import { newPerson, publishedSpace, uuidOf } from '../../support/spaces.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const PASSWORD = 'only-for-tests';
const TITLES = '{ searchSpaces { edges { node { title } } } }';

let folder: string;
let primary: EmbeddedPostgres;
let replica: EmbeddedPostgres;
let standby: pg.Client;
let app: TestApp;
const ids = new Map<string, string>();

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'replica-'));
  chmodSync(folder, 0o755);
  const options = (name: string) => ({ dataDir: path.join(folder, name), password: PASSWORD, durable: false });
  primary = await startEmbeddedPostgres(options('primary'));
  const url = await primary.ensureDatabase('hueco');
  await migrate(url);
  await prepareAppRole(url, PASSWORD);
  await primary.stop();
  // A copy of the folder of a server that is stopped is what a base backup would be.
  mkdirSync(options('replica').dataDir, { mode: 0o755 });
  const [from, to] = [clusterDirectory(options('primary').dataDir), clusterDirectory(options('replica').dataDir)];
  execFileSync('cp', ['-a', from, to]);
  writeFileSync(path.join(to, 'standby.signal'), '');
  primary = await startEmbeddedPostgres(options('primary'));
  appendFileSync(
    path.join(to, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${primary.port} user=postgres password=${PASSWORD}'\n`,
  );
  replica = await startEmbeddedPostgres(options('replica'));
  standby = new pg.Client({ connectionString: replica.url('hueco') });
  standby.on('error', () => {});
  await standby.connect();
  app = await createTestApp({
    databaseUrl: primary.url('hueco'),
    config: { databaseReplicaUrl: replica.url('hueco') },
  });
  const host = await newPerson(app, 'host@replica.test', ['host']);
  for (const title of ['Uno', 'Dos']) ids.set(title, await publishedSpace(app, host, { title: `Trastero ${title}` }));
}, 120_000);
afterAll(async () => {
  await app?.stop();
  await standby?.end().catch(() => {});
  await replica?.stop();
  await primary?.stop();
  rmSync(folder, { recursive: true, force: true });
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

/** Stalls the replica while it is what answers: of a change made meanwhile visitors see nothing. */
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

test('visitors are answered by the replica, not later than the bound allows, and never what must not be shown any more', async () => {
  await stalledWithChange('Uno');
  const stalled = performance.now();
  await vi.waitFor(async () => expect(await titles()).toContain('Garaje Uno'), within(MAX_LAG_MS + 5_000));
  expect(performance.now() - stalled).toBeGreaterThan(MAX_LAG_MS / 5);

  await goOn();
  // It has caught up and answers again.
  await stalledWithChange('Dos');
  await app.context().em.execute('delete from space_search where id = ?', [uuidOf(ids.get('Uno') ?? '')]);
  await vi.waitFor(async () => expect(await titles()).toEqual(['Garaje Dos']), within(1_000));
  await goOn();
}, 90_000);

test('a replica that fails is left out: nobody is refused', async () => {
  await replica.stop();
  const answers = await Promise.all(Array.from({ length: 10 }, titles));
  expect(new Set(answers.map(String))).toEqual(new Set(['Garaje Dos']));
});
