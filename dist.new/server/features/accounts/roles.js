import { STAFF_ROLES } from '../../core/roles.js';
/** Grants a role to a user; no-op when they have it. */
export async function grantRole(tx, userId, role) {
    await tx.db
        .insertInto('UserRole')
        .values({ userId, role, grantedAt: tx.clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
}
/** Whether a user has a role of the staff, with or without a second factor. */
export async function hasStaffRole(ctx, userId) {
    const row = await ctx.db
        .selectFrom('UserRole')
        .select('role')
        .where('userId', '=', userId)
        .where('role', 'in', STAFF_ROLES)
        .limit(1)
        .executeTakeFirst();
    return row !== undefined;
}
//# sourceMappingURL=roles.js.map