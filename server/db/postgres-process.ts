import { execFile, spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { databaseAccount, postgresBinaries } from './postgres-binaries.js';
import { isAlive, isPostgresOf } from './process-probe.js';

const run = promisify(execFile);
const USER = 'postgres';
/** The server listens on this machine only. */
export const HOST = '127.0.0.1';
const READY_MS = 120_000;
const STOP_MS = 15_000;
const LOG_MAX_BYTES = 10_000_000;

/** The options of a server start. */
export interface PostgresOptions {
  /** Folder that holds the cluster, its log and its stored state. */
  readonly dataDir: string;
  readonly password: string;
  /** Off only for throw-away clusters: a power failure may lose everything. */
  readonly durable?: boolean;
  /** Further settings of the server, e.g. `{ max_connections: '300' }`. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** A server that responds. */
export interface Running {
  readonly pid: number;
  readonly port: number;
}

/** Pid files are not trusted: the server must respond with our password and name our folder. */
export async function findRunning(cluster: string, password: string): Promise<Running | undefined> {
  const pidFile = path.join(cluster, 'postmaster.pid');
  for (let waited = 0; existsSync(pidFile); waited += 250) {
    const lines = readFileSync(pidFile, 'utf8').split('\n');
    const running = { pid: Number(lines[0]), port: Number(lines[3]) };
    if (!isAlive(running.pid) || !(await isPostgresOf(running.pid, cluster))) {
      rmSync(pidFile, { force: true });
      return undefined;
    }
    if (running.port > 0 && (await answersFor(cluster, running.port, password))) return running;
    if (waited > READY_MS)
      throw new Error(
        `A PostgreSQL (pid ${running.pid}) holds ${cluster} but does not answer. End it and start again.`,
      );
    await sleep(250);
  }
  return undefined;
}

async function answersFor(cluster: string, port: number, password: string): Promise<boolean> {
  try {
    // Named query 6.
    const rows = await query(connectionUrl(port, password, 'postgres'), 'show data_directory');
    return realpathSync(String(rows[0]?.data_directory)) === realpathSync(cluster);
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '28P01') {
      throw new Error(
        `The database in ${cluster} has another password than secrets.json: put the old secrets.json back, or remove the data folder to begin anew.`,
        { cause: error },
      );
    }
    return false;
  }
}

/** The cluster is created beside its final place and moved there when complete, so an interrupted start leaves nothing half-made. */
export async function initialise(cluster: string, options: PostgresOptions): Promise<void> {
  if (existsSync(path.join(cluster, 'PG_VERSION'))) return;
  const account = databaseAccount();
  const draft = `${cluster}.new`;
  const passwordFile = `${cluster}.password`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, options.password, { mode: 0o600 });
  if ('uid' in account) for (const file of [draft, passwordFile]) chownSync(file, account.uid, account.gid);
  const locale =
    process.platform === 'linux'
      ? ['--locale=C.UTF-8']
      : ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  try {
    await run(
      program('initdb'),
      [
        '-D',
        draft,
        '-U',
        USER,
        '-A',
        'scram-sha-256',
        `--pwfile=${passwordFile}`,
        '--encoding=UTF8',
        ...locale,
        '--no-sync',
      ],
      {
        ...account,
        cwd: path.parse(cluster).root,
        env: environment(),
      },
    );
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(draft, cluster);
}

/** Empties the server's log before it fills the disk; the server appends to what is left. A log that cannot be emptied stays. */
export function limitLog(dataDir: string): void {
  try {
    if (statSync(logFileOf(dataDir)).size > LOG_MAX_BYTES) truncateSync(logFileOf(dataDir));
  } catch {
    // There is none yet, or it belongs to another user.
  }
}

const logFileOf = (dataDir: string): string => path.join(dataDir, 'postgres.log');

/** Resolves to the running server, or to the end of its log when it gave up. */
export async function tryLaunch(cluster: string, port: number, options: PostgresOptions): Promise<Running | string> {
  const logFile = logFileOf(options.dataDir);
  limitLog(options.dataDir);
  const log = openSync(logFile, 'a', 0o600);
  const logStart = statSync(logFile).size;
  // A separate process group: Ctrl-C in the terminal must reach us first, so that requests end before the database does.
  const child = spawn(program('postgres'), ['-D', cluster, '-p', String(port), ...serverSettings(options)], {
    ...databaseAccount(),
    cwd: path.parse(cluster).root,
    env: environment(),
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  let failed: Error | undefined;
  child.once('error', (error) => {
    failed = error;
  });
  child.unref();
  for (const deadline = Date.now() + READY_MS; Date.now() < deadline; await sleep(40)) {
    if (failed) throw failed;
    if (child.exitCode !== null || child.signalCode !== null)
      return readFileSync(logFile).subarray(logStart).toString().slice(-2000);
    if (child.pid !== undefined && (await answersFor(cluster, port, options.password))) return { pid: child.pid, port };
  }
  child.kill('SIGQUIT');
  throw new Error(`PostgreSQL was not ready within ${READY_MS / 1000} s; see ${logFile}`);
}

function serverSettings(options: PostgresOptions): string[] {
  const settings: Record<string, string> = {
    listen_addresses: HOST,
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // The values of a refused row and the text of its statement are personal data, which must not stay in a file.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    // Just-in-time compilation costs more than it saves on short queries.
    jit: 'off',
    // After a crash every file is synced first: one syscall is faster than thousands.
    ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
    ...(options.durable === false && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    ...options.settings,
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** Shuts a server down cleanly, or by force when that takes too long. */
export async function end(pid: number, cluster: string): Promise<void> {
  if (process.platform === 'win32') {
    await run(program('pg_ctl'), ['stop', '-D', cluster, '-m', 'fast', '-w']);
    return;
  }
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!isAlive(pid)) return;
    process.kill(pid, signal);
    for (const deadline = Date.now() + STOP_MS; isAlive(pid) && Date.now() < deadline;) await sleep(20);
  }
}

function program(name: 'initdb' | 'postgres' | 'pg_ctl'): string {
  return path.join(postgresBinaries(), 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

/** The database needs none of our settings and must not see our secrets; Windows needs its own variables. */
function environment(): Record<string, string> | undefined {
  return process.platform === 'win32' ? undefined : { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}

/** The connection string of one of its databases. */
export function connectionUrl(port: number, password: string, database: string): string {
  return `postgresql://${USER}:${encodeURIComponent(password)}@${HOST}:${port}/${database}`;
}

/** Runs one statement over its own connection. */
export async function query(
  connectionString: string,
  sql: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000, application_name: 'hueco-launcher' });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
