import type { SignedInContext } from '../../../core/context.js';
import { recordAudit } from '../../../core/writes/audit.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';

/** The unmasked e-mail address of a person; each read is recorded. */
export async function revealEmail(ctx: SignedInContext, userId: string): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const person = await tx.db
      .selectFrom('User')
      .select('email')
      .where('id', '=', userId)
      .where('erasedAt', 'is', null)
      .executeTakeFirst();
    if (!person) throw new DomainError(ErrorCode.NOT_FOUND);
    await recordAudit(tx, {
      actorId: tx.viewer.id,
      action: 'user.email_revealed',
      objectType: 'User',
      objectId: userId,
      ip: tx.client.ip,
    });
    return person.email;
  });
}
