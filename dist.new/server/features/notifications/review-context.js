import { toGlobalId } from '../../core/graphql/global-id.js';
import { ReviewEventType } from '../reviews/review.events.js';
const DAY_MS = 86_400_000;
const REVIEW_EVENTS = new Set(Object.values(ReviewEventType));
/** Parameters that review events add to a booking's notification; empty for other events. */
export async function loadReviewParams(tx, { type, payload, createdAt }) {
    if (!REVIEW_EVENTS.has(type))
        return {};
    const { bookingId, closesAt, reviewId } = payload;
    const address = `/leave-review/${toGlobalId('Booking', String(bookingId))}`;
    if (typeof closesAt === 'string')
        return { address, within: Math.ceil((Date.parse(closesAt) - createdAt.getTime()) / DAY_MS) };
    if (type !== ReviewEventType.HIDDEN)
        return { address };
    const review = await tx.db
        .selectFrom('Review')
        .select('decisionText')
        .where('id', '=', String(reviewId))
        .executeTakeFirst();
    return { address, statement: review?.decisionText ?? '' };
}
//# sourceMappingURL=review-context.js.map