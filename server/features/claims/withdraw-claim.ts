import type { SignedInContext } from '../../core/context.js';
import { inTransaction } from '../../core/writes/transaction.js';
import { ClaimStep } from './claim.transitions.js';
import { ClaimStatus } from './claim.enums.js';
import type { Claim } from './claim.entity.js';
import { lockClaimAs } from './lock-claim.js';
import { moveClaim } from './move-claim.js';

/** The claimant withdraws a claim; idempotent. */
export async function withdrawClaim(ctx: SignedInContext, claimId: string): Promise<Claim> {
  return inTransaction(ctx, async (tx) => {
    const { claim, booking, actor } = await lockClaimAs(tx, claimId);
    if (claim.status !== ClaimStatus.WITHDRAWN) await moveClaim({ tx, booking, claim }, ClaimStep.WITHDRAW, actor);
    return claim;
  });
}
