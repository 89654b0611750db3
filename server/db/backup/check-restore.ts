import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ServiceContext } from '../../core/context.js';
import { databaseOf } from '../../database.js';
import { createFiles } from '../../ports/create-files.js';
import { startEmbeddedPostgres } from '../embedded-postgres.js';
import { migrate } from '../migrate.js';
import { openOrm } from '../orm.js';
import type { BackupManifest } from './backup-format.js';
import { restoreBackup, verifyBackup } from './restore-backup.js';

const PASSWORD = 'restore-check';

/**
 * Restores a backup into a PostgreSQL of its own in a temporary folder, passes it to `inspect`, and removes it; the running database is not
 * touched.
 */
export async function withRestoredBackup<T>(
  ctx: ServiceContext,
  folder: string,
  inspect: (restored: ServiceContext, manifest: BackupManifest) => Promise<T>,
): Promise<T> {
  // Checked first, before a server is started in vain.
  await verifyBackup(folder);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'hueco-restore-'));
  // The database may run as a different user.
  chmodSync(dataDir, 0o755);
  try {
    const server = await startEmbeddedPostgres({ dataDir, password: PASSWORD, durable: false });
    try {
      const databaseUrl = await server.ensureDatabase('hueco');
      await migrate(databaseUrl);
      const orm = await openOrm({ databaseUrl, poolSize: 2, work: 'seed' });
      try {
        const em = orm.em.fork();
        const config = { ...ctx.config, dataDir, s3: null };
        const ports = { ...ctx.ports, files: createFiles(config) };
        const restored = { ...ctx, config, ports, em, db: databaseOf(em) };
        return await inspect(restored, await restoreBackup(restored, folder));
      } finally {
        await orm.close(true);
      }
    } finally {
      await server.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
