import { sql } from 'kysely';
import type { ServiceContext, Viewer } from '../../../core/context.js';
import { isStaffRole, type Role } from '../../../core/roles.js';
import { isStaff } from '../../../core/staff-acts.js';
import { databaseOf } from '../../../database.js';
import { parseAccessToken } from './access-token.js';
import { hasRequiredFactor, isOpenAt } from './session-conditions.js';

/** The viewer an access token belongs to, and when the token expires. */
export interface Identity {
  readonly viewer: Viewer;
  readonly expiresAt: Date;
}

type SessionContext = Pick<ServiceContext, 'em' | 'clock'>;

/** The viewer of an access token, as stored now; null when the token or its session is no longer valid. */
export async function authenticate(
  ctx: SessionContext & Pick<ServiceContext, 'config'>,
  token: string,
): Promise<Identity | null> {
  const access = parseAccessToken(ctx.config, token, ctx.clock.now());
  const viewer = access && (await findSessionViewer(ctx, access.sessionId));
  return viewer && viewer.id === access.userId ? { viewer, expiresAt: access.expiresAt } : null;
}

/** The viewer of a session, as stored now; null when the session is no longer valid. */
export async function findSessionViewer(ctx: SessionContext, sessionId: string): Promise<Viewer | null> {
  const row = await databaseOf(ctx.em)
    .selectFrom('Session as s')
    .innerJoin('User as u', 'u.id', 's.userId')
    .select(['u.id', 'u.emailVerifiedAt', 's.mfaVerifiedAt'])
    .select((eb) =>
      sql<Role[]>`array(${eb.selectFrom('UserRole as r').select('r.role').whereRef('r.userId', '=', 'u.id')})`.as(
        'roles',
      ),
    )
    .where('s.id', '=', sessionId)
    .where(isOpenAt(ctx.clock.now()))
    .where('u.suspendedAt', 'is', null)
    .where(hasRequiredFactor)
    .executeTakeFirst();
  if (!row) return null;
  const needsSecondFactor = isStaff(row.roles) && row.mfaVerifiedAt === null;
  return {
    id: row.id,
    sessionId,
    // Staff roles are left out until the session has passed the second factor.
    roles: new Set(needsSecondFactor ? row.roles.filter((role) => !isStaffRole(role)) : row.roles),
    isEmailVerified: row.emailVerifiedAt !== null,
    needsSecondFactor,
  };
}
