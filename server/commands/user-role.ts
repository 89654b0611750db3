import { isStaffRole, STAFF_ROLES, type Role } from '../core/roles.js';
import { inTransaction } from '../core/writes/transaction.js';
import { setStaffRoles } from '../features/admin/people/change-roles.js';
import { ExitCode, UsageError, type Command } from './command.types.js';
import { lockAccount } from './find-account.js';
import { recordCommand } from './record-command.js';
import { neededReason, REASON } from './reason-option.js';

const NONE = 'none';

/** Also grants the first admin role of an installation, which nobody else could. */
export const userRole: Command = {
  name: 'user role',
  args: ['e-mail', 'roles'],
  options: REASON,
  usage: `<e-mail> <${STAFF_ROLES.join('|')}, several with commas, or ${NONE}> --reason "…"`,
  summary: 'Sets the staff roles of an account and ends its sessions.',
  async run({ ctx, args: [email = '', list = ''], options, operator, write }) {
    const reason = neededReason(options);
    const roles = readRoles(list);
    return inTransaction(ctx, async (tx) => {
      const { id } = await lockAccount(tx, email);
      const change = await setStaffRoles(tx, id, roles);
      if (!change) {
        write(`${email} has these roles already: nothing was changed.`);
        return ExitCode.DONE;
      }
      await recordCommand(tx, operator, {
        action: 'user.roles_changed',
        objectType: 'User',
        objectId: id,
        before: { roles: change.before },
        after: { roles: change.after },
        reason,
      });
      write(`${email}: ${namesOf(change.before)} → ${namesOf(change.after)}; ${change.endedSessions} sessions ended.`);
      return ExitCode.DONE;
    });
  },
};

const namesOf = (roles: readonly Role[]): string => (roles.length === 0 ? NONE : roles.join(', '));

function readRoles(list: string): Role[] {
  if (list === NONE) return [];
  const roles = list.split(',').map((name) => name.trim() as Role);
  const unknown = roles.find((role) => !isStaffRole(role));
  if (unknown !== undefined) throw new UsageError(`"${unknown}" is no role of the staff.`);
  return roles;
}
