import { inTransaction } from '../../../core/writes/transaction.js';
import { ChangeKind } from '../notification-entry.types.js';
import { publishChange } from '../notification-stream.js';
import { typesOfGroup } from '../notification-types.js';
import { countUnread } from './count-unread.js';
/** As many as a bell keeps: what is older is seen nowhere live. */
const PUBLISHED = 50;
/** Marks all of the viewer's notifications as read, or those of a group, however many; returns what is left unread. */
export async function markAllRead(ctx, group) {
    const types = group && typesOfGroup(group);
    return inTransaction(ctx, async (tx) => {
        const changed = await tx.db
            .updateTable('Notification')
            .set({ isRead: true, readAt: tx.clock.now() })
            .where('userId', '=', tx.viewer.id)
            .where('isRead', '=', false)
            .$if(types !== null, (query) => 
        // A group may have no type of its own.
        query.where((eb) => (types?.length ? eb('type', 'in', types) : eb.lit(false))))
            .returning(['id', 'createdAt'])
            .execute();
        const newest = changed.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime()).slice(0, PUBLISHED);
        for (const { id } of newest)
            await publishChange(tx, tx.viewer.id, id, ChangeKind.UPDATED);
        return countUnread(tx);
    });
}
//# sourceMappingURL=mark-all-read.js.map