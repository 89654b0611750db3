import type { ServiceContext } from '../core/context.js';
import { inTransaction } from '../core/writes/transaction.js';
import { deleteLinks } from '../features/accounts/account-mails.js';
import { endSessionsOf } from '../features/accounts/sessions/end-sessions.js';
import { isOpenAt } from '../features/accounts/sessions/session-conditions.js';
import { stopProgramsOf } from '../features/partners/stop-programs.js';
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
  summary:
    'Ends all sessions of an account and the change of address that waits, with its API keys, webhooks, consents to apps and secrets of its own apps, or the sessions of everybody.',
  async run({ ctx, args: [email = ''], options, operator, write }) {
    const reason = neededReason(options);
    const users = email === EVERYBODY ? await usersToEnd(ctx) : null;
    // The keys of everybody are kept: partners' programs run on them.
    let programs = { keys: 0, webhooks: 0, consents: 0, secrets: 0 };
    // One transaction per account: a lock on all sessions would block every sign-in.
    const ended =
      users === null
        ? await inTransaction(ctx, async (tx) => {
            const { id } = await lockAccount(tx, email);
            const { keys, webhooks, apps, secrets } = await stopProgramsOf(tx, id, tx.clock.now(), 'revoked_by_staff');
            programs = {
              keys: keys.length,
              webhooks: webhooks.length,
              consents: apps.length,
              secrets: secrets.length,
            };
            return endAndRecord(tx, id);
          })
        : await sumOf(users, (id) => inTransaction(ctx, (tx) => endAndRecord(tx, id)));
    write(`${ended} sessions ended.`);
    if (countOf(programs) > 0)
      write(
        `${programs.keys} API keys and ${programs.consents} consents to apps revoked, ${programs.webhooks} webhooks disabled, ${programs.secrets} secrets of apps ended.`,
      );
    return ExitCode.DONE;

    async function endAndRecord(tx: ServiceContext, userId: string): Promise<number> {
      const addressChanges = await deleteLinks(tx, userId, ['change_email']);
      const count = await endSessionsOf(tx, userId, 'revoked_by_staff');
      if (count + addressChanges + countOf(programs) > 0)
        await recordCommand(tx, operator, {
          action: 'user.sessions_revoked',
          objectType: 'User',
          objectId: userId,
          before: { open: count, addressChanges, ...programs },
          after: { open: 0, addressChanges: 0, keys: 0, webhooks: 0, consents: 0, secrets: 0 },
          reason,
        });
      return count;
    }
  },
};

const countOf = (programs: Readonly<Record<string, number>>): number =>
  Object.values(programs).reduce((sum, count) => sum + count, 0);

/** Who is signed in, or was and left a change of address that waits. */
async function usersToEnd(ctx: ServiceContext): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('Session as s')
    .select('s.userId')
    .where(isOpenAt(ctx.clock.now()))
    .union(
      ctx.db
        .selectFrom('EmailToken')
        .select('userId')
        .where('purpose', '=', 'change_email')
        .where('usedAt', 'is', null),
    )
    .execute();
  return rows.map(({ userId }) => userId);
}

async function sumOf(ids: readonly string[], count: (id: string) => Promise<number>): Promise<number> {
  let sum = 0;
  for (const id of ids) sum += await count(id);
  return sum;
}
