import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode, refuseProblems } from '../../../core/errors/errors.js';
import { ALONE_CENTS } from '../../../core/staff-acts.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { cleanText } from '../../bookings/lifecycle/booking-request.rules.js';
import type { Claim } from '../claim.entity.js';
import { claimRefused } from '../move-claim.js';
import { decisionProblems, type Decision } from './decision.rules.js';
import { auditDecision, checkAmount, enactDecision, lockForDecision } from './enact-decision.js';
import { ClaimPendingDecision } from './pending-decision.entity.js';

/**
 * Staff decide a claim with reasons; an appeal is decided by somebody else, for good. What pays more than one person may
 * decide waits for a second one.
 */
export function decideClaim(ctx: SignedInContext, claimId: string, given: Decision): Promise<Claim> {
  return decide(ctx, claimId, given, async (tx, locked, decision) => {
    const waiting = await tx.em.findOne(ClaimPendingDecision, { claimId });
    if (waiting) throw claimRefused(locked.claim);
    if (decision.amountCents <= ALONE_CENTS) return enactDecision(tx, locked, decision, { decidedBy: tx.viewer.id });
    const proposedBy = tx.viewer.id;
    tx.em.persist(
      Object.assign(new ClaimPendingDecision(), { claimId, proposedBy, ...decision, createdAt: tx.clock.now() }),
    );
    const { remedy, amountCents, reasons } = decision;
    await auditDecision(tx, claimId, {
      action: 'claim.decision_proposed',
      before: { isWaiting: false },
      after: { isWaiting: true, remedy, amountCents },
      reason: reasons,
    });
  });
}

/** The same as if nobody else had to confirm it: for what a decision would say. */
export function rehearseDecision(ctx: SignedInContext, claimId: string, given: Decision): Promise<Claim> {
  return decide(ctx, claimId, given, (tx, locked, decision) =>
    enactDecision(tx, locked, decision, { decidedBy: tx.viewer.id }),
  );
}

type Locked = Awaited<ReturnType<typeof lockForDecision>>;

async function decide(
  ctx: SignedInContext,
  claimId: string,
  given: Decision,
  act: (tx: SignedInContext, locked: Locked, decision: Decision) => Promise<void>,
): Promise<Claim> {
  const decision = { ...given, reasons: cleanText(given.reasons) };
  return inTransaction(ctx, async (tx) => {
    const locked = await lockForDecision(tx, claimId);
    refuseProblems(decisionProblems(locked.claim, decision));
    await checkAmount(tx, locked, decision);
    if (locked.first?.decidedBy === tx.viewer.id) throw new DomainError(ErrorCode.CLAIM_OTHER_STAFF_NEEDED);
    await act(tx, locked, decision);
    return locked.claim;
  });
}
