import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '../../../server/db/embedded-postgres.js';
import { isAlive } from '../../../server/db/process-probe.js';
import { endPrograms, failedStart, launchProgram, startProgram, type Program } from '../support/program.js';

let dataDir: string;
let running: Program | undefined;

beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'hueco-start-'));
  chmodSync(dataDir, 0o755);
});
afterAll(async () => {
  await endPrograms();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The program on this test's data folder; the one started last is stopped with the test. */
async function start(env: Record<string, string> = {}): Promise<Program> {
  return (running = await startProgram({ DATA_DIR: dataDir, ...env }));
}

const launch = (env: Record<string, string>) => launchProgram({ DATA_DIR: dataDir, ...env });

async function ask<T>(url: string, query: string): Promise<T> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = (await answer.json()) as { data: T; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}

const spaceCount = async (url: string) =>
  (await ask<{ searchSpaces: { totalCount: number } }>(url, '{ searchSpaces(first: 1) { totalCount } }')).searchSpaces
    .totalCount;
const databasePid = () => Number(readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

test('the first start seeds demo data and serves pages and API', async () => {
  const { url } = await start();
  expect(await spaceCount(url)).toBeGreaterThanOrEqual(400);
  const page = await fetch(url);
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(await page.text()).toContain('<div id="root"');
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect(statSync(path.join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
});

test('P10 every host with a published demo space has an avatar', async () => {
  const { url } = running!;
  interface Host {
    readonly id: string;
    readonly avatar: { readonly url: string } | null;
  }
  const hosts = new Map<string, Host['avatar']>();
  const pages = Math.ceil((await spaceCount(url)) / 50);
  for (let page = 1; page <= pages; page += 1) {
    const { searchSpaces } = await ask<{ searchSpaces: { edges: { node: { host: Host } }[] } }>(
      url,
      `{ searchSpaces(first: 50, page: ${page}) { edges { node { host { id avatar { url } } } } } }`,
    );
    for (const { node } of searchSpaces.edges) hosts.set(node.host.id, node.host.avatar);
  }
  expect(hosts.size).toBeGreaterThan(50);
  expect([...hosts].filter(([, avatar]) => avatar === null)).toEqual([]);
  const [picture] = hosts.values();
  const answer = await fetch(new URL(picture?.url ?? '', url));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
});

test.runIf(process.platform === 'linux')('the program limits malloc arenas, its database does not', () => {
  const setting = 'MALLOC_ARENA_MAX=2';
  const settingsOf = (pid: number) => readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
  expect(settingsOf(running!.process.pid!)).toContain(setting);
  expect(settingsOf(databasePid())).not.toContain(setting);
});

test('after kill -9 the next start has the same data and the same database process', async () => {
  const first = running!;
  const spaces = await spaceCount(first.url);
  const pid = databasePid();
  first.process.kill('SIGKILL');
  expect(await first.ended).toBe('SIGKILL');
  expect(isAlive(pid)).toBe(true);
  const second = await start();
  expect(await spaceCount(second.url)).toBe(spaces);
  expect(databasePid()).toBe(pid);
});

test('SIGTERM stops the program and its database', async () => {
  const { process: program, ended } = running!;
  const pid = databasePid();
  program.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(isAlive(pid)).toBe(false);
  expect(existsSync(path.join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
});

test('two processes that start at once on a new database seed it once', async () => {
  const database = await startEmbeddedPostgres({
    dataDir: path.join(dataDir, 'shared'),
    password: 'shared',
    durable: false,
  });
  try {
    const env = { DATABASE_URL: await database.ensureDatabase('hueco') };
    const [one, two] = await Promise.all([start(env), start(env)]);
    expect(await spaceCount(one.url)).toBe(await spaceCount(two.url));
    for (const { process: program } of [one, two]) program.kill('SIGTERM');
    expect(await Promise.all([one.ended, two.ended])).toEqual([0, 0]);
  } finally {
    await database.stop();
  }
});

test('a first start interrupted by a signal stops its database, and the next one starts afresh', async () => {
  const folder = mkdtempSync(path.join(dataDir, 'cut-'));
  chmodSync(folder, 0o755);
  const child = launch({ DATA_DIR: folder });
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  await new Promise<void>((resolve) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Filling')) resolve();
    });
  });
  const pid = Number(readFileSync(path.join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
  child.kill('SIGTERM');
  expect(await ended).toBe(130);
  await expect.poll(() => isAlive(pid)).toBe(false);
  const second = await start({ DATA_DIR: folder });
  expect(await spaceCount(second.url)).toBeGreaterThanOrEqual(400);
  second.process.kill('SIGTERM');
  expect(await second.ended).toBe(0);
});

test('a used port and invalid settings are reported without a stack trace', async () => {
  const { url } = await start();
  expect(await failure({ PORT: new URL(url).port })).toContain('is in use');
  const printed = await failure({ PORT: 'four', DEMO: 'maybe' });
  expect(printed).toContain('PORT: expected a number');
  expect(printed).toContain('DEMO: expected on or off');
});

test('an unreachable folder, database or Redis is reported with its setting, without a stack trace', async () => {
  const folder = path.join(dataDir, 'postgres', 'PG_VERSION', 'below');
  const nobody = 'postgresql://hueco:wrong@127.0.0.1:1/hueco';
  const printed = [
    await failure({ DATA_DIR: folder }),
    await failure({ DATABASE_URL: nobody }),
    await failure({ REDIS_URL: 'redis://127.0.0.1:1' }),
  ];
  expect(printed[0]).toMatch(/cannot be written \(ENOTDIR\)\. DATA_DIR/);
  expect(printed[1]).toMatch(/ECONNREFUSED 127\.0\.0\.1:1\. Look at DATABASE_URL/);
  expect(printed[2]).toContain('Look at REDIS_URL');
  for (const text of printed) expect(text).not.toMatch(/\n\s+at /);
});

async function failure(env: Record<string, string>): Promise<string> {
  const { code, printed } = await failedStart({ DATA_DIR: dataDir, ...env });
  expect(code).toBe(1);
  return printed;
}
