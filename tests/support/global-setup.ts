import { chmodSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../server/db/embedded-postgres.js';
import { prepareAppRole } from '../../server/db/migrations/app-role.js';
import { migrate } from '../../server/db/migrate.js';
import { isAlive } from '../../server/db/process-probe.js';

/** Database that every test file's own one is copied from. */
export const TEMPLATE = 'hueco_template';
/** Of the owner, and of the role that the app has. */
const DATABASE_PASSWORD = 'only-for-tests';

const PREFIX = 'hueco-test-';

interface Shared {
  /** The system's folder for temporary files, before tests got their own. */
  readonly base: string;
  readonly server: Promise<EmbeddedPostgres>;
  users: number;
}

// Projects load this file each for themselves, in one process: they meet here.
const shared = globalThis as typeof globalThis & { huecoTestDatabase?: Shared };

/** One throw-away PostgreSQL for all projects that need one, with a migrated template in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const common = (shared.huecoTestDatabase ??= begin(tmpdir()));
  common.users += 1;
  const server = await common.server;
  project.provide('databaseServer', server.url(''));
  return async () => {
    common.users -= 1;
    if (common.users > 0) return;
    delete shared.huecoTestDatabase;
    await server.stop();
    process.env.TMPDIR = common.base;
    removeFolders(common.base, (owner) => owner === process.pid);
  };
}

function begin(base: string): Shared {
  removeFolders(base, (owner) => !isAlive(owner));
  const dataDir = mkdtempSync(path.join(base, `${PREFIX}${process.pid}-`));
  const temporary = path.join(dataDir, 'tmp');
  mkdirSync(temporary);
  for (const folder of [dataDir, temporary]) chmodSync(folder, 0o755);
  // Workers inherit it: whatever tests leave lying about goes with the folder.
  process.env.TMPDIR = temporary;
  return { base, server: start(dataDir), users: 0 };
}

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({
    dataDir,
    password: DATABASE_PASSWORD,
    durable: false,
    settings: { max_connections: '400', wal_level: 'minimal', max_wal_senders: '0', shared_buffers: '256MB' },
  });
  const template = await server.ensureDatabase(TEMPLATE);
  await migrate(template);
  await prepareAppRole(template, DATABASE_PASSWORD);
  return server;
}

/** A run that was killed leaves its folder and its server; the next one clears both away. */
function removeFolders(base: string, isOver: (owner: number) => boolean): void {
  for (const name of readdirSync(base)) {
    const owner = Number(new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1] ?? Number.NaN);
    if (Number.isNaN(owner) || !isOver(owner)) continue;
    const folder = path.join(base, name);
    endServer(path.join(folder, 'postgres', 'postmaster.pid'));
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

function endServer(pidFile: string): void {
  try {
    process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGQUIT');
  } catch {
    // No server is left, or the folder is another user's.
  }
}
