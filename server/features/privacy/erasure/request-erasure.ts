import { recordAudit } from '../../../core/audit.js';
import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems } from '../../../core/errors.js';
import { consume, giveBack } from '../../../core/rate-limits.js';
import { inTransaction } from '../../../core/transaction.js';
import { requirePassword } from '../../accounts/password/password-again.js';
import { hasSecondFactor, spendCode, wrongCode } from '../../accounts/second-factor/second-factor.js';
import { pauseSpacesOf } from './erase-spaces.js';
import { erasureBlockers } from './erasure-blockers.js';
import { erasureReader, sendErasureMail } from './erasure-mails.js';
import { openErasureOf, scheduledOf } from './erasure-requests.js';
import { canRequestErasure, erasureRunsAt } from './erasure-schedule.rules.js';
import type { RequestErasureInput, ScheduledErasure } from './erasure.types.js';

/** Schedules the end of the viewer's account; asking again answers with the request that waits. */
export async function requestErasure(ctx: SignedInContext, input: RequestErasureInput): Promise<ScheduledErasure> {
  refuseProblems(input.confirm ? [] : [{ path: 'confirm', code: FieldProblemCode.CONFIRMATION_REQUIRED }]);
  await requirePassword(ctx, input.password);
  await consume(ctx, 'second-factor', ctx.viewer.id);
  const scheduled = await schedule(ctx, input.code?.trim() ?? '');
  await giveBack(ctx, 'second-factor', ctx.viewer.id);
  return scheduled;
}

function schedule(ctx: SignedInContext, code: string): Promise<ScheduledErasure> {
  return inTransaction(ctx, async (tx) => {
    const userId = tx.viewer.id;
    await tx.em.execute('select 1 from users where id = ? for update', [userId]);
    if ((await hasSecondFactor(tx, userId)) && (await spendCode(tx, userId, code)) === null) throw wrongCode();
    const waiting = await openErasureOf(tx, userId);
    if (waiting) return scheduledOf(waiting);
    const blockers = await erasureBlockers(tx, userId);
    if (!canRequestErasure(blockers)) throw new DomainError(ErrorCode.ERASURE_BLOCKED, { blockers: blockers.map(({ kind }) => kind.toUpperCase()) });
    const requestedAt = tx.clock.now();
    const runAt = erasureRunsAt(requestedAt, blockers, requestedAt);
    const [row] = await tx.em.execute<{ id: string }[]>('insert into erasures (user_id, requested_at, run_at) values (?, ?, ?) returning id', [userId, requestedAt, runAt]);
    // Nobody new should book what is about to go.
    await pauseSpacesOf(tx, userId);
    await recordAudit(tx, { actorId: userId, action: 'erasure.requested', objectType: 'User', objectId: userId, ip: tx.client.ip });
    await sendErasureMail(tx, 'erasure-requested', row?.id ?? userId, await erasureReader(tx, userId), { runAt: runAt.toISOString(), isBlocked: blockers.length > 0 });
    return { requestedAt, runAt };
  });
}

/** Takes the request back; true also when there is none. Spaces stay paused: their host puts them back herself. */
export async function cancelErasure(ctx: SignedInContext): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const userId = tx.viewer.id;
    const [row] = await tx.em.execute<{ id: string }[]>(`update erasures set status = 'cancelled', cancelled_at = ? where user_id = ? and status = 'scheduled' returning id`, [
      tx.clock.now(),
      userId,
    ]);
    if (!row) return;
    await recordAudit(tx, { actorId: userId, action: 'erasure.cancelled', objectType: 'User', objectId: userId, ip: tx.client.ip });
    await sendErasureMail(tx, 'erasure-cancelled', row.id, await erasureReader(tx, userId));
  });
}
