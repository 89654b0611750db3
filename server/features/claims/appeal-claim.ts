import type { SignedInContext } from '../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems } from '../../core/errors/errors.js';
import { inTransaction } from '../../core/writes/transaction.js';
import { cleanText, isWithin } from '../../core/values/text.js';
import { CLAIM_BOUNDS } from './claim-cases.rules.js';
import { ClaimStep } from './claim.transitions.js';
import type { Claim } from './claim.entity.js';
import { claimSideOf } from './claim.policy.js';
import { lockClaimAs } from './lock-claim.js';
import { moveClaim } from './move-claim.js';

/** A side appeals against the decision, once; another member of the staff decides. */
export async function appealClaim(ctx: SignedInContext, claimId: string, given: string): Promise<Claim> {
  const text = cleanText(given);
  const { minReasons: min, maxReasons: max } = CLAIM_BOUNDS;
  refuseProblems(
    !isWithin(text, { min, max }) ? [{ path: 'text', code: FieldProblemCode.TEXT_LENGTH, params: { min, max } }] : [],
  );
  return inTransaction(ctx, async (tx) => {
    const { claim, booking, actor } = await lockClaimAs(tx, claimId);
    const side = claimSideOf(tx.viewer, booking);
    if (!side) throw new DomainError(ErrorCode.FORBIDDEN);
    Object.assign(claim, { appealedAt: tx.clock.now(), appealedBy: side, appealText: text });
    await moveClaim({ tx, booking, claim }, ClaimStep.APPEAL, actor);
    return claim;
  });
}
