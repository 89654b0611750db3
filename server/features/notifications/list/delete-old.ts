import type { ServiceContext } from '../../../core/context.js';
import { deleteInBatches } from '../../../core/writes/delete-in-batches.js';

/** Retention of notifications. */
export const RETENTION_MONTHS = 12;

/** Deletes the notifications that are past their retention. */
export async function deleteOldNotifications(ctx: ServiceContext, signal?: AbortSignal): Promise<void> {
  const before = new Date(ctx.clock.now());
  before.setUTCMonth(before.getUTCMonth() - RETENTION_MONTHS);
  await deleteInBatches(
    (limit) =>
      ctx.db
        .deleteFrom('Notification')
        .where('id', 'in', (eb) =>
          eb.selectFrom('Notification').select('id').where('createdAt', '<', before).orderBy('createdAt').limit(limit),
        ),
    signal,
  );
}
