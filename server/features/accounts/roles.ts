import type { ServiceContext } from '../../core/context.js';
import { STAFF_ROLES, type Role } from '../../core/roles.js';

/** Grants a role to a user; no-op when they have it. */
export async function grantRole(tx: ServiceContext, userId: string, role: Role): Promise<void> {
  await tx.db
    .insertInto('UserRole')
    .values({ userId, role, grantedAt: tx.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Holds an account before its work is locked: a change of its roles comes before this transaction or after it. */
export async function holdAccount(tx: ServiceContext, userId: string): Promise<void> {
  await tx.db.selectFrom('User').select('id').where('id', '=', userId).forKeyShare().execute();
}

/** The same for several accounts, in one order: two transactions that hold them do not wait for each other. */
export async function holdAccounts(tx: ServiceContext, userIds: readonly string[]): Promise<void> {
  await tx.db.selectFrom('User').select('id').where('id', 'in', userIds).orderBy('id').forKeyShare().execute();
}

/** Whether a user has a role of the staff, with or without a second factor. */
export async function hasStaffRole(ctx: ServiceContext, userId: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('UserRole')
    .select('role')
    .where('userId', '=', userId)
    .where('role', 'in', STAFF_ROLES)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
