import type { ServiceContext } from '../core/context.js';
import { inTransaction } from '../core/writes/transaction.js';
import { endSessionsOf } from '../features/accounts/sessions/end-sessions.js';
import { isOpenAt } from '../features/accounts/sessions/session-conditions.js';
import { ExitCode, type Command } from './command.types.js';
import { lockAccount } from './find-account.js';
import { neededReason, REASON } from './reason-option.js';
import { recordCommand } from './record-command.js';

const EVERYBODY = 'everybody';

export const revokeSessions: Command = {
  name: 'sessions revoke',
  args: ['e-mail'],
  options: REASON,
  usage: `<e-mail or ${EVERYBODY}> --reason "…"`,
  summary: 'Ends all sessions of an account, or of everybody, sockets included.',
  async run({ ctx, args: [email = ''], options, operator, write }) {
    const reason = neededReason(options);
    const users = email === EVERYBODY ? await signedInUsers(ctx) : null;
    // One transaction per account: a lock on all sessions would block every sign-in.
    const ended =
      users === null
        ? await inTransaction(ctx, async (tx) => endAndRecord(tx, (await lockAccount(tx, email)).id))
        : await sumOf(users, (id) => inTransaction(ctx, (tx) => endAndRecord(tx, id)));
    write(`${ended} sessions ended.`);
    return ExitCode.DONE;

    async function endAndRecord(tx: ServiceContext, userId: string): Promise<number> {
      const count = await endSessionsOf(tx, userId, 'revoked_by_staff');
      if (count > 0)
        await recordCommand(tx, operator, {
          action: 'user.sessions_revoked',
          objectType: 'User',
          objectId: userId,
          before: { open: count },
          after: { open: 0 },
          reason,
        });
      return count;
    }
  },
};

async function signedInUsers(ctx: ServiceContext): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('Session as s')
    .select('s.userId')
    .distinct()
    .where(isOpenAt(ctx.clock.now()))
    .execute();
  return rows.map(({ userId }) => userId);
}

async function sumOf(ids: readonly string[], count: (id: string) => Promise<number>): Promise<number> {
  let sum = 0;
  for (const id of ids) sum += await count(id);
  return sum;
}
