import type DataLoader from 'dataloader';
import type { RequestContext } from '../../../core/context.js';
import type { User } from '../user.entity.js';
import { userLoader } from '../user.loaders.js';

/** The private part of a profile. */
export type OwnProfile = Pick<User, 'bio' | 'phone' | 'phoneVerifiedAt' | 'birthDate'>;

/** Private profiles of users that must exist, one query for all fields of an operation. */
export function ownProfileLoader(ctx: RequestContext): DataLoader<string, OwnProfile> {
  return ctx.loaders.get<string, OwnProfile>('own-profiles', async (ids) => {
    const rows = await ctx.db
      .selectFrom('User')
      .select(['id', 'bio', 'phone', 'phoneVerifiedAt', 'birthDate'])
      .where('id', 'in', ids)
      .execute();
    // A phone that is not verified is not shown.
    const byId = new Map(rows.map(({ id, phone, ...row }) => [id, { ...row, phone: row.phoneVerifiedAt && phone }]));
    return ids.map((id) => byId.get(id) ?? new Error(`user not found: ${id}`));
  });
}

/** Clears the loaders, so that the rest of an operation reads a user as changed in it. */
export function clearPersonCache(ctx: RequestContext, id: string): void {
  userLoader(ctx).clear(id);
  ownProfileLoader(ctx).clear(id);
}
