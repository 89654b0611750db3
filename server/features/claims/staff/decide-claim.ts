import type { SignedInContext } from '../../../core/context.js';
import { refuseProblems } from '../../../core/errors/errors.js';
import { ALONE_CENTS } from '../../../core/two-persons.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { cleanText } from '../../../core/values/text.js';
import { holdAccount } from '../../accounts/roles.js';
import type { Claim } from '../claim.entity.js';
import { refundGrowth } from '../money/refund-growth.js';
import type { RemedyAmounts } from '../money/remedy-amounts.js';
import { claimRefused } from '../move-claim.js';
import { decidableRemedies } from './decidable-remedies.js';
import { decisionProblems, type Decision } from './decision.rules.js';
import { checkAmount, enactDecision } from './enact-decision.js';
import { auditClaimAct, lockForDecision, refuseOtherStaff, type ClaimForStaff } from './lock-for-staff.js';
import { ClaimPendingDecision } from './pending-decision.entity.js';

/**
 * Staff decide a claim with reasons; an appeal is decided finally by another member of the staff. Above the limit of one person it waits
 * for a second one, also if only what is charged before its appeal time ends takes it above.
 */
export function decideClaim(ctx: SignedInContext, claimId: string, given: Decision): Promise<Claim> {
  return decide(ctx, claimId, given, async (tx, locked, decision, amounts) => {
    const waiting = await tx.em.findOne(ClaimPendingDecision, { claimId });
    if (waiting) throw claimRefused(locked.claim);
    const mostCents = decision.amountCents + (await refundGrowth(tx, locked.claim, decision.remedy, amounts));
    if (mostCents <= ALONE_CENTS) return enactDecision(tx, locked, decision, { decidedBy: tx.viewer.id });
    const proposedBy = tx.viewer.id;
    tx.em.persist(
      Object.assign(new ClaimPendingDecision(), { claimId, proposedBy, ...decision, createdAt: tx.clock.now() }),
    );
    // It waits for a second person.
    locked.claim.assigneeId = null;
    const { remedy, amountCents, reasons } = decision;
    await auditClaimAct(tx, claimId, {
      action: 'claim.decision_proposed',
      before: { isWaiting: false },
      after: { isWaiting: true, remedy, amountCents },
      reason: reasons,
    });
  });
}

/** The same without a second person: for the preview of a decision. */
export function rehearseDecision(ctx: SignedInContext, claimId: string, given: Decision): Promise<Claim> {
  return decide(ctx, claimId, given, (tx, locked, decision) =>
    enactDecision(tx, locked, decision, { decidedBy: tx.viewer.id }),
  );
}

async function decide(
  ctx: SignedInContext,
  claimId: string,
  given: Decision,
  act: (tx: SignedInContext, locked: ClaimForStaff, decision: Decision, amounts: RemedyAmounts) => Promise<void>,
): Promise<Claim> {
  const decision = { ...given, reasons: cleanText(given.reasons) };
  return inTransaction(ctx, async (tx) => {
    // Before the claim, as a change of roles locks them.
    await holdAccount(tx, tx.viewer.id);
    const locked = await lockForDecision(tx, claimId);
    const possible = await decidableRemedies(tx, locked.booking, locked.claim);
    refuseProblems(decisionProblems(possible, decision));
    const amounts = await checkAmount(tx, locked, decision);
    refuseOtherStaff(tx, locked);
    await act(tx, locked, decision, amounts);
    return locked.claim;
  });
}
