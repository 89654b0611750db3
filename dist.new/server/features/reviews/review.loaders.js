import { DomainError, ErrorCode } from '../../core/errors/errors.js';
import { summarizeRatings } from './rating.rules.js';
import { canReadReview } from './review.policy.js';
import { REVIEW_COLUMNS } from './review.types.js';
/** Reviews with alias `r`, each with the times of its round, `o`. */
export function selectReviews(db) {
    return db
        .selectFrom('Review as r')
        .leftJoin('ReviewRound as o', (join) => join.onRef('o.bookingId', '=', 'r.bookingId').onRef('o.kind', '=', 'r.round'))
        .select(REVIEW_COLUMNS)
        .select(['o.closesAt', 'o.closedAt']);
}
/** One review, without asking who may read it. */
export async function findReview(ctx, id) {
    return (await selectReviews(ctx.db).where('r.id', '=', id).executeTakeFirst()) ?? null;
}
/** The same; throws NOT_FOUND. */
export async function getReview(ctx, id) {
    const review = await findReview(ctx, id);
    if (!review)
        throw new DomainError(ErrorCode.NOT_FOUND);
    return review;
}
/** Reviews the viewer may read, by uuid; null for all others. */
export function reviewLoader(ctx) {
    return ctx.loaders.get('reviews', async (ids) => {
        const rows = await selectReviews(ctx.db).where('r.id', 'in', ids).execute();
        const byId = new Map(rows.map((row) => [row.id, row]));
        return ids.map((id) => {
            const review = byId.get(id);
            return review && canReadReview(ctx.viewer, review) ? review : null;
        });
    });
}
/** All reviews of bookings, newest first, without asking who may read them. */
export function bookingReviewsLoader(ctx) {
    return ctx.loaders.get('booking-reviews', async (ids) => {
        const rows = await selectReviews(ctx.db)
            .where('r.bookingId', 'in', ids)
            .orderBy('r.submittedAt', 'desc')
            .orderBy('r.id')
            .execute();
        const byBooking = new Map(ids.map((id) => [id, []]));
        for (const row of rows)
            byBooking.get(row.bookingId)?.push(row);
        return ids.map((id) => byBooking.get(id) ?? []);
    });
}
/** Rating totals of spaces, hosts or renters; null for those without reviews. */
export function ratingLoader(ctx, kind) {
    return ctx.loaders.get(`ratings:${kind}`, async (ids) => {
        const rows = await ctx.db
            .selectFrom('Rating')
            .select(['subjectId', 'count', 'sum', 'stars', 'scores'])
            .where('kind', '=', kind)
            .where('subjectId', 'in', ids)
            .execute();
        const byId = new Map(rows.map((row) => [row.subjectId, row]));
        return ids.map((id) => byId.get(id) ?? null);
    });
}
/** The rating of one subject, all given kinds together. */
export async function loadRating(ctx, subjectId, kinds) {
    const rows = await Promise.all(kinds.map((kind) => ratingLoader(ctx, kind).load(subjectId)));
    return summarizeRatings(rows.filter((row) => row !== null));
}
//# sourceMappingURL=review.loaders.js.map