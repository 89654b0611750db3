import { rolesFor } from '../../core/staff-acts.js';
import { loadRecipients } from './recipients.js';
/** Every member of the staff who may do an act. */
export async function loadStaff(tx, act) {
    const rows = await tx.db
        .selectFrom('UserRole as r')
        .innerJoin('User as u', 'u.id', 'r.userId')
        .select('u.id')
        .distinct()
        .where('r.role', 'in', rolesFor(act))
        .where('u.suspendedAt', 'is', null)
        .orderBy('u.id')
        .execute();
    return [
        ...(await loadRecipients(tx, rows.map(({ id }) => id))).values(),
    ];
}
//# sourceMappingURL=staff-recipients.js.map