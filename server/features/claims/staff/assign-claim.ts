import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { holdAccount } from '../../accounts/roles.js';
import type { Claim } from '../claim.entity.js';
import { selectDeciders } from './deciders.js';
import { auditClaimAct, lockForStaff } from './lock-for-staff.js';

/** Assigns a claim to a member of the staff who can decide it, or to nobody; only the assignee decides. */
export async function assignClaim(ctx: SignedInContext, claimId: string, userId: string | null): Promise<Claim> {
  return inTransaction(ctx, async (tx) => {
    if (userId !== null) await holdAccount(tx, userId);
    const { claim } = await lockForStaff(tx, claimId, 'isWithStaff');
    const fits =
      userId === null || (await selectDeciders(tx, claim).where('u.id', '=', userId).executeTakeFirst()) !== undefined;
    if (!fits) throw new DomainError(ErrorCode.NOT_FOUND);
    if (claim.assigneeId === userId) return claim;
    const before = { assigneeId: claim.assigneeId };
    claim.assigneeId = userId;
    await tx.em.flush();
    await auditClaimAct(tx, claimId, { action: 'claim.assigned', before, after: { assigneeId: userId } });
    return claim;
  });
}
