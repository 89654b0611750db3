import { inTransaction } from '../../../core/writes/transaction.js';
/** How long notifications are kept. */
const RETENTION_MONTHS = 12;
/** Deletes the notifications that are older than they are kept for. */
export async function deleteOldNotifications(ctx) {
    const limit = new Date(ctx.clock.now());
    limit.setUTCMonth(limit.getUTCMonth() - RETENTION_MONTHS);
    await inTransaction(ctx, async (tx) => {
        await tx.db.deleteFrom('Notification').where('createdAt', '<', limit).execute();
    });
}
//# sourceMappingURL=delete-old.js.map