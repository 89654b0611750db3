import { sql, type ExpressionBuilder } from 'kysely';
import type { Viewer } from '../../../core/context.js';
import { isStaffRole, roleSet, type Role } from '../../../core/roles.js';
import { MINUTE_MS } from '../../../core/values/durations.js';
import type { Tables } from '../../../database.js';

/** The last use is for display, so it is written once a minute instead of on every call. */
const USED_EVERY_MS = MINUTE_MS;

export const wasUsedLately = (lastUsedAt: Date | null, now: Date): boolean =>
  lastUsedAt !== null && now.getTime() - lastUsedAt.getTime() <= USED_EVERY_MS;

/** The roles of the person with alias `u`. */
export function rolesOf(eb: ExpressionBuilder<Tables & { u: Tables['User'] }, 'u'>) {
  return sql<Role[]>`array(${eb.selectFrom('UserRole as r').select('r.role').whereRef('r.userId', '=', 'u.id')})`.as(
    'roles',
  );
}

/** The user a program acts for. Programs never get staff roles. */
export function personOf(row: {
  readonly id: string;
  readonly userId: string;
  readonly roles: readonly Role[];
  readonly emailVerifiedAt: Date | null;
}): Viewer {
  return {
    id: row.userId,
    sessionId: row.id,
    roles: roleSet(row.roles.filter((role) => !isStaffRole(role))),
    isEmailVerified: row.emailVerifiedAt !== null,
  };
}
