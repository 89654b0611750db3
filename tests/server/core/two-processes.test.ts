import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { toGlobalId } from '../../../server/core/graphql/global-id.js';
import { REFUSED_COST } from '../../../server/core/graphql/limits.js';
import { openWorkerPool } from '../../../server/core/jobs/worker-pool.js';
import { fromProjectRoot } from '../../../server/core/paths.js';
import { inTransaction } from '../../../server/core/writes/transaction.js';
import { withDatabaseLock } from '../../../server/db/database-lock.js';
import { migrate } from '../../../server/db/migrate.js';
import { prepareAppRole } from '../../../server/db/migrations/app-role.js';
import { ChangeKind } from '../../../server/features/notifications/notification-entry.types.js';
import { publishChange } from '../../../server/features/notifications/notification-stream.js';
import { createAccount, signInAs } from '../../support/accounts.js';
import { uploadAvatar } from '../../support/avatars.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { openRawSocket } from '../../support/hostile/raw-socket.js';
import { RedisServer, redisProgram } from '../../support/servers/redis-server.js';
import { startS3Server, type S3Server } from '../../support/servers/s3-server.js';
import { newPerson, publishedSpace } from '../../support/spaces.js';
import { StreamingPair } from '../../support/servers/streaming-replica.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';
import { photograph } from '../../support/verification.js';
import { startChildServer, type ChildServer } from './child-server.js';

// The quick size runs with all tests: two apps on the run's own PostgreSQL. `npm run rig:scale` runs the long one: the second in a process of its
// own, and a streaming replica.
const isLong = process.env['RIG_SIZE'] === 'long';
const EVENTS = isLong ? 500 : 20;

let here: TestApp;
let there: Pick<ChildServer, 'url' | 'stop'>;
let pair: StreamingPair | undefined;
let redis: RedisServer | undefined;
let s3: S3Server;
let otherFolder: string;
/** The number of processes that found a database without tables. */
let migratedBy = 0;

beforeAll(async () => {
  s3 = await startS3Server();
  if (redisProgram !== null) redis = await RedisServer.start();
  if (isLong) pair = await StreamingPair.start(prepareTwice);
  const config = { s3: s3.settings, redisUrl: redis?.url ?? null, databaseReplicaUrl: pair?.replicaUrl ?? null };
  here = await createTestApp({ config, ...(pair ? { databaseUrl: pair.primaryUrl } : {}) });
  otherFolder = mkdtempSync(path.join(tmpdir(), 'hueco-other-'));
  there = isLong
    ? await startChildServer({ databaseUrl: here.databaseUrl, dataDir: otherFolder, config })
    : await createTestApp({ databaseUrl: here.databaseUrl, config: { ...config, dataDir: otherFolder } });
}, 180_000);
afterAll(async () => {
  await there?.stop();
  await here?.stop();
  await redis?.leave();
  await pair?.stop();
  await s3?.stop();
  rmSync(otherFolder, { recursive: true, force: true });
});

/** Starts two at once, as two programs do. */
async function prepareTwice(url: string, password: string): Promise<void> {
  const prepare = () =>
    withDatabaseLock(url, async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const { rows } = await client.query<{ name: string | null }>(`select to_regclass('public.migrations') as name`);
      await client.end();
      if (rows[0]?.name === null) migratedBy += 1;
      await migrate(url);
      await prepareAppRole(url, password);
    });
  await Promise.all([prepare(), prepare()]);
}

const at = (client: GraphqlClient, url: string): GraphqlClient =>
  Object.assign(Object.create(client) as GraphqlClient, { url });

test.runIf(isLong)('migrations run once when two processes start concurrently', () => {
  expect(migratedBy).toBe(1);
});

test('a process opens as many connections as the guide on scaling says', async () => {
  const app = await createTestApp({ background: true, sharesAnswers: true });
  const counting = new pg.Client({ connectionString: app.databaseUrl });
  await counting.connect();
  const counts = async (): Promise<Record<string, number>> => {
    const { rows } = await counting.query<{ name: string; count: number }>(
      'select application_name as name, count(*)::int as count from pg_stat_activity where datname = current_database() group by 1',
    );
    return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
  };
  const calls = Promise.all(Array.from({ length: 40 }, () => app.context().em.execute('select pg_sleep(0.4)')));
  await expect.poll(counts).toMatchObject({ hueco: 16, 'hueco-listener': 4 });
  await calls;
  const pool = openWorkerPool(app.databaseUrl, app.services.log);
  const documented = /opens up to (\d+) \((\d+) for calls, (\d+) for jobs, (\d+) that listen\)/.exec(
    readFileSync(fromProjectRoot('docs', 'scaling.md'), 'utf8'),
  );
  const [calling, working, listening] = [16, pool.options.max, 4];
  expect(documented?.slice(1).map(Number)).toEqual([calling + working + listening, calling, working, listening]);
  await Promise.all([pool.end(), counting.end(), app.stop()]);
});

test('P-39 failed sign-ins at both processes count together', async () => {
  await createAccount(here, { email: 'guessed@two.test' });
  const guess = (url: string): Promise<string> =>
    at(here.visitor(), url).codeOf('mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }', {
      input: { email: 'guessed@two.test', password: 'guess-guess' },
    });
  const answers: string[] = [];
  for (let n = 0; n < 3; n++) answers.push(await guess(here.url), await guess(there.url));
  expect(answers).toEqual([...Array.from({ length: 5 }, () => 'INVALID_CREDENTIALS'), 'RATE_LIMITED']);
});

describe.runIf(redisProgram !== null)('P-39 API points with Redis', () => {
  test('are shared by both processes', async () => {
    const visitor = here.visitor();
    for (let n = 0; n < 20; n++) expect((await visitor.send('{ nothingOfTheKind }')).status).toBe(400);
    const { extensions } = await at(visitor, there.url).send('{ __typename }');
    const { remaining } = extensions['cost'] as { remaining: number };
    expect(remaining).toBeLessThan(1000 - 19 * REFUSED_COST);
  });

  test.runIf(isLong)(
    'are counted by each process while Redis is unavailable, and shared again afterwards',
    async () => {
      const visitor = here.visitor();
      const other = at(visitor, there.url);
      await redis?.leave();
      for (let n = 0; n < 20; n++)
        expect([
          (await visitor.send('{ nothingOfTheKind }')).status,
          (await other.send('{ __typename }')).status,
        ]).toEqual([400, 200]);
      await redis?.comeBack();
      await vi.waitFor(async () => {
        for (let n = 0; n < 5; n++) await visitor.send('{ nothingOfTheKind }');
        const { extensions } = await other.send('{ __typename }');
        expect((extensions['cost'] as { remaining: number }).remaining).toBeLessThan(1000 - 4 * REFUSED_COST);
      }, 20_000);
    },
    40_000,
  );
});

test('P-24 events of one process reach the sockets of the other once and in order', async () => {
  const listener = await newPerson(here, 'listener@two.test');
  const line = await openRawSocket(there.url, listener.accessToken as string, listener.ip);
  const seen: string[] = [];
  line.socket.on('message', (data) => {
    const { type, payload } = JSON.parse(String(data)) as {
      type: string;
      payload: { data: { notificationChanged: { notification: { id: string } } } };
    };
    if (type === 'next') seen.push(payload.data.notificationChanged.notification.id);
  });
  void line.call('{"query":"subscription { notificationChanged { notification { id } } }"}');
  const { id: userId } = await here
    .context()
    .db.selectFrom('User')
    .select('id')
    .where('email', '=', 'listener@two.test')
    .executeTakeFirstOrThrow();
  const publish = (): Promise<string> =>
    inTransaction(here.context(), async (tx) => {
      const [{ id } = { id: '' }] = await tx.em.execute<{ id: string }[]>(
        `insert into notifications (user_id, type, title, message, dedupe_key) values (?, 'space_published', '', '', ?) returning id`,
        [userId, randomUUID()],
      );
      await publishChange(tx, userId, id, ChangeKind.INSERTED);
      return toGlobalId('Notification', id);
    });
  // Before the subscription is active, nothing is delivered.
  await vi.waitFor(async () => {
    await publish();
    expect(seen.length).toBeGreaterThan(0);
  }, 10_000);
  const published: string[] = [];
  for (let n = 0; n < EVENTS; n++) published.push(await publish());
  // In order, each once.
  await expect.poll(() => seen.slice(-EVENTS)).toEqual(published);
  expect(new Set(seen).size).toBe(seen.length);
  line.socket.terminate();
});

test('a file uploaded to one process is served by the other from S3 and stored on no disk', async () => {
  const person = await newPerson(here, 'picture@two.test');
  const { avatar } = await uploadAvatar(at(person, there.url), await photograph(600, 600));
  const picture = avatar?.url ?? '';
  const [mine, theirs] = await Promise.all(
    [here.url, there.url].map(async (url) => {
      const response = await fetch(`${url}${picture}`);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(Number(response.headers.get('content-length'))).toBe(bytes.length);
      return bytes;
    }),
  );
  expect(mine?.equals(theirs as Buffer)).toBe(true);
  expect((await fetch(`${there.url}${picture.replace('192', '97')}`)).status).toBe(404);
  for (const folder of [here.services.config.dataDir, otherFolder])
    expect(readdirSync(folder).filter((name) => name === 'files')).toEqual([]);
});

describe.runIf(isLong)('the replica', () => {
  const READS = `select (coalesce(seq_scan, 0) + coalesce(idx_scan, 0))::int as reads from pg_stat_user_tables where relname = 'space_search'`;
  const readsOfReplica = async (): Promise<number> => {
    const client = new pg.Client({ connectionString: pair?.replicaUrl });
    await client.connect();
    const { rows } = await client.query<{ reads: number }>(READS);
    await client.end();
    return rows[0]?.reads ?? 0;
  };
  const search = async (url: string): Promise<string[]> =>
    (
      await at(here.visitor(), url).query<{ searchSpaces: { edges: { node: { title: string } }[] } }>(
        '{ searchSpaces { edges { node { title } } } }',
      )
    ).searchSpaces.edges.map(({ node }) => node.title);

  test('serves reads of both processes; without it the primary does, and reads return once it is back', async () => {
    const host = await newPerson(here, 'host@two.test', ['host']);
    await publishedSpace(here, host, { title: 'Trastero de dos procesos' });
    const askUntilItReads = async (): Promise<void> => {
      const before = await readsOfReplica();
      await vi.waitFor(
        async () => {
          expect(await search(here.url)).toEqual(['Trastero de dos procesos']);
          expect(await search(there.url)).toEqual(['Trastero de dos procesos']);
          expect(await readsOfReplica()).toBeGreaterThan(before);
        },
        { timeout: 30_000, interval: 500 },
      );
    };
    await askUntilItReads();
    await pair?.stopReplica();
    for (let n = 0; n < 20; n++)
      for (const url of [here.url, there.url]) expect(await search(url)).toEqual(['Trastero de dos procesos']);
    await pair?.startReplica();
    await askUntilItReads();
  }, 120_000);
});

test('P-46 signing out at one process closes the sockets of the other', async () => {
  await createAccount(here, { email: 'leaving@two.test' });
  const leaving = here.visitor();
  const { accessToken } = await signInAs(leaving, 'leaving@two.test');
  const { socket } = await openRawSocket(there.url, accessToken, leaving.ip);
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await leaving.query('mutation { signOut { isSignedOut } }');
  expect(await closed).toBe(4403);
});
