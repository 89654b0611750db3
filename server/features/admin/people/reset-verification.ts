import type { SignedInContext } from '../../../core/context.js';
import { recordAudit } from '../../../core/writes/audit.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { findMailRecipient, sendAccountMail } from '../../accounts/account-mails.js';
import { changeAccount } from '../../accounts/change-account.js';
import { lockPerson, tidyStatement } from '../../accounts/measures/apply-measure.js';
import { resetIdentity } from '../../verification/expire-verifications.js';

/** Removes the verified identity and notifies the person, who must verify again. */
export async function resetVerification(ctx: SignedInContext, userId: string, given: string): Promise<void> {
  const statement = tidyStatement(given);
  await inTransaction(ctx, async (tx) => {
    await lockPerson(tx, userId);
    const { identityVerifiedAt } = await tx.db
      .selectFrom('User')
      .select('identityVerifiedAt')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const count = await resetIdentity(tx, userId);
    await changeAccount(tx, userId, { identityVerifiedAt: null });
    await recordAudit(tx, {
      actorId: tx.viewer.id,
      action: 'user.verification_reset',
      objectType: 'User',
      objectId: userId,
      before: { identityVerifiedAt, approved: count },
      after: { identityVerifiedAt: null, approved: 0 },
      reason: statement,
      ip: tx.client.ip,
    });
    await sendAccountMail(tx, await findMailRecipient(tx, userId), 'verification-reset', { reason: statement });
  });
}
