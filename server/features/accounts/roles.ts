import type { ServiceContext } from '../../core/context.js';
import type { Role } from '../../core/roles.js';

/** Gives a person a role; having it already is fine. */
export async function grantRole(tx: ServiceContext, userId: string, role: Role): Promise<void> {
  await tx.em.execute('insert into user_roles (user_id, role, granted_at) values (?, ?, ?) on conflict do nothing', [userId, role, tx.clock.now()]);
}
