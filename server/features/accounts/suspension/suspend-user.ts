import { recordAudit } from '../../../core/writes/audit.js';
import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, ValidationError } from '../../../core/errors/errors.js';
import { recordEvent } from '../../../core/events/events.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { AccountEventType } from '../account.events.js';
import { findMailRecipient, sendAccountMail } from '../account-mails.js';
import { endSessionsOf } from '../sessions/end-sessions.js';

const MAX_REASON = 500;

/** Suspends an account, ends its sessions at once, sockets included, and mails the reason. No-op when it is suspended already. */
export async function suspendUser(ctx: SignedInContext, userId: string, givenReason: string): Promise<void> {
  const reason = givenReason.replaceAll('\0', '').trim();
  if (reason === '') throw new ValidationError([{ path: 'reason', code: FieldProblemCode.REASON_REQUIRED }]);
  if ([...reason].length > MAX_REASON)
    throw new ValidationError([{ path: 'reason', code: FieldProblemCode.TOO_LONG, params: { max: MAX_REASON } }]);
  // Staff who suspended themselves could not undo it.
  if (userId === ctx.viewer.id) throw new DomainError(ErrorCode.FORBIDDEN);
  await inTransaction(ctx, async (tx) => {
    if (await isSuspended(tx, userId)) return;
    const now = tx.clock.now();
    await tx.db
      .updateTable('User')
      .set({ suspendedAt: now, suspendedReason: reason, updatedAt: now })
      .where('id', '=', userId)
      .execute();
    await tx.db.deleteFrom('MfaChallenge').where('userId', '=', userId).execute();
    await endSessionsOf(tx, userId, 'suspended');
    await recordAudit(tx, {
      actorId: tx.viewer.id,
      action: 'user.suspended',
      objectType: 'User',
      objectId: userId,
      reason,
      ip: tx.client.ip,
    });
    await recordEvent(tx, { type: AccountEventType.SUSPENDED, payload: { userId } });
    await sendAccountMail(tx, await findMailRecipient(tx, userId), 'suspended', { reason });
  });
}

/** Lifts the suspension of an account and mails its owner. No-op when it is not suspended. */
export async function restoreUser(ctx: SignedInContext, userId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    if (!(await isSuspended(tx, userId))) return;
    await tx.db
      .updateTable('User')
      .set({ suspendedAt: null, suspendedReason: null, updatedAt: tx.clock.now() })
      .where('id', '=', userId)
      .execute();
    await recordAudit(tx, {
      actorId: tx.viewer.id,
      action: 'user.restored',
      objectType: 'User',
      objectId: userId,
      ip: tx.client.ip,
    });
    await sendAccountMail(tx, await findMailRecipient(tx, userId), 'restored');
  });
}

/** Locks the account; throws NOT_FOUND when there is none. */
async function isSuspended(tx: ServiceContext, userId: string): Promise<boolean> {
  const user = await tx.db
    .selectFrom('User')
    .select('suspendedAt')
    .where('id', '=', userId)
    .where('erasedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!user) throw new DomainError(ErrorCode.NOT_FOUND);
  return user.suspendedAt !== null;
}
