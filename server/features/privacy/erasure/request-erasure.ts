import { recordAudit } from '../../../core/writes/audit.js';
import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems } from '../../../core/errors/errors.js';
import { consume, returnPoint } from '../../../core/rate-limits/rate-limits.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { lockWithPassword, requirePassword } from '../../accounts/password/require-password.js';
import { acceptCode, hasSecondFactor, wrongCode } from '../../accounts/second-factor/second-factor.js';
import { pauseSpacesOf } from './erase-spaces.js';
import { erasureBlockers } from './erasure-blockers.js';
import { erasureReader, sendErasureMail } from './erasure-mails.js';
import { openErasureOf, scheduledOf } from './erasure-requests.js';
import { ErasureStatus } from './erasure.entity.js';
import { canRequestErasure, erasureRunsAt } from './erasure-schedule.rules.js';
import type { RequestErasureInput, ScheduledErasure } from './erasure.types.js';

/** Schedules the erasure of the viewer's account; a repeated call returns the scheduled request. */
export async function requestErasure(ctx: SignedInContext, input: RequestErasureInput): Promise<ScheduledErasure> {
  refuseProblems(input.confirm ? [] : [{ path: 'confirm', code: FieldProblemCode.CONFIRMATION_REQUIRED }]);
  const passwordHash = await requirePassword(ctx, input.password);
  await consume(ctx, 'second-factor', ctx.viewer.id);
  const scheduled = await schedule(ctx, passwordHash, input.code?.trim() ?? '');
  await returnPoint(ctx, 'second-factor', ctx.viewer.id);
  return scheduled;
}

function schedule(ctx: SignedInContext, passwordHash: string, code: string): Promise<ScheduledErasure> {
  return inTransaction(ctx, async (tx) => {
    const userId = tx.viewer.id;
    await lockWithPassword(tx, passwordHash);
    if ((await hasSecondFactor(tx, userId)) && (await acceptCode(tx, userId, code)) === null) throw wrongCode();
    const waiting = await openErasureOf(tx, userId);
    if (waiting) return scheduledOf(waiting);
    const blockers = await erasureBlockers(tx, userId);
    if (!canRequestErasure(blockers))
      throw new DomainError(ErrorCode.ERASURE_BLOCKED, { blockers: blockers.map(({ kind }) => kind.toUpperCase()) });
    const requestedAt = tx.clock.now();
    const runAt = erasureRunsAt(requestedAt, blockers, requestedAt);
    const { id } = await tx.db
      .insertInto('Erasure')
      .values({ userId, requestedAt, runAt })
      .returning('id')
      .executeTakeFirstOrThrow();
    // No new bookings for spaces that are about to be erased.
    await pauseSpacesOf(tx, userId);
    await recordAudit(tx, {
      actorId: userId,
      action: 'erasure.requested',
      objectType: 'User',
      objectId: userId,
      ip: tx.client.ip,
    });
    await sendErasureMail(tx, 'erasure-requested', id, await erasureReader(tx, userId), {
      runAt: runAt.toISOString(),
      isBlocked: blockers.length > 0,
    });
    return { requestedAt, runAt };
  });
}

/** Cancels the request, if there is one. Spaces stay paused until the host publishes them again. */
export async function cancelErasure(ctx: SignedInContext): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const userId = tx.viewer.id;
    const row = await tx.db
      .updateTable('Erasure')
      .set({ status: ErasureStatus.CANCELLED, cancelledAt: tx.clock.now() })
      .where('userId', '=', userId)
      .where('status', '=', ErasureStatus.SCHEDULED)
      .returning('id')
      .executeTakeFirst();
    if (!row) return;
    await recordAudit(tx, {
      actorId: userId,
      action: 'erasure.cancelled',
      objectType: 'User',
      objectId: userId,
      ip: tx.client.ip,
    });
    await sendErasureMail(tx, 'erasure-cancelled', row.id, await erasureReader(tx, userId));
  });
}
