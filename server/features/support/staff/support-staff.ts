import type { SignedInContext } from '../../../core/context.js';
import { rolesFor } from '../../../core/staff-acts.js';
import { userLoader } from '../../accounts/user.loaders.js';
import type { UserRow } from '../../accounts/user.entity.js';

const MOST = 100;

/** The members of support, by name. */
export async function listSupportStaff(ctx: SignedInContext): Promise<UserRow[]> {
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
