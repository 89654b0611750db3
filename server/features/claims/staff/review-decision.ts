import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { requireReason } from '../../../core/staff-reason.js';
import { holdAccounts } from '../../accounts/roles.js';
import type { Claim } from '../claim.entity.js';
import { claimRefused } from '../move-claim.js';
import { didDecide } from './claim-decision.entity.js';
import { selectDeciders } from './deciders.js';
import { checkAmount, enactDecision } from './enact-decision.js';
import { auditClaimAct, lockForDecision } from './lock-for-staff.js';
import { ClaimPendingDecision } from './pending-decision.entity.js';

/** The second person confirms a pending decision, or returns it with a reason; refused for the person who proposed it or decided before. */
export async function reviewClaimDecision(
  ctx: SignedInContext,
  claimId: string,
  { isConfirmed, statement: given }: { readonly isConfirmed: boolean; readonly statement: string },
): Promise<Claim> {
  const reason = requireReason(given);
  return inTransaction(ctx, async (tx) => {
    const held = await holdPersons(tx, claimId);
    const locked = await lockForDecision(tx, claimId);
    const pending = await tx.em.findOne(ClaimPendingDecision, { claimId });
    if (!pending) throw claimRefused(locked.claim);
    const { proposedBy, remedy, amountCents, ground, reasons } = pending;
    if (proposedBy === tx.viewer.id || didDecide(locked.first, tx.viewer.id))
      throw new DomainError(ErrorCode.CLAIM_OTHER_STAFF_NEEDED);
    tx.em.remove(pending);
    if (!isConfirmed) {
      // Nobody has the claim of a person who has lost the role meanwhile.
      const proposer =
        held.includes(proposedBy) &&
        (await selectDeciders(tx, locked.claim).where('u.id', '=', proposedBy).executeTakeFirst());
      locked.claim.assigneeId = proposer ? proposer.id : null;
      await auditClaimAct(tx, claimId, {
        action: 'claim.decision_returned',
        before: { isWaiting: true, remedy, amountCents },
        after: { isWaiting: false },
        reason,
      });
      return locked.claim;
    }
    await checkAmount(tx, locked, pending);
    await enactDecision(
      tx,
      locked,
      { remedy, amountCents, ground, reasons },
      { decidedBy: proposedBy, confirmedBy: tx.viewer.id },
    );
    return locked.claim;
  });
}

/** Holds the accounts of who reviews and of who proposed the decision, before the claim is locked, as a change of roles locks them. */
async function holdPersons(tx: SignedInContext, claimId: string): Promise<string[]> {
  const pending = await tx.db
    .selectFrom('ClaimPendingDecision')
    .select('proposedBy')
    .where('claimId', '=', claimId)
    .executeTakeFirst();
  const ids = [tx.viewer.id, ...(pending ? [pending.proposedBy] : [])];
  await holdAccounts(tx, ids);
  return ids;
}
