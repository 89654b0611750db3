import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ServiceContext } from '../../core/context.js';
import { databaseOf } from '../../database.js';
import { untilAborted } from '../../core/until-aborted.js';
import { createFiles } from '../../ports/create-files.js';
import { startEmbeddedPostgres } from '../embedded-postgres.js';
import { migrate } from '../migrate.js';
import { openOrm } from '../orm.js';
import { databaseAccount, hasPostgresBinaries } from '../postgres-binaries.js';
import { BackupError, type BackupManifest } from './backup-format.js';
import { restoreBackup, verifyBackup } from './restore-backup.js';

/** What looks at the restored backup, and when it has to stop: everything opened for it is removed then, too. */
export interface RestoreCheck<T> {
  readonly signal: AbortSignal;
  inspect(restored: ServiceContext, manifest: BackupManifest): Promise<T>;
}

/**
 * Restores a backup into a PostgreSQL of its own in a temporary folder, passes it to `inspect`, and removes it; the running database is not
 * touched. Nobody else can read the copy.
 */
export async function withRestoredBackup<T>(
  ctx: ServiceContext,
  folder: string,
  { signal, inspect }: RestoreCheck<T>,
): Promise<T> {
  // Checked first, before a server is started in vain.
  await verifyBackup(folder);
  signal.throwIfAborted();
  if (!hasPostgresBinaries())
    throw new BackupError(
      'A backup is checked in a PostgreSQL of its own, which this installation does not contain (the Docker image leaves it out). Run restore check where Hueco was installed with npm ci.',
    );
  const dataDir = privateFolder();
  try {
    const server = await startEmbeddedPostgres({
      dataDir,
      password: randomBytes(32).toString('base64url'),
      durable: false,
    });
    try {
      const databaseUrl = await server.ensureDatabase('hueco');
      await migrate(databaseUrl);
      const orm = await openOrm({ databaseUrl, poolSize: 2, work: 'seed' });
      try {
        const em = orm.em.fork();
        const config = { ...ctx.config, dataDir, s3: null };
        const ports = { ...ctx.ports, files: createFiles(config) };
        const restored = { ...ctx, config, ports, em, db: databaseOf(em) };
        const manifest = await restoreBackup(restored, folder, signal);
        return await untilAborted(signal, () => inspect(restored, manifest));
      } finally {
        // A check that was left keeps its connection until the server ends.
        const closed = orm.close(true);
        if (!signal.aborted) await closed;
        else closed.catch(() => {});
      }
    } finally {
      await server.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** A folder in which only its owner can list and read files; where the database runs as another user, that one can enter it. */
function privateFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'hueco-restore-'));
  if ('uid' in databaseAccount()) chmodSync(folder, 0o711);
  mkdirSync(path.join(folder, 'files'), { mode: 0o700 });
  return folder;
}
