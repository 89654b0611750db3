import { DomainError, ErrorCode, refuseProblems } from '../../core/errors/errors.js';
import { fromGlobalId } from '../../core/graphql/global-id.js';
import { inTransaction } from '../../core/writes/transaction.js';
import { normalizeText, replyProblems } from './review-content.rules.js';
import { findReview } from './review.loaders.js';
import { canReadReview, reviewAbilities } from './review.policy.js';
/** Stores the only public reply of a review's subject; sending the same text again changes nothing. */
export async function replyToReview(ctx, { reviewId, text }) {
    const id = fromGlobalId('Review', reviewId);
    const reply = normalizeText(text);
    return inTransaction(ctx, async (tx) => {
        await tx.db.selectFrom('Review').select('id').where('id', '=', id).forUpdate().execute();
        const review = await findReview(tx, id);
        if (!review || !canReadReview(tx.viewer, review))
            throw new DomainError(ErrorCode.NOT_FOUND);
        if (review.subjectId !== tx.viewer.id)
            throw new DomainError(ErrorCode.FORBIDDEN);
        if (review.replyText === reply)
            return review;
        if (review.replyText !== null || review.replacedBy !== null)
            throw new DomainError(ErrorCode.REVIEW_EXISTS);
        const now = tx.clock.now();
        if (!reviewAbilities(tx.viewer, review, now).reply)
            throw new DomainError(ErrorCode.REVIEW_WINDOW_CLOSED);
        refuseProblems(replyProblems(reply));
        await tx.db.updateTable('Review').set({ replyText: reply, replyAt: now }).where('id', '=', id).execute();
        return { ...review, replyText: reply, replyAt: now };
    });
}
//# sourceMappingURL=reply-to-review.js.map