import { recordAudit } from '../../../core/writes/audit.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems } from '../../../core/errors/errors.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { afterHiding, afterPublishing, EVENT_COLUMNS } from '../../reviews/close-round.js';
import { answerReports } from './answer-reports.js';
import { normalizeText, STATEMENT_LENGTH } from '../../reviews/review-content.rules.js';
import { findReview, getReview } from '../../reviews/review.loaders.js';
import { getOpenUntil } from '../../reviews/review.policy.js';
import { lockReviews } from '../../reviews/review-rounds.js';
import { ReviewStatus } from '../../reviews/review-types.js';
/** Staff hide a review, or publish one that was held, reported or hidden; both with their reasons. */
export async function decideReview(ctx, { reviewId, isHidden, statement, unfoundedCode }) {
    const id = fromGlobalId('Review', reviewId);
    const reasons = normalizeText(statement);
    const { length } = [...reasons];
    refuseProblems(length >= STATEMENT_LENGTH.min && length <= STATEMENT_LENGTH.max
        ? []
        : [{ path: 'statement', code: FieldProblemCode.TEXT_LENGTH, params: STATEMENT_LENGTH }]);
    return inTransaction(ctx, async (tx) => {
        const review = await lockReview(tx, id);
        if (review.authorId === tx.viewer.id || review.subjectId === tx.viewer.id)
            throw new DomainError(ErrorCode.FORBIDDEN);
        // Nobody but the author may read a review before it is published, staff included.
        if (review.status === ReviewStatus.SUBMITTED)
            throw new DomainError(ErrorCode.NOT_FOUND);
        const decision = {
            status: isHidden ? ReviewStatus.HIDDEN : releasedStatus(review),
            statement: reasons,
            unfoundedCode,
        };
        const answered = await answerReports(tx, review, decision);
        if (decision.status === review.status && answered === 0)
            return review;
        await applyDecision(tx, review, decision);
        return getReview(tx, id);
    });
}
async function lockReview(tx, id) {
    const found = await findReview(tx, id);
    if (!found)
        throw new DomainError(ErrorCode.NOT_FOUND);
    await lockReviews(tx, found.bookingId);
    return getReview(tx, id);
}
/** A review released while its round is open waits for the other side like any other. */
function releasedStatus(review) {
    return getOpenUntil(review) === null ? ReviewStatus.PUBLISHED : ReviewStatus.SUBMITTED;
}
async function applyDecision(tx, review, { status, statement }) {
    const now = tx.clock.now();
    const isPublished = status === ReviewStatus.PUBLISHED;
    const changed = await tx.db
        .updateTable('Review')
        .set({
        status,
        flags: [],
        decisionText: statement,
        decidedAt: now,
        ...(isPublished && { publishedAt: review.publishedAt ?? now }),
    })
        .where('id', '=', review.id)
        .returning(EVENT_COLUMNS)
        .execute();
    await recordAudit(tx, {
        actorId: tx.viewer.id,
        action: auditAction(review, status),
        objectType: 'review',
        objectId: review.id,
        before: { status: review.status },
        after: { status },
        reason: statement,
        ip: tx.client.ip,
    });
    if (status === review.status)
        return;
    if (isPublished)
        await afterPublishing(tx, changed);
    if (status === ReviewStatus.HIDDEN)
        await afterHiding(tx, changed);
}
function auditAction(review, status) {
    if (status === ReviewStatus.HIDDEN)
        return 'review.hidden';
    return status === review.status ? 'review.kept' : 'review.released';
}
//# sourceMappingURL=decide-review.js.map