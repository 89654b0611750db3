import { sql, type Expression } from 'kysely';
import type { ServiceContext, Viewer } from '../../../core/context.js';
import { isStaffRole, roleSet, type Role } from '../../../core/roles.js';
import { isStaff, mayDo } from '../../../core/staff-acts.js';
import { databaseOf, preparedQuery } from '../../../database.js';
import { parseAccessToken } from './access-token.js';
import { hasRequiredFactor, isOpenAt } from './session-conditions.js';
import { parseViewToken } from './view-token.js';

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
  if (!access) return identityOfView(ctx, token);
  const viewer = await findSessionViewer(ctx, access.sessionId);
  return viewer && viewer.id === access.userId ? { viewer, expiresAt: access.expiresAt } : null;
}

/** The person as whom a member of the staff views Hueco; null once their own session has ended, and for accounts of the staff. */
async function identityOfView(
  ctx: SessionContext & Pick<ServiceContext, 'config'>,
  token: string,
): Promise<Identity | null> {
  const view = parseViewToken(ctx.config, token, ctx.clock.now());
  const staff = view && (await findSessionViewer(ctx, view.staffSessionId));
  if (!view || !mayDo(staff, 'VIEW_AS')) return null;
  const person = await databaseOf(ctx.em)
    .selectFrom('User as u')
    .select(['u.id', 'u.emailVerifiedAt'])
    .select((eb) => rolesOf(eb.selectFrom('UserRole as r').select('r.role').whereRef('r.userId', '=', 'u.id')))
    .where('u.id', '=', view.personId)
    .where('u.erasedAt', 'is', null)
    .executeTakeFirst();
  if (!person || isStaff(person.roles)) return null;
  return {
    viewer: {
      id: person.id,
      sessionId: view.staffSessionId,
      roles: roleSet(person.roles),
      isEmailVerified: person.emailVerifiedAt !== null,
      isReadOnly: true,
    },
    expiresAt: view.expiresAt,
  };
}

const rolesOf = (roles: Expression<{ role: Role }>) => sql<Role[]>`array(${roles})`.as('roles');

/** The first query of every call of a signed-in user. */
const openSessions = preparedQuery((db, id: Expression<string>, now: Expression<Date>) =>
  db
    .selectFrom('Session as s')
    .innerJoin('User as u', 'u.id', 's.userId')
    .select(['u.id', 'u.emailVerifiedAt', 's.mfaVerifiedAt'])
    .select((eb) => rolesOf(eb.selectFrom('UserRole as r').select('r.role').whereRef('r.userId', '=', 'u.id')))
    .where('s.id', '=', id)
    .where(isOpenAt(now))
    .where('u.suspendedAt', 'is', null)
    .where(hasRequiredFactor),
);

/** The viewer of a session, as stored now; null when the session is no longer valid. */
export async function findSessionViewer(ctx: SessionContext, sessionId: string): Promise<Viewer | null> {
  const [row] = await openSessions(databaseOf(ctx.em), sessionId, ctx.clock.now());
  if (!row) return null;
  const needsSecondFactor = isStaff(row.roles) && row.mfaVerifiedAt === null;
  return {
    id: row.id,
    sessionId,
    // Staff roles are left out until the session has passed the second factor.
    roles: roleSet(needsSecondFactor ? row.roles.filter((role) => !isStaffRole(role)) : row.roles),
    isEmailVerified: row.emailVerifiedAt !== null,
    needsSecondFactor,
  };
}
