import { sql } from 'kysely';
import type { ServiceContext } from '../../core/context.js';
import type { Role } from '../../core/roles.js';
import type { ViewerAccount } from './viewer.types.js';

/** The account of the signed-in user. */
export async function loadViewerAccount(ctx: ServiceContext, userId: string): Promise<ViewerAccount> {
  const row = await ctx.db
    .selectFrom('User as u')
    .select(['u.id', 'u.email', 'u.fullName', 'u.emailVerifiedAt', 'u.locale', 'u.createdAt'])
    .select((eb) =>
      sql<
        Role[]
      >`array(${eb.selectFrom('UserRole as r').select('r.role').whereRef('r.userId', '=', 'u.id').orderBy('r.grantedAt').orderBy('r.role', 'desc')})`.as(
        'roles',
      ),
    )
    .where('u.id', '=', userId)
    .executeTakeFirst();
  if (!row) throw new Error(`user not found: ${userId}`);
  const { id: uuid, emailVerifiedAt, ...account } = row;
  return { uuid, isEmailVerified: emailVerifiedAt !== null, ...account };
}
