import { parseGlobalId } from '../../core/graphql/global-id.js';
import { inTransaction } from '../../core/writes/transaction.js';
import { Notification } from './notification.entity.js';
import { publishChange } from './notification-stream.js';
import { ChangeKind } from './notification-entry.types.js';
/** Twice the size of a page. */
const MAX_IDS = 100;
/** Marks some of the viewer's notifications as read and returns them; other ids are ignored. */
export async function markNotificationsRead(ctx, ids) {
    const uuids = [...new Set(ids.slice(0, MAX_IDS).flatMap(uuidsOf))];
    return inTransaction(ctx, async (tx) => {
        if (uuids.length === 0)
            return [];
        const changed = await tx.db
            .updateTable('Notification')
            .set({ isRead: true, readAt: tx.clock.now() })
            .where('userId', '=', tx.viewer.id)
            .where('id', 'in', uuids)
            .where('isRead', '=', false)
            .returning('id')
            .execute();
        for (const { id } of changed)
            await publishChange(tx, tx.viewer.id, id, ChangeKind.UPDATED);
        return tx.em.find(Notification, { id: { $in: uuids }, userId: tx.viewer.id }, { orderBy: { createdAt: 'desc', id: 'desc' } });
    });
}
function uuidsOf(id) {
    const parsed = parseGlobalId(id);
    return parsed?.type === 'Notification' ? [parsed.uuid] : [];
}
//# sourceMappingURL=mark-notifications-read.js.map