import type { SignedInContext } from '../../../core/context.js';
import { FieldProblemCode, refuseProblems } from '../../../core/errors/errors.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { CLAIM_RULES } from '../claim-cases.rules.js';
import { ClaimStep } from '../claim.transitions.js';
import type { ClaimRemedy } from '../claim.enums.js';
import type { Claim } from '../claim.entity.js';
import { lockClaimAs } from '../lock-claim.js';
import { makeProposal } from './make-proposal.js';
import { moveClaim } from '../move-claim.js';

/** The claimant chooses another remedy of the case: both sides vote again, with the same deadline. */
export async function changeClaimRemedy(ctx: SignedInContext, claimId: string, remedy: ClaimRemedy): Promise<Claim> {
  return inTransaction(ctx, async (tx) => {
    const { claim, booking, actor } = await lockClaimAs(tx, claimId);
    const isFit = CLAIM_RULES[claim.claimCase].remedies.includes(remedy);
    refuseProblems(isFit ? [] : [{ path: 'remedy', code: FieldProblemCode.CLAIM_REMEDY }]);
    if (claim.wantedRemedy === remedy) return claim;
    await moveClaim({ tx, booking, claim }, ClaimStep.CHANGE_REMEDY, actor);
    claim.wantedRemedy = remedy;
    await makeProposal(tx, booking, claim);
    await tx.em.flush();
    await tx.db.deleteFrom('ClaimVote').where('claimId', '=', claimId).where('subject', '=', 'proposal').execute();
    return claim;
  });
}
