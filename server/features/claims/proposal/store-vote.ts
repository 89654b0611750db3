import type { ServiceContext } from '../../../core/context.js';
import type { ClaimVote } from './claim-vote.entity.js';

/** Stores a side's vote; a second one of the same side changes nothing. Returns whether both sides have accepted. */
export async function storeVote(tx: ServiceContext, vote: Omit<ClaimVote, 'createdAt'>): Promise<boolean> {
  const { claimId, subject, side, isAccepted } = vote;
  await tx.db
    .insertInto('ClaimVote')
    .values({ claimId, subject, side, isAccepted, createdAt: tx.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const accepted = await tx.db
    .selectFrom('ClaimVote')
    .select('side')
    .where('claimId', '=', claimId)
    .where('subject', '=', subject)
    .where('isAccepted', '=', true)
    .execute();
  return accepted.length === 2;
}
