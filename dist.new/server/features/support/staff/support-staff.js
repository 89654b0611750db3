import { rolesFor } from '../../../core/staff-acts.js';
import { userLoader } from '../../accounts/user.loaders.js';
const MOST = 100;
/** Who serves tickets, by name. */
export async function listSupportStaff(ctx) {
    const rows = await ctx.db
        .selectFrom('UserRole as r')
        .innerJoin('User as u', 'u.id', 'r.userId')
        .select(['u.id', 'u.fullName'])
        .distinct()
        .where('r.role', 'in', rolesFor('SERVE_TICKETS'))
        .where('u.suspendedAt', 'is', null)
        .where('u.erasedAt', 'is', null)
        .orderBy('u.fullName')
        .orderBy('u.id')
        .limit(MOST)
        .execute();
    const users = await Promise.all(rows.map(({ id }) => userLoader(ctx).load(id)));
    return users.filter((user) => user !== null);
}
//# sourceMappingURL=support-staff.js.map