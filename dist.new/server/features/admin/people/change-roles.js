import { FieldProblemCode, refuseProblems } from '../../../core/errors/errors.js';
import { isStaffRole, STAFF_ROLES } from '../../../core/roles.js';
import { recordAudit } from '../../../core/writes/audit.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { lockPerson, tidyStatement } from '../../accounts/measures/take-measure.js';
import { grantRole } from '../../accounts/roles.js';
import { endSessionsOf } from '../../accounts/sessions/end-sessions.js';
/** Sets the staff roles of a person; their sessions end, so that the next one is short and has the second factor. */
export async function changeStaffRoles(ctx, userId, wanted, given) {
    const reason = tidyStatement(given);
    const roles = [...new Set(wanted)];
    const isFit = roles.every(isStaffRole);
    refuseProblems(isFit ? [] : [{ path: 'staffRoles', code: FieldProblemCode.REQUIRED }]);
    await inTransaction(ctx, async (tx) => {
        await lockPerson(tx, userId);
        const change = await setStaffRoles(tx, userId, roles);
        if (!change)
            return;
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
/** Gives a locked account exactly these staff roles and ends its sessions; null when it had them already. */
export async function setStaffRoles(tx, userId, roles) {
    const rows = await tx.db
        .selectFrom('UserRole')
        .select('role')
        .where('userId', '=', userId)
        .where('role', 'in', STAFF_ROLES)
        .execute();
    const before = rows.map(({ role }) => role).toSorted();
    const after = roles.toSorted();
    if (before.join() === after.join())
        return null;
    await tx.db.deleteFrom('UserRole').where('userId', '=', userId).where('role', 'in', STAFF_ROLES).execute();
    for (const role of roles)
        await grantRole(tx, userId, role);
    return { before, after, endedSessions: await endSessionsOf(tx, userId, 'roles_changed') };
}
//# sourceMappingURL=change-roles.js.map