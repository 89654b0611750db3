import type DataLoader from 'dataloader';
import type { RequestContext } from '../../core/context.js';
import type { UserRow } from './user.entity.js';

/** The columns of a public profile. */
const COLUMNS = [
  'id',
  'fullName',
  'displayName',
  'avatarKey',
  'bio',
  'city',
  'languages',
  'isTrader',
  'responseMinutes',
  'responseRatePercent',
  'featuredHostSince',
  'emailVerifiedAt',
  'phoneVerifiedAt',
  'identityVerifiedAt',
  'suspendedAt',
  'erasedAt',
  'createdAt',
] as const satisfies readonly (keyof UserRow)[];

/** Users by uuid, one query for all that an operation reads; null for unknown ids. */
export function userLoader(ctx: RequestContext): DataLoader<string, UserRow | null> {
  return ctx.loaders.get<string, UserRow | null>('users', async (ids) => {
    const users = await ctx.db.selectFrom('User').select(COLUMNS).where('id', 'in', ids).execute();
    const byId = new Map(users.map((user) => [user.id, user]));
    return ids.map((id) => byId.get(id) ?? null);
  });
}

/** A user who must exist, such as the host of a stored space. */
export async function loadUser(ctx: RequestContext, id: string): Promise<UserRow> {
  const user = await userLoader(ctx).load(id);
  if (!user) throw new Error(`user not found: ${id}`);
  return user;
}
