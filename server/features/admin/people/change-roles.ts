import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import { FieldProblemCode, refuseProblems } from '../../../core/errors/errors.js';
import { isStaffRole, STAFF_ROLES, type Role } from '../../../core/roles.js';
import { rolesFor, type StaffAct } from '../../../core/staff-acts.js';
import { recordAudit } from '../../../core/writes/audit.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { lockPerson, tidyStatement } from '../../accounts/measures/apply-measure.js';
import { grantRole } from '../../accounts/roles.js';
import { endSessionsOf } from '../../accounts/sessions/end-sessions.js';
import { releaseClaimsOf } from '../../claims/staff/release-claims.js';
import { releaseTicketsOf } from '../../support/staff/release-tickets.js';

/** Sets the staff roles of a person and ends their sessions, so that the next one is short and has the second factor. */
export async function changeStaffRoles(
  ctx: SignedInContext,
  userId: string,
  wanted: readonly Role[],
  given: string,
): Promise<void> {
  const reason = tidyStatement(given);
  const roles = [...new Set(wanted)];
  const isFit = roles.every(isStaffRole);
  refuseProblems(isFit ? [] : [{ path: 'staffRoles', code: FieldProblemCode.REQUIRED }]);
  await inTransaction(ctx, async (tx) => {
    await lockPerson(tx, userId);
    const change = await setStaffRoles(tx, userId, roles);
    if (!change) return;
    await recordAudit(tx, {
      actorId: tx.viewer.id,
      action: 'user.roles_changed',
      objectType: 'User',
      objectId: userId,
      before: { roles: change.before },
      after: { roles: change.after },
      reason,
      ip: tx.client.ip,
    });
  });
}

/** The result of a change of roles. */
export interface RolesChange {
  readonly before: readonly Role[];
  readonly after: readonly Role[];
  readonly endedSessions: number;
}

/** Sets exactly these staff roles of a locked account and ends its sessions; null when it had them already. */
export async function setStaffRoles(
  tx: ServiceContext,
  userId: string,
  roles: readonly Role[],
): Promise<RolesChange | null> {
  const rows = await tx.db
    .selectFrom('UserRole')
    .select('role')
    .where('userId', '=', userId)
    .where('role', 'in', STAFF_ROLES)
    .execute();
  const before = rows.map(({ role }) => role).toSorted();
  const after = roles.toSorted();
  if (before.join() === after.join()) return null;
  await tx.db.deleteFrom('UserRole').where('userId', '=', userId).where('role', 'in', STAFF_ROLES).execute();
  for (const role of roles) await grantRole(tx, userId, role);
  const hasLost = (act: StaffAct): boolean => {
    const may = (held: readonly Role[]): boolean => rolesFor(act).some((role) => held.includes(role));
    return may(before) && !may(after);
  };
  // Their cases wait for somebody who can act on them.
  if (hasLost('SERVE_TICKETS')) await releaseTicketsOf(tx, userId);
  if (hasLost('DECIDE_CLAIMS')) await releaseClaimsOf(tx, userId);
  return { before, after, endedSessions: await endSessionsOf(tx, userId, 'roles_changed') };
}
