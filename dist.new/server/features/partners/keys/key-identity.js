import { sql } from 'kysely';
import { isStaffRole } from '../../../core/roles.js';
/** When something was last used is for people: written once a minute, not with every call. */
const USED_EVERY_MS = 60_000;
export const wasUsedLately = (lastUsedAt, now) => lastUsedAt !== null && now.getTime() - lastUsedAt.getTime() <= USED_EVERY_MS;
/** The roles of the person with alias `u`. */
export function rolesOf(eb) {
    return sql `array(${eb.selectFrom('UserRole as r').select('r.role').whereRef('r.userId', '=', 'u.id')})`.as('roles');
}
/** The person a program acts for. Staff roles never come with a program. */
export function personOf(row) {
    return {
        id: row.userId,
        sessionId: row.id,
        roles: new Set(row.roles.filter((role) => !isStaffRole(role))),
        isEmailVerified: row.emailVerifiedAt !== null,
    };
}
//# sourceMappingURL=key-identity.js.map