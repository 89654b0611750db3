import path from 'node:path';
import { inTransaction } from '../core/writes/transaction.js';
import { makeBackup } from '../db/backup/make-backup.js';
import { ExitCode, type Command } from './command.types.js';
import { recordCommand } from './record-command.js';

export const backUp: Command = {
  name: 'backup',
  args: ['folder'],
  usage: '<new folder>',
  summary: 'Copies the database in one consistent snapshot, and the stored files. Secrets are not included.',
  async run({ ctx, args: [folder = ''], operator, write }) {
    const { tables, files } = await makeBackup(ctx, path.resolve(folder));
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    await inTransaction(ctx, (tx) =>
      recordCommand(tx, operator, {
        action: 'backup.made',
        objectType: 'Backup',
        objectId: path.basename(path.resolve(folder)),
        after: { rows, files: files.count },
      }),
    );
    write(`${tables.length} tables, ${rows} rows, ${files.count} files (${Math.ceil(files.bytes / 1e6)} MB).`);
    write('Keep JWT_SECRET and PASSWORD_PEPPER (or secrets.json of DATA_DIR) elsewhere: sealed documents need them.');
    return ExitCode.DONE;
  },
};
