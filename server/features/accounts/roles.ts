import type { ServiceContext } from '../../core/context.js';
import type { Role } from '../../core/roles.js';

/** Grants a role to a user; no-op when they have it. */
export async function grantRole(tx: ServiceContext, userId: string, role: Role): Promise<void> {
  await tx.db
    .insertInto('UserRole')
    .values({ userId, role, grantedAt: tx.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
