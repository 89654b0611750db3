import type { ServiceContext } from '../../../core/context.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { proposalFor, type Proposal } from './claim-proposal.rules.js';
import { ClaimAnswer } from '../claim-answer.entity.js';
import type { Claim } from '../claim.entity.js';
import { remedyAmounts } from '../money/remedy-amounts.js';

/** Computes the proposal for a claim and stores it; null leaves it to the staff. */
export async function makeProposal(tx: ServiceContext, booking: Booking, claim: Claim): Promise<Proposal | null> {
  const answer = await tx.em.findOne(ClaimAnswer, { claimId: claim.id });
  const files = await tx.db
    .selectFrom('ClaimEvidence')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('claimId', '=', claim.id)
    .where('isOfAnswer', '=', true)
    .executeTakeFirst();
  const amounts = await remedyAmounts(tx, booking, claim, claim.wantedRemedy);
  const proposal = proposalFor({
    claimCase: claim.claimCase,
    detail: claim.detail,
    wanted: claim.wantedRemedy,
    describedArea: claim.describedArea,
    measuredArea: claim.measuredArea,
    answer: answer && {
      isAgreed: answer.isAgreed,
      measuredArea: answer.measuredArea,
      fileCount: Number(files?.count ?? 0),
    },
    payCents: amounts.nowCents + amounts.laterCents,
  });
  if (!proposal) return null;
  const { nowCents } = await remedyAmounts(tx, booking, claim, proposal.remedy);
  Object.assign(claim, { remedy: proposal.remedy, remedyCents: nowCents, proposalReason: proposal.reason });
  return proposal;
}
