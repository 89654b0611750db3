import path from 'node:path';
import { countFiles } from '../db/backup/make-backup.js';
import { withRestoredBackup } from '../db/backup/check-restore.js';
import type { Command } from './command.types.js';
import { verifyAudit } from './verify-audit.js';
import { verifyBooks } from './verify-books.js';

export const checkBackup: Command = {
  name: 'restore check',
  args: ['folder'],
  usage: '<folder of a backup>',
  summary:
    'Restores a backup into a temporary PostgreSQL, verifies its ledger and its audit log, and removes it again.',
  endsWhenInterrupted: true,
  async run(call) {
    const folder = path.resolve(call.args[0] ?? '');
    return withRestoredBackup(call.ctx, folder, {
      signal: call.signal,
      async inspect(restored, { createdAt, tables }) {
        const { count } = await countFiles(path.join(restored.config.dataDir, 'files'));
        call.write(`Made ${createdAt}: ${tables.length} tables and ${count} files are back.`);
        const inside = { ...call, ctx: restored };
        const codes = [await verifyBooks.run(inside), await verifyAudit.run(inside)];
        return Math.max(...codes);
      },
    });
  },
};
