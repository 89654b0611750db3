import type { SignedInContext } from '../../../core/context.js';
import { recordAudit } from '../../../core/writes/audit.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { changeAccount } from '../../accounts/change-account.js';
import { lockPerson, tidyStatement } from '../../accounts/measures/apply-measure.js';

/** The staff release the money of a host whose account is closed: it is paid out in the next runs, except what a hold keeps back. */
export async function allowPayouts(ctx: SignedInContext, userId: string, given: string): Promise<void> {
  const reason = tidyStatement(given);
  await inTransaction(ctx, async (tx) => {
    const { payoutsAllowedAt } = await lockPerson(tx, userId);
    const now = tx.clock.now();
    await changeAccount(tx, userId, { payoutsAllowedAt: now });
    await recordAudit(tx, {
      actorId: tx.viewer.id,
      action: 'user.payouts_allowed',
      objectType: 'User',
      objectId: userId,
      before: { payoutsAllowedAt },
      after: { payoutsAllowedAt: now },
      reason,
      ip: tx.client.ip,
    });
  });
}
