import type { SignedInContext } from '../../core/context.js';
import { parseGlobalId } from '../../core/global-id.js';
import { inTransaction } from '../../core/transaction.js';
import { Notification } from './notification.entity.js';
import { publishChange } from './notification-stream.js';
import { ChangeKind } from './notification-types.js';

/** As many as one page of the list can hold, twice. */
const MAX_IDS = 100;

/** Marks some of the viewer's notifications as read and answers them; ids that are not hers are passed over. */
export async function markNotificationsRead(ctx: SignedInContext, ids: readonly string[]): Promise<Notification[]> {
  const uuids = [...new Set(ids.slice(0, MAX_IDS).flatMap(uuidsOf))];
  return inTransaction(ctx, async (tx) => {
    const changed = await tx.em.execute<{ id: string }[]>(
      'update notifications set is_read = true, read_at = ? where user_id = ? and id = any(?::uuid[]) and not is_read returning id',
      [tx.clock.now(), tx.viewer.id, `{${uuids.join(',')}}`],
    );
    for (const { id } of changed) await publishChange(tx, tx.viewer.id, id, ChangeKind.UPDATED);
    return tx.em.find(Notification, { id: { $in: uuids }, userId: tx.viewer.id }, { orderBy: { createdAt: 'desc', id: 'desc' } });
  });
}

function uuidsOf(id: string): string[] {
  const parsed = parseGlobalId(id);
  return parsed?.type === 'Notification' ? [parsed.uuid] : [];
}
