import { recordAudit } from '../../../core/writes/audit.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems } from '../../../core/errors/errors.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { cleanText } from '../../bookings/lifecycle/booking-request.rules.js';
import { CLAIM_BOUNDS, CLAIM_RULES, COMPUTED_REMEDIES, STAFF_REMEDIES } from '../claim-cases.rules.js';
import { ClaimActor, claimStatusesThat, ClaimStep } from '../claim-transitions.js';
import { ClaimStatus } from '../claim-types.js';
import { lockClaimAs } from '../lock-claim.js';
import { remedyAmounts } from '../money/remedy-amounts.js';
import { claimRefused, moveClaim } from '../move-claim.js';
import { ClaimDecision } from './claim-decision.entity.js';
/** The remedies staff can decide for a claim. */
export function decidableRemedies({ claimCase }) {
    return [...new Set([...CLAIM_RULES[claimCase].remedies, ...STAFF_REMEDIES])];
}
/** Staff decide a claim with reasons; an appeal is decided by somebody else, for good. */
export async function decideClaim(ctx, claimId, given) {
    const reasons = cleanText(given.reasons);
    const { minReasons: min, maxReasons: max } = CLAIM_BOUNDS;
    return inTransaction(ctx, async (tx) => {
        const { claim, booking, actor } = await lockClaimAs(tx, claimId);
        if (actor !== ClaimActor.STAFF)
            throw new DomainError(ErrorCode.FORBIDDEN);
        if (!claimStatusesThat('isForStaff').includes(claim.status))
            throw claimRefused(claim);
        refuseProblems([
            ...(reasons.length < min || reasons.length > max
                ? [{ path: 'reasons', code: FieldProblemCode.TEXT_LENGTH, params: { min, max } }]
                : []),
            ...(decidableRemedies(claim).includes(given.remedy)
                ? []
                : [{ path: 'remedy', code: FieldProblemCode.CLAIM_REMEDY }]),
            ...(given.amountCents >= 0 ? [] : [{ path: 'amountCents', code: FieldProblemCode.CLAIM_AMOUNT_OUT_OF_RANGE }]),
        ]);
        const isOwnSum = !COMPUTED_REMEDIES.includes(given.remedy);
        const { nowCents } = await remedyAmounts(tx, booking, claim, given.remedy, isOwnSum ? given.amountCents : null);
        if (nowCents !== given.amountCents)
            throw new DomainError(ErrorCode.CLAIM_AMOUNT_CHANGED, { amountCents: nowCents });
        const first = await tx.em.findOne(ClaimDecision, { claimId, round: 1 });
        if (first?.decidedBy === tx.viewer.id)
            throw new DomainError(ErrorCode.CLAIM_OTHER_STAFF_NEEDED);
        const before = { status: claim.status, remedy: claim.remedy, remedyCents: claim.remedyCents };
        const decision = Object.assign(new ClaimDecision(), {
            claimId,
            round: claim.status === ClaimStatus.APPEALED ? 2 : 1,
            decidedBy: tx.viewer.id,
            remedy: given.remedy,
            amountCents: nowCents,
            reasons,
            createdAt: tx.clock.now(),
        });
        tx.em.persist(decision);
        Object.assign(claim, { remedy: given.remedy, remedyCents: nowCents, proposalReason: null });
        await moveClaim({ tx, booking, claim }, ClaimStep.DECIDE, actor, { isOtherStaff: first !== null });
        await recordAudit(tx, {
            actorId: tx.viewer.id,
            action: decision.round === 1 ? 'claim.decided' : 'claim.appeal_decided',
            objectType: 'claim',
            objectId: claimId,
            before,
            after: { status: claim.status, remedy: claim.remedy, remedyCents: claim.remedyCents },
            reason: reasons,
            ip: tx.client.ip,
        });
        return claim;
    });
}
//# sourceMappingURL=decide-claim.js.map