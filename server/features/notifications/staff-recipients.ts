import type { ServiceContext } from '../../core/context.js';
import { Role } from '../../core/roles.js';
import { loadRecipients, type Recipient } from './recipients.js';

/** Every member of the staff. */
export async function loadStaff(tx: ServiceContext): Promise<readonly Recipient[]> {
  const rows = await tx.db
    .selectFrom('UserRole as r')
    .innerJoin('User as u', 'u.id', 'r.userId')
    .select('u.id')
    .where('r.role', '=', Role.ADMIN)
    .where('u.suspendedAt', 'is', null)
    .orderBy('u.id')
    .execute();
  return [
    ...(
      await loadRecipients(
        tx,
        rows.map(({ id }) => id),
      )
    ).values(),
  ];
}
