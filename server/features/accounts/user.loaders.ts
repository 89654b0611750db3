import type DataLoader from 'dataloader';
import type { RequestContext } from '../../core/context.js';
import type { UserRow } from './user.entity.js';

interface RawUser extends Omit<UserRow, 'emailVerifiedAt' | 'phoneVerifiedAt' | 'identityVerifiedAt' | 'suspendedAt' | 'erasedAt' | 'createdAt'> {
  readonly emailVerifiedAt: Instant;
  readonly phoneVerifiedAt: Instant;
  readonly identityVerifiedAt: Instant;
  readonly suspendedAt: Instant;
  readonly erasedAt: Instant;
  readonly createdAt: string | Date;
}

type Instant = string | Date | null;

const COLUMNS = `
  id, full_name as "fullName", display_name as "displayName", avatar_key as "avatarKey", bio, city, languages, is_trader as "isTrader",
  response_minutes as "responseMinutes", response_rate_percent as "responseRatePercent", email_verified_at as "emailVerifiedAt",
  phone_verified_at as "phoneVerifiedAt", identity_verified_at as "identityVerifiedAt", suspended_at as "suspendedAt",
  erased_at as "erasedAt", created_at as "createdAt"`;

/** People by uuid, one query for all that one operation asks for; null for unknown ids. */
export function userLoader(ctx: RequestContext): DataLoader<string, UserRow | null> {
  return ctx.loaders.get<string, UserRow | null>('users', async (ids) => {
    const rows = await ctx.em.execute<RawUser[]>(
      `select ${COLUMNS} from users where id = any(?::uuid[])`,
      [`{${ids.join(',')}}`],
    );
    const byId = new Map(rows.map((row) => [row.id, userRowOf(row)]));
    return ids.map((id) => byId.get(id) ?? null);
  });
}

/** A person who must exist, such as the host of a stored space. */
export async function loadUser(ctx: RequestContext, id: string): Promise<UserRow> {
  const user = await userLoader(ctx).load(id);
  if (!user) throw new Error(`there is no user ${id}`);
  return user;
}

function userRowOf(row: RawUser): UserRow {
  return {
    ...row,
    emailVerifiedAt: dateOf(row.emailVerifiedAt),
    phoneVerifiedAt: dateOf(row.phoneVerifiedAt),
    identityVerifiedAt: dateOf(row.identityVerifiedAt),
    suspendedAt: dateOf(row.suspendedAt),
    erasedAt: dateOf(row.erasedAt),
    createdAt: new Date(row.createdAt),
  };
}

function dateOf(instant: Instant): Date | null {
  return instant === null ? null : new Date(instant);
}
