import path from 'node:path';
import { restoreBackup } from '../db/backup/restore-backup.js';
import { ExitCode, type Command } from './command.types.js';

export const restoreInto: Command = {
  name: 'restore run',
  args: ['folder'],
  usage: '<folder of a backup>',
  summary: 'Restores a backup into the configured database and data folder, which must both be empty.',
  isForNewDatabase: true,
  async run({ ctx, args: [folder = ''], signal, write }) {
    const { createdAt, tables } = await restoreBackup(ctx, path.resolve(folder), signal);
    write(`The state of ${createdAt} is back: ${tables.length} tables. Start Hueco as usual.`);
    return ExitCode.DONE;
  },
};
