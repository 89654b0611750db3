import { sql } from 'kysely';
import type { ServiceContext, Viewer } from '../../../core/context.js';
import { Role } from '../../../core/roles.js';
import { databaseOf } from '../../../database.js';
import { parseAccessToken } from './access-token.js';
import { hasRequiredFactor, isOpenAt } from './session-conditions.js';

/** The viewer an access token belongs to, and when the token expires. */
export interface Identity {
  readonly viewer: Viewer;
  readonly expiresAt: Date;
}

/** The viewer of an access token, as stored now; null when the token or its session is no longer valid. */
export async function authenticate(
  ctx: Pick<ServiceContext, 'em' | 'clock' | 'config'>,
  token: string,
): Promise<Identity | null> {
  const now = ctx.clock.now();
  const access = parseAccessToken(ctx.config, token, now);
  if (!access) return null;
  const row = await databaseOf(ctx.em)
    .selectFrom('Session as s')
    .innerJoin('User as u', 'u.id', 's.userId')
    .select(['u.emailVerifiedAt', 's.mfaVerifiedAt'])
    .select((eb) =>
      sql<Role[]>`array(${eb.selectFrom('UserRole as r').select('r.role').whereRef('r.userId', '=', 'u.id')})`.as(
        'roles',
      ),
    )
    .where('s.id', '=', access.sessionId)
    .where('s.userId', '=', access.userId)
    .where(isOpenAt(now))
    .where('u.suspendedAt', 'is', null)
    .where(hasRequiredFactor)
    .executeTakeFirst();
  if (!row) return null;
  const needsSecondFactor = row.roles.includes(Role.ADMIN) && row.mfaVerifiedAt === null;
  const viewer: Viewer = {
    id: access.userId,
    sessionId: access.sessionId,
    // The staff role is left out until the session has passed the second factor.
    roles: new Set(needsSecondFactor ? row.roles.filter((role) => role !== Role.ADMIN) : row.roles),
    isEmailVerified: row.emailVerifiedAt !== null,
    needsSecondFactor,
  };
  return { viewer, expiresAt: access.expiresAt };
}
