import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { projectRoot } from '../../../server/core/paths.js';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from '../../../server/db/embedded-postgres.js';
import { isAlive } from '../../../server/db/process-probe.js';

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
  // The server may be killed on purpose; the failing statement reports it.
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ value: unknown }>(sql);
    return rows[0]?.value;
  } finally {
    await client.end();
  }
}

/** Another process starts the server and is then killed without a chance to stop it, as by a power cut. */
async function startAndKillTheStarter(): Promise<void> {
  const script = `
    const { startEmbeddedPostgres } = await import('./server/db/embedded-postgres.ts');
    await startEmbeddedPostgres(${JSON.stringify(options())});
    process.kill(process.pid, 'SIGKILL');`;
  const starter = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    cwd: projectRoot,
    stdio: 'inherit',
  });
  const signal = await new Promise((resolve) => {
    starter.once('exit', (_, by) => resolve(by));
  });
  expect(signal).toBe('SIGKILL');
}

test('keeps its data and port over a restart', async () => {
  const first = await start();
  await value(await first.ensureDatabase('kept'), 'create table note as select 42 as value');
  await first.stop();
  expect(existsSync(pidFile())).toBe(false);
  const second = await start();
  expect(second.port).toBe(first.port);
  expect(await value(second.url('kept'), 'select value from note')).toBe(42);
});

test('requires the password', async () => {
  const { port } = await start();
  await expect(
    value(`postgresql://postgres:wrong@127.0.0.1:${port}/postgres`, 'select 1 as value'),
  ).rejects.toMatchObject({ code: '28P01' });
});

test('reuses the server of a killed process and stops it with the new one', async () => {
  await startAndKillTheStarter();
  const pid = serverPid();
  expect(isAlive(pid)).toBe(true);
  const next = await start();
  expect(next.isReused).toBe(true);
  expect(serverPid()).toBe(pid);
  await next.stop();
  expect(isAlive(pid)).toBe(false);
});

test('ignores a pid file that names a dead or another process', async () => {
  await (await start()).stop();
  for (const pid of [process.pid, 4_194_303]) {
    writeFileSync(pidFile(), `${pid}\n${path.join(dataDir, 'postgres')}\n1\n5432\n\n127.0.0.1\n`);
    const again = await start();
    expect(again.isReused).toBe(false);
    await again.stop();
  }
});

test('recovers committed data after the server is killed', async () => {
  const durable = { ...options(), durable: true };
  const first = await startEmbeddedPostgres(durable);
  await value(await first.ensureDatabase('kept'), 'create table note as select 7 as value');
  process.kill(serverPid(), 'SIGKILL');
  const second = (running = await startEmbeddedPostgres(durable));
  expect(await value(second.url('kept'), 'select value from note')).toBe(7);
  await Promise.all([first.stop(), second.stop()]);
});

test('two concurrent starts share one server', async () => {
  const [one, two] = await Promise.all([startEmbeddedPostgres(options()), startEmbeddedPostgres(options())]);
  running = one;
  expect(one.port).toBe(two.port);
  expect([one.isReused, two.isReused].toSorted()).toEqual([false, true]);
  await Promise.all([one.stop(), two.stop()]);
});

test('rejects a password other than that of the first start, with advice', async () => {
  await start();
  await expect(startEmbeddedPostgres({ ...options(), password: 'another' })).rejects.toThrow(/secrets\.json/);
});

/** Repeats the query until it is answered; returns the time it took. */
async function readyAgainMs(url: string): Promise<number> {
  const start = Date.now();
  await expect
    .poll(() => value(url, 'select 1 as value').catch(() => null), { timeout: 20_000, interval: 100 })
    .toBe(1);
  return Date.now() - start;
}

test('P-81 restarts a killed server on its port within 10 s, repeatedly and with busy orphaned backends', async () => {
  running = await startEmbeddedPostgres({ ...options(), durable: true });
  const url = await running.ensureDatabase('kept');
  await value(url, 'create table note as select 5 as value');
  for (let time = 0; time < 2; time++) {
    // A backend that computes does not notice the death of its server.
    const busy = value(url, 'select count(*) as value from generate_series(1, 1000000000)').catch(
      (error: Error) => error.message,
    );
    await expect
      .poll(() =>
        value(
          url,
          `select count(*)::int as value from pg_stat_activity where query like '%generate_series%' and state = 'active' and pid <> pg_backend_pid()`,
        ),
      )
      .toBe(1);
    const killed = serverPid();
    process.kill(killed, 'SIGKILL');
    await expect.poll(() => isAlive(killed)).toBe(false);
    expect(await readyAgainMs(url)).toBeLessThan(10_000);
    expect(await busy).toMatch(/terminated|reset/i);
    expect(await value(url, 'select value from note')).toBe(5);
  }
  await running.stop();
  await sleep(700);
  expect(existsSync(pidFile())).toBe(false);
});

test('P-81 when one of two processes stops the shared server, the other restarts it and stops it later', async () => {
  const [one, two] = [await startEmbeddedPostgres(options()), await startEmbeddedPostgres(options())];
  running = two;
  await one.stop();
  expect(await readyAgainMs(two.url('postgres'))).toBeLessThan(10_000);
  const pid = serverPid();
  await two.stop();
  expect(isAlive(pid)).toBe(false);
});

test('its log names neither the values of refused rows nor their statements, and is emptied when it is large', async () => {
  const { url } = await start();
  const insert = `insert into people values ('marta@example.test')`;
  await value(url('postgres'), `create table people (email text unique)`);
  await value(url('postgres'), insert);
  await expect(value(url('postgres'), insert)).rejects.toMatchObject({ code: '23505' });
  const log = path.join(dataDir, 'postgres.log');
  await expect.poll(() => readFileSync(log, 'utf8')).toContain('duplicate key value');
  expect(readFileSync(log, 'utf8')).not.toMatch(/marta|insert into/);
  truncateSync(log, 10_000_001);
  await expect.poll(() => statSync(log).size).toBeLessThan(10_000);
  await expect(value(url('postgres'), insert)).rejects.toMatchObject({ code: '23505' });
  await expect.poll(() => readFileSync(log, 'utf8')).toMatch(/^[^\0]*duplicate key value/);
});

test('a lost cluster is not replaced by an empty one', async () => {
  await (await start()).stop();
  renameSync(path.join(dataDir, 'postgres'), path.join(dataDir, 'elsewhere'));
  await expect(start()).rejects.toThrow(/postgres is gone.* put it back/);
  renameSync(path.join(dataDir, 'elsewhere'), path.join(dataDir, 'postgres'));
  await (await start()).stop();
});

test('P-81 logs once what a restart cannot repair', async () => {
  const logged: string[] = [];
  const log = { warn: () => {}, error: () => {}, fatal: (message: string) => void logged.push(message) };
  running = await startEmbeddedPostgres({ ...options(), log: log as unknown as EmbeddedPostgresOptions['log'] });
  const pid = serverPid();
  renameSync(path.join(dataDir, 'postgres'), path.join(dataDir, 'elsewhere'));
  process.kill(pid, 'SIGKILL');
  await expect
    .poll(() => logged)
    .toEqual([expect.stringMatching(/folder .*postgres is gone: put it back and start Hueco again/)]);
});
