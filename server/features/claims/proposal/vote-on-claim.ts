import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { mayChargeFor } from '../../bookings/lifecycle/sides.js';
import { ClaimActor, ClaimStep } from '../claim.transitions.js';
import { ClaimStatus } from '../claim.enums.js';
import type { Claim } from '../claim.entity.js';
import { claimSideOf } from '../claim.policy.js';
import { lockClaimAs } from '../lock-claim.js';
import { remedyAmounts } from '../money/remedy-amounts.js';
import { claimRefused, moveClaim } from '../move-claim.js';
import { offerTokenOf } from './offer-token.js';
import { storeVote } from './store-vote.js';

/** A side's vote on the proposal or the decision. */
export interface Vote {
  readonly isAccepted: boolean;
  /** The token of the displayed offer. */
  readonly offerToken: string;
}

/**
 * A side accepts or rejects the proposal, or accepts the decision. When both have accepted, the money moves in the same transaction.
 * Idempotent; an amount that has changed is refused with the new one.
 */
export async function voteOnClaim(ctx: SignedInContext, claimId: string, vote: Vote): Promise<Claim> {
  const outcome = await inTransaction(ctx, async (tx) => {
    const { claim, booking, actor } = await lockClaimAs(tx, claimId);
    const side = claimSideOf(tx.viewer, booking);
    if (!side || actor === ClaimActor.STAFF) throw new DomainError(ErrorCode.FORBIDDEN);
    const subject = claim.status === ClaimStatus.PROPOSED ? 'proposal' : 'decision';
    const before = await tx.db
      .selectFrom('ClaimVote')
      .select('isAccepted')
      .where('claimId', '=', claimId)
      .where('subject', '=', subject)
      .where('side', '=', side)
      .executeTakeFirst();
    if (before?.isAccepted === vote.isAccepted) return { claim };
    if (before) throw claimRefused(claim);
    if (await isChanged(tx, booking, claim, vote)) return { claim, isChanged: true };
    const step = vote.isAccepted ? ClaimStep.ACCEPT : ClaimStep.REFUSE;
    await moveClaim({ tx, booking, claim }, step, actor);
    if (await storeVote(tx, { claimId, subject, side, isAccepted: vote.isAccepted })) await settle(tx, booking, claim);
    return { claim };
  });
  if (outcome.isChanged)
    throw new DomainError(ErrorCode.CLAIM_AMOUNT_CHANGED, { amountCents: outcome.claim.remedyCents });
  return outcome.claim;
}

async function settle(tx: SignedInContext, booking: Booking, claim: Claim): Promise<void> {
  const run = { tx, booking, claim };
  const areChargesPaused = await isChargePaused(tx, booking, claim);
  await moveClaim(run, ClaimStep.BOTH_ACCEPT, ClaimActor.SYSTEM, { areChargesPaused });
  if (claim.status === ClaimStatus.AGREED) await moveClaim(run, ClaimStep.SETTLE, ClaimActor.SYSTEM);
}

/** Whether the remedy charges the renter's card, and the charges of the booking are paused. */
async function isChargePaused(tx: SignedInContext, booking: Booking, claim: Claim): Promise<boolean> {
  if (claim.remedy === null || (await mayChargeFor(tx, booking))) return false;
  return (await remedyAmounts(tx, booking, claim, claim.remedy)).depositCents > 0;
}

/** Whether the offer differs from the displayed one. A new amount is stored, and votes on the earlier one no longer count. */
async function isChanged(
  tx: SignedInContext,
  booking: Booking,
  claim: Claim,
  { isAccepted, offerToken }: Vote,
): Promise<boolean> {
  if (!isAccepted || claim.remedy === null) return false;
  if (claim.status === ClaimStatus.PROPOSED) {
    const { nowCents } = await remedyAmounts(tx, booking, claim, claim.remedy);
    if (nowCents !== claim.remedyCents) {
      claim.remedyCents = nowCents;
      await tx.em.flush();
      await tx.db.deleteFrom('ClaimVote').where('claimId', '=', claim.id).where('subject', '=', 'proposal').execute();
    }
  }
  return offerTokenOf(tx, claim) !== offerToken;
}
