import type { SignedInContext } from '../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems } from '../../core/errors/errors.js';
import type { Cents } from '../../core/values/money.js';
import { inTransaction } from '../../core/writes/transaction.js';
import { recordAcceptance } from '../bookings/acceptances/record-acceptance.js';
import { cleanText, lengthOf } from '../../core/values/text.js';
import { ClaimAnswer } from './claim-answer.entity.js';
import { CLAIM_BOUNDS } from './claim-cases.rules.js';
import { areaProblems } from './claim-input.rules.js';
import { ClaimActor, ClaimStep } from './claim.transitions.js';
import { ClaimRemedy } from './claim.enums.js';
import type { Claim } from './claim.entity.js';
import { otherSide } from './claim.policy.js';
import { attachEvidence, ownUnsentEvidence } from './evidence/attach-evidence.js';
import { lockClaimAs } from './lock-claim.js';
import { makeProposal } from './proposal/make-proposal.js';
import { moveClaim } from './move-claim.js';
import { storeVote } from './proposal/store-vote.js';

/** The answer of the other side. */
export interface NewAnswer {
  readonly isAgreed: boolean;
  /** What the renter agrees to pay, beyond the deposit too; null limits it to the deposit. */
  readonly agreedCents: Cents | null;
  readonly text: string;
  /** Square metres. */
  readonly measuredM2: number | null;
  readonly evidenceIds: readonly string[];
}

/** The other side answers a claim, once; the proposal follows at once. Agreeing counts as accepting it. */
export async function answerClaim(ctx: SignedInContext, claimId: string, given: NewAnswer): Promise<Claim> {
  const text = cleanText(given.text);
  return inTransaction(ctx, async (tx) => {
    const { claim, booking, actor } = await lockClaimAs(tx, claimId);
    if (actor !== ClaimActor.OTHER_SIDE) throw new DomainError(ErrorCode.FORBIDDEN);
    if (await tx.em.findOne(ClaimAnswer, { claimId })) return claim;
    const { maxAnswer: max } = CLAIM_BOUNDS;
    const isEmpty = !given.isAgreed && text === '';
    refuseProblems([
      ...(lengthOf(text) > max ? [{ path: 'text', code: FieldProblemCode.TOO_LONG, params: { max } }] : []),
      ...(isEmpty ? [{ path: 'text', code: FieldProblemCode.REQUIRED }] : []),
      ...areaProblems(given.measuredM2),
    ]);
    if (given.agreedCents !== null && !isAskedSum(claim, given))
      throw new DomainError(ErrorCode.CLAIM_AMOUNT_CHANGED, { amountCents: claim.wantedCents });
    const files = await ownUnsentEvidence(tx, booking.id, given.evidenceIds);
    await attachEvidence(tx, files.ids, { claimId, isOfAnswer: true });
    const answer = Object.assign(new ClaimAnswer(), {
      claimId,
      authorId: tx.viewer.id,
      isAgreed: given.isAgreed,
      text,
      measuredArea: given.measuredM2 === null ? null : Math.round(given.measuredM2 * 100),
      createdAt: tx.clock.now(),
    });
    tx.em.persist(answer);
    claim.agreedCents = given.agreedCents;
    await tx.em.flush();
    if (claim.agreedCents !== null) await acceptSum(tx, claim);
    const proposal = await makeProposal(tx, booking, claim);
    await moveClaim({ tx, booking, claim }, ClaimStep.ANSWER, actor, { isProposable: proposal !== null });
    if (proposal?.remedy === claim.wantedRemedy && given.isAgreed)
      await storeVote(tx, { claimId, subject: 'proposal', side: otherSide(claim.side), isAccepted: true });
    return claim;
  });
}

/** Whether the renter agrees to pay what a host asks for a damage: that sum, no other. */
const isAskedSum = ({ wantedRemedy, wantedCents }: Claim, { isAgreed, agreedCents }: NewAnswer): boolean =>
  isAgreed && wantedRemedy === ClaimRemedy.DEPOSIT && agreedCents === wantedCents;

/** The consent to a charge that the mandate does not cover. */
function acceptSum(tx: SignedInContext, { bookingId, reference, agreedCents }: Claim): Promise<void> {
  return recordAcceptance(tx, {
    kind: 'claim_sum',
    version: reference,
    bookingId,
    content: { reference, agreedCents },
  });
}
