import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../core/logger.js';
import { withFileLock } from './file-lock.js';
import { clusterDirectory, readState, writeState } from './postgres-cluster-state.js';
import {
  connectionUrl,
  end,
  findRunning,
  HOST,
  initialise,
  limitLog,
  query,
  tryLaunch,
  type PostgresOptions,
  type Running,
} from './postgres-process.js';
import { endOrphans, isAlive } from './process-probe.js';

/** Interval at which the server's process is checked. */
const WATCH_MS = 250;
const RESTART_WAITS_MS = [500, 1_000, 2_000, 5_000, 10_000] as const;

const NO_SUCH_DATABASE = '3D000';

export interface EmbeddedPostgresOptions extends PostgresOptions {
  /** Logger for crashes and restarts of the server. */
  readonly log?: Pick<Log, 'warn' | 'error' | 'fatal'>;
}

/** A running PostgreSQL on this machine, restarted whenever it ends by itself. */
export interface EmbeddedPostgres {
  readonly port: number;
  /** It was already running: left by a killed process, or shared with another one. */
  readonly isReused: boolean;
  url(database: string): string;
  /** Creates the database unless it exists. */
  ensureDatabase(name: string): Promise<string>;
  /** Stops watching the server, and ends it if this process owns it. */
  stop(): Promise<void>;
}

/** The server as this process sees it. */
interface Server extends Running {
  readonly isReused: boolean;
  /** Whether this process ends it on exit. */
  readonly isOwner: boolean;
}

/** A restart failure that retrying cannot fix. */
class CannotRestart extends Error {}

/** Starts the project's own PostgreSQL, or adopts the one that already runs on this data folder. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  if (!existsSync(options.dataDir)) {
    mkdirSync(options.dataDir, { recursive: true });
    chmodSync(options.dataDir, 0o755);
  }
  const server = await underLock(options, async () => {
    const cluster = clusterDirectory(options.dataDir);
    const running = await takeUp(options, cluster);
    if (running) return running;
    refuseWithoutCluster(options.dataDir, cluster);
    await initialise(cluster, options);
    return launch(cluster, options, () => freePort(readState(options.dataDir).port));
  });
  return handle(options, new Supervisor(options, server));
}

/** A new cluster would answer as an empty marketplace where the old one was lost, moved or not mounted. */
function refuseWithoutCluster(dataDir: string, cluster: string): void {
  if (readState(dataDir).port === undefined || isCluster(cluster)) return;
  throw new Error(
    `The database's folder ${cluster} is gone, but ${dataDir} was used before: put it back, or remove postgres.json there to begin anew with an empty database.`,
  );
}

const isCluster = (cluster: string): boolean => existsSync(path.join(cluster, 'PG_VERSION'));

function underLock<T>({ dataDir }: EmbeddedPostgresOptions, work: () => Promise<T>): Promise<T> {
  return withFileLock(path.join(dataDir, 'postgres.lock'), work);
}

async function takeUp(options: EmbeddedPostgresOptions, cluster: string): Promise<Server | undefined> {
  const running = await findRunning(cluster, options.password);
  if (!running) return undefined;
  const { owner } = readState(options.dataDir);
  const isOwner = owner === undefined || owner === process.pid || !isAlive(owner);
  if (isOwner) writeState(options.dataDir, { port: running.port, owner: process.pid });
  return { ...running, isReused: true, isOwner };
}

async function launch(
  cluster: string,
  options: EmbeddedPostgresOptions,
  choosePort: () => Promise<number>,
): Promise<Server> {
  // They hold the dead server's shared memory, which keeps a new one from starting.
  await endOrphans(cluster);
  for (let attempt = 1; ; attempt += 1) {
    const port = await choosePort();
    const started = await tryLaunch(cluster, port, options);
    if (typeof started === 'object') {
      writeState(options.dataDir, { port, owner: process.pid });
      return { ...started, isReused: false, isOwner: true };
    }
    // Where orphans cannot be found they need a moment to end by themselves; the port may also have been taken by another program.
    if (attempt === 10 || !/shared memory block|could not bind|lock file/.test(started))
      throw new Error(`PostgreSQL did not start:\n${started}`);
    await sleep(500);
  }
}

/** Watches the server's process and restarts it when it ends, on the same port, which every connection string names. */
class Supervisor {
  private timer: NodeJS.Timeout | undefined;
  private restarting: Promise<void> | undefined;
  private isStopped = false;

  constructor(
    private readonly options: EmbeddedPostgresOptions,
    public server: Server,
  ) {
    process.once('exit', this.endAtExit);
    this.watch();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearInterval(this.timer);
    process.off('exit', this.endAtExit);
    await this.restarting;
    if (this.server.isOwner) await end(this.server.pid, clusterDirectory(this.options.dataDir));
  }

  private readonly endAtExit = (): void => {
    const { pid, isOwner } = this.server;
    if (isOwner && isAlive(pid)) process.kill(pid, 'SIGINT');
  };

  private watch(): void {
    this.timer = setInterval(() => {
      if (isAlive(this.server.pid)) return limitLog(this.options.dataDir);
      clearInterval(this.timer);
      this.restarting = this.restart();
    }, WATCH_MS).unref();
  }

  private async restart(): Promise<void> {
    const { log } = this.options;
    log?.error({ pid: this.server.pid }, 'PostgreSQL has ended unexpectedly and is started again');
    for (let attempt = 0; !this.isStopped; attempt += 1) {
      try {
        this.server = await underLock(this.options, () => this.takeUpOrLaunch());
        log?.warn({ pid: this.server.pid }, 'PostgreSQL runs again');
        if (!this.isStopped) this.watch();
        return;
      } catch (error) {
        if (error instanceof CannotRestart) return log?.fatal(error.message);
        const waitMs = RESTART_WAITS_MS[Math.min(attempt, RESTART_WAITS_MS.length - 1)];
        log?.error({ err: error, waitMs }, 'PostgreSQL could not be started again; another attempt follows');
        await sleep(waitMs, undefined, { ref: false });
      }
    }
  }

  /** Another process that shares the server may have restarted it first. */
  private async takeUpOrLaunch(): Promise<Server> {
    const { port } = this.server;
    const cluster = clusterDirectory(this.options.dataDir);
    if (!isCluster(cluster)) {
      throw new CannotRestart(
        `The database's folder ${cluster} is gone: put it back and start Hueco again. Nothing works until then.`,
      );
    }
    const running = await takeUp(this.options, cluster);
    if (running && running.port !== port) {
      throw new CannotRestart(
        `PostgreSQL now runs on port ${running.port} instead of ${port}: start this Hueco again so that it uses that port.`,
      );
    }
    return running ?? launch(cluster, this.options, () => Promise.resolve(port));
  }
}

function handle(options: EmbeddedPostgresOptions, supervisor: Supervisor): EmbeddedPostgres {
  const { port, isReused } = supervisor.server;
  const url = (database: string) => connectionUrl(port, options.password, database);
  return {
    port,
    isReused,
    url,
    async ensureDatabase(name) {
      if (!(await databaseExists(url(name)))) {
        // Named query 5.
        await query(url('postgres'), `create database ${pg.escapeIdentifier(name)}`).catch(unlessMadeMeanwhile);
      }
      return url(name);
    },
    stop: () => supervisor.stop(),
  };
}

async function databaseExists(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === NO_SUCH_DATABASE) return false;
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
}

function unlessMadeMeanwhile(error: unknown): void {
  if (!(error instanceof pg.DatabaseError && (error.code === '42P04' || error.code === '23505'))) throw error;
}

/** The port of the last start if it is still free, else any free one. */
async function freePort(preferred: number | undefined): Promise<number> {
  const tryPort = (port: number) =>
    new Promise<number | undefined>((resolve) => {
      const probe = createServer();
      probe.once('error', () => resolve(undefined));
      probe.listen(port, HOST, () => {
        const { port: taken } = probe.address() as AddressInfo;
        probe.close(() => resolve(taken));
      });
    });
  const port = (preferred && (await tryPort(preferred))) || (await tryPort(0));
  if (!port) throw new Error('No free port was found for PostgreSQL.');
  return port;
}
