import type { ServiceContext } from '../../core/context.js';
import { rolesFor, type StaffAct } from '../../core/staff-acts.js';
import { loadRecipients, type Recipient } from './recipients.js';

/** Every member of the staff who may perform an act. */
export async function loadStaff(tx: ServiceContext, act: StaffAct): Promise<readonly Recipient[]> {
  const rows = await tx.db
    .selectFrom('UserRole as r')
    .innerJoin('User as u', 'u.id', 'r.userId')
    .select('u.id')
    .distinct()
    .where('r.role', 'in', rolesFor(act))
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
