import type { ServiceContext } from '../../../core/context.js';
import { inTransaction } from '../../../core/writes/transaction.js';

/** Retention of notifications. */
export const RETENTION_MONTHS = 12;

/** Deletes the notifications that are past their retention. */
export async function deleteOldNotifications(ctx: ServiceContext): Promise<void> {
  const limit = new Date(ctx.clock.now());
  limit.setUTCMonth(limit.getUTCMonth() - RETENTION_MONTHS);
  await inTransaction(ctx, async (tx) => {
    await tx.db.deleteFrom('Notification').where('createdAt', '<', limit).execute();
  });
}
