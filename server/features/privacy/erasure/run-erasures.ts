import type { ServiceContext } from '../../../core/context.js';
import { inTransaction } from '../../../core/transaction.js';
import { erasePerson } from './erase-person.js';
import { erasureBlockers } from './erasure-blockers.js';
import { erasureReader, sendErasureMail } from './erasure-mails.js';
import { dueErasures, type OpenErasure } from './erasure-requests.js';
import { erasureRunsAt } from './erasure-schedule.rules.js';

/** The job: erases everybody whose day has come; where something is still open, the day moves and she is told. */
export async function runErasures(ctx: ServiceContext): Promise<void> {
  for (const erasure of await dueErasures(ctx)) {
    try {
      await runErasure(ctx, erasure);
    } catch (error) {
      // The others need not wait for this one; it is tried again next time.
      ctx.log.error({ err: error, erasureId: erasure.id }, 'privacy: an account could not be erased');
    }
  }
}

async function runErasure(ctx: ServiceContext, erasure: OpenErasure): Promise<void> {
  const before = await erasureBlockers(ctx, erasure.userId);
  const blockers = before.length > 0 ? before : await erasePerson(ctx, erasure);
  if (blockers.length === 0) return;
  const runAt = erasureRunsAt(erasure.requestedAt, blockers, ctx.clock.now());
  await inTransaction(ctx, async (tx) => {
    const rows = await tx.em.execute<object[]>(`update erasures set run_at = ? where id = ? and status = 'scheduled' returning id`, [runAt, erasure.id]);
    if (rows.length === 0) return;
    const about = `${erasure.id}-${runAt.toISOString().slice(0, 10)}`;
    await sendErasureMail(tx, 'erasure-postponed', about, await erasureReader(tx, erasure.userId), { runAt: runAt.toISOString() });
  });
}
