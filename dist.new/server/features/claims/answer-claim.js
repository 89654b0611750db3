import { DomainError, ErrorCode, FieldProblemCode, refuseProblems } from '../../core/errors/errors.js';
import { inTransaction } from '../../core/writes/transaction.js';
import { cleanText } from '../bookings/lifecycle/booking-request.rules.js';
import { ClaimAnswer } from './claim-answer.entity.js';
import { CLAIM_BOUNDS } from './claim-cases.rules.js';
import { isMeasure } from './claim-input.rules.js';
import { ClaimActor, ClaimStep } from './claim-transitions.js';
import { otherSide } from './claim.policy.js';
import { attachEvidence, ownUnsentEvidence } from './evidence/attach-evidence.js';
import { lockClaimAs } from './lock-claim.js';
import { makeProposal } from './proposal/make-proposal.js';
import { moveClaim } from './move-claim.js';
import { storeVote } from './proposal/store-vote.js';
/** The other side answers a claim, once; the proposal follows at once. Agreeing counts as accepting it. */
export async function answerClaim(ctx, claimId, given) {
    const text = cleanText(given.text);
    return inTransaction(ctx, async (tx) => {
        const { claim, booking, actor } = await lockClaimAs(tx, claimId);
        if (actor !== ClaimActor.OTHER_SIDE)
            throw new DomainError(ErrorCode.FORBIDDEN);
        if (await tx.em.findOne(ClaimAnswer, { claimId }))
            return claim;
        const { maxAnswer: max } = CLAIM_BOUNDS;
        const isEmpty = !given.isAgreed && text === '';
        const isWrongArea = given.measuredM2 !== null && !isMeasure(given.measuredM2);
        refuseProblems([
            ...(text.length > max ? [{ path: 'text', code: FieldProblemCode.TOO_LONG, params: { max } }] : []),
            ...(isEmpty ? [{ path: 'text', code: FieldProblemCode.REQUIRED }] : []),
            ...(isWrongArea ? [{ path: 'measuredM2', code: FieldProblemCode.SIZE_OUT_OF_RANGE }] : []),
        ]);
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
        await tx.em.flush();
        const proposal = await makeProposal(tx, booking, claim);
        await moveClaim({ tx, booking, claim }, ClaimStep.ANSWER, actor, { isProposable: proposal !== null });
        if (proposal?.remedy === claim.wantedRemedy && given.isAgreed)
            await storeVote(tx, { claimId, subject: 'proposal', side: otherSide(claim.side), isAccepted: true });
        return claim;
    });
}
//# sourceMappingURL=answer-claim.js.map