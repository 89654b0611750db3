import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../../server/db/embedded-postgres.js';
import { withFileLock } from '../../../server/db/file-lock.js';
import { DOCUMENTS_ARE_RENDERED, runAsOwner } from '../../support/test-db.js';
import { startProgram } from './program.js';

/** The secrets that a first start has stored in its data folder. */
interface StoredSecrets {
  readonly embeddedDatabasePassword: string;
  readonly passwordPepper: string;
}

/**
 * A data folder as a first start with the default settings leaves it, but without PDFs left to render. It is a copy of a folder that is created
 * once per run, because a first start takes 13 s of processor time and its PDFs take 25 s. The folder is deleted at the end of the run.
 */
export async function demoFolder(): Promise<string> {
  const folder = path.join(newFolder(), 'data');
  // Keeps the owner, because PostgreSQL opens only a cluster of its own user.
  execFileSync('cp', ['-a', await sharedFolder(), folder]);
  return folder;
}

/** Runs on the database of a data folder whose program is stopped. */
export async function withDatabaseOf<T>(
  dataDir: string,
  work: (databaseUrl: string, secrets: StoredSecrets) => Promise<T>,
): Promise<T> {
  const secrets = JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8')) as StoredSecrets;
  const server = await startEmbeddedPostgres({ dataDir, password: secrets.embeddedDatabasePassword });
  try {
    return await work(server.url('hueco'), secrets);
  } finally {
    await server.stop();
  }
}

function sharedFolder(): Promise<string> {
  const shared = path.join(tmpdir(), 'hueco-demo-folder');
  return withFileLock(`${shared}.lock`, async () => {
    if (existsSync(shared)) return shared;
    const draft = newFolder();
    const { process: program, ended } = await startProgram({ DATA_DIR: draft });
    program.kill('SIGTERM');
    await ended;
    await withDatabaseOf(draft, (databaseUrl) => runAsOwner(databaseUrl, DOCUMENTS_ARE_RENDERED));
    renameSync(draft, shared);
    return shared;
  });
}

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'hueco-demo-'));
  chmodSync(folder, 0o755);
  return folder;
}
