import { recordAudit } from '../../../core/audit.js';
import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, ValidationError } from '../../../core/errors.js';
import { inTransaction } from '../../../core/transaction.js';
import { mailReceiver, sendAccountMail } from '../account-mails.js';
import { endSessionsOf } from '../sessions/end-sessions.js';

const MAX_REASON = 500;

/** Shuts a person out: her sessions end at once, sockets included, and she is told why. Doing it again changes nothing. */
export async function suspendUser(ctx: SignedInContext, userId: string, givenReason: string): Promise<void> {
  const reason = givenReason.replaceAll('\0', '').trim();
  if (reason === '') throw new ValidationError([{ path: 'reason', code: FieldProblemCode.REASON_REQUIRED }]);
  if ([...reason].length > MAX_REASON) throw new ValidationError([{ path: 'reason', code: FieldProblemCode.TOO_LONG, params: { max: MAX_REASON } }]);
  // Nobody could let her in again.
  if (userId === ctx.viewer.id) throw new DomainError(ErrorCode.FORBIDDEN);
  await inTransaction(ctx, async (tx) => {
    if (await isSuspended(tx, userId)) return;
    const now = tx.clock.now();
    await tx.em.execute('update users set suspended_at = ?, suspended_reason = ?, updated_at = ? where id = ?', [now, reason, now, userId]);
    await tx.em.execute('delete from mfa_challenges where user_id = ?', [userId]);
    await endSessionsOf(tx, userId, 'suspended');
    await recordAudit(tx, { actorId: tx.viewer.id, action: 'user.suspended', objectType: 'User', objectId: userId, reason, ip: tx.client.ip });
    await sendAccountMail(tx, await mailReceiver(tx, userId), 'suspended', { reason });
  });
}

/** Lets a suspended person in again and tells her. */
export async function restoreUser(ctx: SignedInContext, userId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    if (!(await isSuspended(tx, userId))) return;
    await tx.em.execute('update users set suspended_at = null, suspended_reason = null, updated_at = ? where id = ?', [tx.clock.now(), userId]);
    await recordAudit(tx, { actorId: tx.viewer.id, action: 'user.restored', objectType: 'User', objectId: userId, ip: tx.client.ip });
    await sendAccountMail(tx, await mailReceiver(tx, userId), 'restored');
  });
}

async function isSuspended(tx: ServiceContext, userId: string): Promise<boolean> {
  const [row] = await tx.em.execute<{ is_suspended: boolean }[]>(
    'select suspended_at is not null as is_suspended from users where id = ? and erased_at is null for update',
    [userId],
  );
  if (!row) throw new DomainError(ErrorCode.NOT_FOUND);
  return row.is_suspended;
}
