import type { SignedInContext } from '../../core/context.js';
import { DomainError, ErrorCode, refuseProblems } from '../../core/errors/errors.js';
import { fromGlobalId } from '../../core/graphql/global-id.js';
import { changeRecord } from '../../core/writes/change-record.js';
import { inTransaction } from '../../core/writes/transaction.js';
import { cleanText } from '../../core/values/text.js';
import { replyProblems } from './review-content.rules.js';
import { Review } from './review.entity.js';
import type { ReplyToReviewInput } from './review.inputs.js';
import { findReview } from './review.loaders.js';
import { canReadReview, reviewAbilities } from './review.policy.js';
import type { ReviewRow } from './review.types.js';

/** Stores the only public reply of a review's subject; sending the same text again changes nothing. */
export async function replyToReview(ctx: SignedInContext, { reviewId, text }: ReplyToReviewInput): Promise<ReviewRow> {
  const id = fromGlobalId('Review', reviewId);
  const reply = cleanText(text);
  return inTransaction(ctx, async (tx) => {
    await tx.db.selectFrom('Review').select('id').where('id', '=', id).forUpdate().execute();
    const review = await findReview(tx, id);
    if (!review || !canReadReview(tx.viewer, review)) throw new DomainError(ErrorCode.NOT_FOUND);
    if (review.subjectId !== tx.viewer.id) throw new DomainError(ErrorCode.FORBIDDEN);
    if (review.replyText === reply) return review;
    if (review.replyText !== null || review.replacedBy !== null) throw new DomainError(ErrorCode.REVIEW_EXISTS);
    const now = tx.clock.now();
    if (!reviewAbilities(tx.viewer, review, now).reply) throw new DomainError(ErrorCode.REVIEW_WINDOW_CLOSED);
    refuseProblems(replyProblems(reply));
    await changeRecord(tx, Review, id, { replyText: reply, replyAt: now });
    return { ...review, replyText: reply, replyAt: now };
  });
}
