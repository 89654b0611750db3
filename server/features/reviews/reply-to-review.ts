import type { SignedInContext } from '../../core/context.js';
import { DomainError, ErrorCode, refuseProblems } from '../../core/errors.js';
import { fromGlobalId } from '../../core/global-id.js';
import { inTransaction } from '../../core/transaction.js';
import { replyProblems, tidyText } from './review-content.rules.js';
import type { ReplyToReviewInput } from './review.inputs.js';
import { readReview } from './review.loaders.js';
import { canReadReview, reviewAbilities } from './review.policy.js';
import type { ReviewRow } from './review.types.js';

/** The one public answer of whom a review is about; the same words again change nothing. */
export async function replyToReview(ctx: SignedInContext, { reviewId, text }: ReplyToReviewInput): Promise<ReviewRow> {
  const id = fromGlobalId('Review', reviewId);
  const reply = tidyText(text);
  return inTransaction(ctx, async (tx) => {
    await tx.em.execute('select 1 from reviews where id = ? for update', [id]);
    const review = await readReview(tx, id);
    if (!review || !canReadReview(tx.viewer, review)) throw new DomainError(ErrorCode.NOT_FOUND);
    if (review.subjectId !== tx.viewer.id) throw new DomainError(ErrorCode.FORBIDDEN);
    if (review.replyText === reply) return review;
    if (review.replyText !== null || review.isReplaced) throw new DomainError(ErrorCode.REVIEW_EXISTS);
    const now = tx.clock.now();
    if (!reviewAbilities(tx.viewer, review, now).reply) throw new DomainError(ErrorCode.REVIEW_WINDOW_CLOSED);
    refuseProblems(replyProblems(reply));
    await tx.em.execute('update reviews set reply_text = ?, reply_at = ? where id = ?', [reply, now, id]);
    return { ...review, replyText: reply, replyAt: now };
  });
}
