import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { consume } from '../../../core/rate-limits/rate-limits.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { getReview } from '../review.loaders.js';
import { canReadReview, reviewAbilities } from '../review.policy.js';
import { usefulToViewerLoader } from './useful-review.loaders.js';
/** Stores or removes the viewer's mark that a review was useful; what is so already stays. */
export async function markReviewUseful(ctx, { reviewId, isUseful }) {
    const id = fromGlobalId('Review', reviewId);
    await consume(ctx, 'useful-reviews-user', ctx.viewer.id);
    const review = await inTransaction(ctx, async (tx) => {
        // Marks of several people wait for each other: each changes the count.
        await tx.db.selectFrom('Review').select('id').where('id', '=', id).forUpdate().execute();
        const before = await getReview(tx, id);
        if (!canReadReview(tx.viewer, before))
            throw new DomainError(ErrorCode.NOT_FOUND);
        if (!reviewAbilities(tx.viewer, before, tx.clock.now()).markUseful)
            throw new DomainError(ErrorCode.FORBIDDEN);
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
//# sourceMappingURL=mark-review-useful.js.map