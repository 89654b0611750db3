import { inTransaction } from '../../core/writes/transaction.js';
import { ClaimStep } from './claim-transitions.js';
import { ClaimStatus } from './claim-types.js';
import { lockClaimAs } from './lock-claim.js';
import { moveClaim } from './move-claim.js';
/** Whoever made a claim takes it back; repeating it changes nothing. */
export async function withdrawClaim(ctx, claimId) {
    return inTransaction(ctx, async (tx) => {
        const { claim, booking, actor } = await lockClaimAs(tx, claimId);
        if (claim.status !== ClaimStatus.WITHDRAWN)
            await moveClaim({ tx, booking, claim }, ClaimStep.WITHDRAW, actor);
        return claim;
    });
}
//# sourceMappingURL=withdraw-claim.js.map