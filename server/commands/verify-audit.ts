import { firstBrokenAudit } from '../core/writes/audit.js';
import { ExitCode, type Command } from './command.types.js';

export const verifyAudit: Command = {
  name: 'audit verify',
  args: [],
  usage: '',
  summary: 'Checks the hash chain of the audit log; exit code 1 when an entry was changed.',
  async run({ ctx, write }) {
    const { count } = await ctx.db
      .selectFrom('AuditEntry')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    const broken = await firstBrokenAudit(ctx);
    write(broken === null ? `${count} entries, the chain is whole.` : `The chain is broken at entry ${broken}.`);
    return broken === null ? ExitCode.DONE : ExitCode.REFUSED;
  },
};
