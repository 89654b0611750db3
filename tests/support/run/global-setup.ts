import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../../server/db/embedded-postgres.js';
import { prepareAppRole } from '../../../server/db/migrations/app-role.js';
import { migrate } from '../../../server/db/migrate.js';
import { isAlive } from '../../../server/db/process-probe.js';
import { sharedMemory } from './shared-memory.js';

/** The database from which every test file's own is copied. */
export const TEMPLATE = 'hueco_template';
/** The password of the owner and of the app's role. */
const DATABASE_PASSWORD = 'only-for-tests';

const PREFIX = 'hueco-test-';
/** A database is a thousand files: a copy takes half a second on disk, and a twentieth of that in memory. Few exist at once. */
const MEMORY_FOR_DATABASES = 4_000_000_000;

interface Shared {
  /** The system's folder for temporary files, before tests get their own. */
  readonly base: string;
  readonly server: Promise<EmbeddedPostgres>;
  users: number;
}

// Each project loads this file separately within one process, so the state is shared by a global.
const shared = globalThis as typeof globalThis & { huecoTestDatabase?: Shared };

/** One temporary PostgreSQL for all projects that need one, with a migrated template. */
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
  // Workers inherit the variable, so files that tests leave behind are deleted with the folder.
  process.env.TMPDIR = newFolder(base);
  return { base, server: start(newFolder(sharedMemory(MEMORY_FOR_DATABASES) ?? base)), users: 0 };
}

function newFolder(base: string): string {
  const folder = mkdtempSync(path.join(base, `${PREFIX}${process.pid}-`));
  chmodSync(folder, 0o755);
  return folder;
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

/** Removes the folders and the server of a killed run. */
function removeFolders(base: string, isOver: (owner: number) => boolean): void {
  const folders = [base, sharedMemory(0) ?? base].flatMap((place) =>
    readdirSync(place).map((name) => path.join(place, name)),
  );
  for (const folder of new Set(folders)) {
    const owner = Number(new RegExp(`^${PREFIX}(\\d+)-`).exec(path.basename(folder))?.[1] ?? Number.NaN);
    if (Number.isNaN(owner) || !isOver(owner)) continue;
    endServer(path.join(folder, 'postgres', 'postmaster.pid'));
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

function endServer(pidFile: string): void {
  try {
    process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGQUIT');
  } catch {
    // No server is left, or the folder belongs to another user.
  }
}
