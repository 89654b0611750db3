import { inTransaction } from '../core/writes/transaction.js';
import { runErasures } from '../features/privacy/erasure/run-erasures.js';
import { ExitCode, type Command } from './command.types.js';
import { recordCommand } from './record-command.js';

export const runDueErasures: Command = {
  name: 'erasure run',
  args: [],
  usage: '',
  summary: 'Erases the accounts that are due now instead of at the next ten-minute run; exit code 1 when one failed.',
  async run({ ctx, operator, write }) {
    const { done, postponed, failed } = await runErasures(ctx);
    await inTransaction(ctx, (tx) =>
      recordCommand(tx, operator, {
        action: 'erasures.run',
        objectType: 'Erasure',
        objectId: 'due',
        after: { done, postponed, failed },
      }),
    );
    write(`${done} erased, ${postponed} postponed because something is open, ${failed} failed.`);
    return failed === 0 ? ExitCode.DONE : ExitCode.REFUSED;
  },
};
