import type { SignedInContext } from '../../../core/context.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { ChangeKind } from '../notification-entry.types.js';
import { publishChange } from '../notification-stream.js';
import { typesOfGroup } from '../notification.enums.js';
import type { NotificationGroup } from '../preferences/notification-groups.types.js';
import { countUnread } from './count-unread.js';
import type { NotificationGroupCount } from './way-on.types.js';

/** As many as a bell holds: older ones are not shown live anywhere. */
const PUBLISHED = 50;

/** Marks all of the viewer's notifications as read, or those of a group; returns the remaining unread counts. */
export async function markAllRead(
  ctx: SignedInContext,
  group: NotificationGroup | null,
): Promise<NotificationGroupCount[]> {
  const types = group && typesOfGroup(group);
  return inTransaction(ctx, async (tx) => {
    const changed = await tx.db
      .updateTable('Notification')
      .set({ isRead: true, readAt: tx.clock.now() })
      .where('userId', '=', tx.viewer.id)
      .where('isRead', '=', false)
      // A row that only keeps a mail or a push from being sent twice was never seen.
      .where('isInBell', '=', true)
      .$if(types !== null, (query) =>
        // A group may have no types.
        query.where((eb) => (types?.length ? eb('type', 'in', types) : eb.lit(false))),
      )
      .returning(['id', 'createdAt'])
      .execute();
    const newest = changed.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime()).slice(0, PUBLISHED);
    for (const { id } of newest) await publishChange(tx, tx.viewer.id, id, ChangeKind.UPDATED);
    return countUnread(tx);
  });
}
