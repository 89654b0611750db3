import type { ServiceContext } from '../../../core/context.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { booksKeptSince } from '../../documents/retention.js';

/** Deletes what the staff wrote about money of no single rental six years after it was settled; the rest goes with its rental. */
export async function deleteMoneyTexts(ctx: ServiceContext): Promise<void> {
  const before = booksKeptSince(ctx.clock.now());
  await inTransaction(ctx, async ({ db }) => {
    await db
      .updateTable('ReconciliationAlarm')
      .set({ resolution: '' })
      .where('bookingId', 'is', null)
      .where('resolution', '<>', '')
      .where('resolvedAt', '<', before)
      .execute();
    await db
      .updateTable('EarningHold')
      .set({ note: null })
      .where('bookingId', 'is', null)
      .where('note', 'is not', null)
      .where((eb) => eb(eb.fn.coalesce('releasedAt', 'heldUntil'), '<', before))
      .execute();
  });
}
