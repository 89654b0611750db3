import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { projectRoot } from '../../server/core/paths.js';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../server/db/embedded-postgres.js';
import { isAlive } from '../../server/db/process-probe.js';

let dataDir: string;
let running: EmbeddedPostgres | undefined;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'hueco-launcher-'));
  chmodSync(dataDir, 0o755);
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  rmSync(dataDir, { recursive: true, force: true });
});

const options = () => ({ dataDir, password: 'a-password', durable: false });
const start = async () => (running = await startEmbeddedPostgres(options()));
const pidFile = () => path.join(dataDir, 'postgres', 'postmaster.pid');
const serverPid = () => Number(readFileSync(pidFile(), 'utf8').split('\n')[0]);

async function value(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ value: unknown }>(sql);
    return rows[0]?.value;
  } finally {
    await client.end();
  }
}

/** Another process starts the server and is then killed the hard way, as a power button would. */
async function startAndKillTheStarter(): Promise<void> {
  const script = `
    const { startEmbeddedPostgres } = await import('./server/db/embedded-postgres.ts');
    await startEmbeddedPostgres(${JSON.stringify(options())});
    process.kill(process.pid, 'SIGKILL');`;
  const starter = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], { cwd: projectRoot, stdio: 'inherit' });
  const signal = await new Promise((resolve) => { starter.once('exit', (_, by) => resolve(by)); });
  expect(signal).toBe('SIGKILL');
}

test('data outlives a stop, on the same port', async () => {
  const first = await start();
  await value(await first.ensureDatabase('kept'), 'create table note as select 42 as value');
  await first.stop();
  expect(existsSync(pidFile())).toBe(false);
  const second = await start();
  expect(second.port).toBe(first.port);
  expect(await value(second.url('kept'), 'select value from note')).toBe(42);
});

test('a password is asked for', async () => {
  const { port } = await start();
  await expect(value(`postgresql://postgres:wrong@127.0.0.1:${port}/postgres`, 'select 1 as value')).rejects.toMatchObject({ code: '28P01' });
});

test('the server left by a killed process is taken up, and ended with the new one', async () => {
  await startAndKillTheStarter();
  const pid = serverPid();
  expect(isAlive(pid)).toBe(true);
  const next = await start();
  expect(next.isReused).toBe(true);
  expect(serverPid()).toBe(pid);
  await next.stop();
  expect(isAlive(pid)).toBe(false);
});

test('a pid file that names a dead or a foreign process is no hindrance', async () => {
  await (await start()).stop();
  for (const pid of [process.pid, 4_194_303]) {
    writeFileSync(pidFile(), `${pid}\n${path.join(dataDir, 'postgres')}\n1\n5432\n\n127.0.0.1\n`);
    const again = await start();
    expect(again.isReused).toBe(false);
    await again.stop();
  }
});

test('a killed server recovers what was committed', async () => {
  const durable = { ...options(), durable: true };
  const first = await startEmbeddedPostgres(durable);
  await value(await first.ensureDatabase('kept'), 'create table note as select 7 as value');
  process.kill(serverPid(), 'SIGKILL');
  const second = (running = await startEmbeddedPostgres(durable));
  expect(await value(second.url('kept'), 'select value from note')).toBe(7);
});

test('two starts at once meet in one server', async () => {
  const [one, two] = await Promise.all([startEmbeddedPostgres(options()), startEmbeddedPostgres(options())]);
  running = one;
  expect(one.port).toBe(two.port);
  expect([one.isReused, two.isReused].toSorted()).toEqual([false, true]);
});

test('other secrets than those of the first start are refused with advice', async () => {
  await start();
  await expect(startEmbeddedPostgres({ ...options(), password: 'another' })).rejects.toThrow(/secrets\.json/);
});
