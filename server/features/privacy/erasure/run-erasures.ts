import type { ServiceContext } from '../../../core/context.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { erasePerson } from './erase-person.js';
import { erasureBlockers } from './erasure-blockers.js';
import { erasureReader, sendErasureMail } from './erasure-mails.js';
import { dueErasures, type OpenErasure } from './erasure-requests.js';
import { ErasureStatus } from './erasure.entity.js';
import { erasureRunsAt } from './erasure-schedule.rules.js';

/** The results of the due erasures. */
export type ErasureCounts = Readonly<Record<ErasureOutcome, number>>;
type ErasureOutcome = 'done' | 'postponed' | 'failed';

/** Erases every account that is due; where something is still open, postpones it and sends an e-mail. */
export async function runErasures(ctx: ServiceContext): Promise<ErasureCounts> {
  const counts = { done: 0, postponed: 0, failed: 0 };
  for (const erasure of await dueErasures(ctx)) {
    try {
      counts[await runErasure(ctx, erasure)] += 1;
    } catch (error) {
      counts.failed += 1;
      // A failure does not stop the others; the next run retries it.
      ctx.log.error({ err: error, erasureId: erasure.id }, 'privacy: an account could not be erased');
    }
  }
  return counts;
}

async function runErasure(ctx: ServiceContext, erasure: OpenErasure): Promise<'done' | 'postponed'> {
  const before = await erasureBlockers(ctx, erasure.userId);
  const blockers = before.length > 0 ? before : await erasePerson(ctx, erasure);
  if (blockers.length === 0) return 'done';
  const runAt = erasureRunsAt(erasure.requestedAt, blockers, ctx.clock.now());
  await inTransaction(ctx, async (tx) => {
    const { numUpdatedRows } = await tx.db
      .updateTable('Erasure')
      .set({ runAt })
      .where('id', '=', erasure.id)
      .where('status', '=', ErasureStatus.SCHEDULED)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return;
    const about = `${erasure.id}-${runAt.toISOString().slice(0, 10)}`;
    await sendErasureMail(tx, 'erasure-postponed', about, await erasureReader(tx, erasure.userId), {
      runAt: runAt.toISOString(),
    });
  });
  return 'postponed';
}
