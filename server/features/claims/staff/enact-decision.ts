import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { ClaimActor, ClaimStep } from '../claim.transitions.js';
import { ClaimStatus } from '../claim.enums.js';
import type { LockedClaim } from '../lock-claim.js';
import { remedyAmounts, type RemedyAmounts } from '../money/remedy-amounts.js';
import { moveClaim } from '../move-claim.js';
import { ClaimDecision } from './claim-decision.entity.js';
import { hasOwnSum, type Decision } from './decision.rules.js';
import { auditClaimAct, type ClaimForStaff } from './lock-for-staff.js';

/** Refuses an amount that the remedy does not, or no longer, pay; returns what it pays. */
export async function checkAmount(
  tx: SignedInContext,
  { booking, claim }: LockedClaim,
  { remedy, amountCents }: Pick<Decision, 'remedy' | 'amountCents'>,
): Promise<RemedyAmounts> {
  const amounts = await remedyAmounts(tx, booking, claim, remedy, hasOwnSum(remedy) ? amountCents : null);
  if (amounts.nowCents !== amountCents)
    throw new DomainError(ErrorCode.CLAIM_AMOUNT_CHANGED, { amountCents: amounts.nowCents });
  return amounts;
}

/** Stores a validated decision and moves the claim; both sides are notified. */
export async function enactDecision(
  tx: SignedInContext,
  { claim, booking, first }: ClaimForStaff,
  { remedy, amountCents, ground, reasons }: Decision,
  people: { readonly decidedBy: string; readonly confirmedBy?: string },
): Promise<void> {
  const before = stateOf(claim);
  const round = claim.status === ClaimStatus.APPEALED ? 2 : 1;
  tx.em.persist(
    Object.assign(new ClaimDecision(), {
      claimId: claim.id,
      round,
      remedy,
      amountCents,
      ground,
      reasons,
      ...people,
      createdAt: tx.clock.now(),
    }),
  );
  Object.assign(claim, { remedy, remedyCents: amountCents, proposalReason: null });
  await moveClaim({ tx, booking, claim }, ClaimStep.DECIDE, ClaimActor.STAFF, { isOtherStaff: first !== null });
  await auditClaimAct(tx, claim.id, {
    action: round === 1 ? 'claim.decided' : 'claim.appeal_decided',
    before,
    after: stateOf(claim),
    reason: reasons,
  });
}

const stateOf = ({ status, remedy, remedyCents }: LockedClaim['claim']) => ({ status, remedy, remedyCents });
