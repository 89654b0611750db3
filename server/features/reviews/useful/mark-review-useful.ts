import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { consume } from '../../../core/rate-limits/rate-limits.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { getReview } from '../review.loaders.js';
import { canReadReview, reviewAbilities } from '../review.policy.js';
import type { ReviewRow } from '../review.types.js';
import type { MarkReviewUsefulInput } from './useful-review.inputs.js';
import { usefulToViewerLoader } from './useful-review.loaders.js';

/** Adds or removes the viewer's mark that a review was useful; idempotent. */
export async function markReviewUseful(
  ctx: SignedInContext,
  { reviewId, isUseful }: MarkReviewUsefulInput,
): Promise<ReviewRow> {
  const id = fromGlobalId('Review', reviewId);
  await consume(ctx, 'useful-reviews-user', ctx.viewer.id);
  const review = await inTransaction(ctx, async (tx) => {
    // Serializes marks by several people, which change the count.
    await tx.db.selectFrom('Review').select('id').where('id', '=', id).forUpdate().execute();
    const before = await getReview(tx, id);
    if (!canReadReview(tx.viewer, before)) throw new DomainError(ErrorCode.NOT_FOUND);
    if (!reviewAbilities(tx.viewer, before, tx.clock.now()).markUseful) throw new DomainError(ErrorCode.FORBIDDEN);
    const mark = { reviewId: id, userId: tx.viewer.id };
    if (isUseful)
      await tx.db
        .insertInto('UsefulReview')
        .values({ ...mark, createdAt: tx.clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    else
      await tx.db
        .deleteFrom('UsefulReview')
        .where((eb) => eb.and(mark))
        .execute();
    return getReview(tx, id);
  });
  usefulToViewerLoader(ctx).clear(id);
  return review;
}
