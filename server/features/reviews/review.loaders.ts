import type DataLoader from 'dataloader';
import type { RequestContext, ServiceContext } from '../../core/context.js';
import { DomainError, ErrorCode } from '../../core/errors/errors.js';
import type { Database } from '../../database.js';
import { summarizeRatings, type RatingKind, type RatingTotals } from './rating.rules.js';
import { canReadReview } from './review.policy.js';
import { REVIEW_COLUMNS, type RatingSummary, type ReviewRow } from './review.types.js';

/** Reviews with alias `r`, each with the times of its round, `o`. */
export function selectReviews(db: Database) {
  return db
    .selectFrom('Review as r')
    .leftJoin('ReviewRound as o', (join) =>
      join.onRef('o.bookingId', '=', 'r.bookingId').onRef('o.kind', '=', 'r.round'),
    )
    .select(REVIEW_COLUMNS)
    .select(['o.closesAt', 'o.closedAt']);
}

/** One review, without access checks. */
export async function findReview(ctx: ServiceContext, id: string): Promise<ReviewRow | null> {
  return (await selectReviews(ctx.db).where('r.id', '=', id).executeTakeFirst()) ?? null;
}

/** The same; throws NOT_FOUND. */
export async function getReview(ctx: ServiceContext, id: string): Promise<ReviewRow> {
  const review = await findReview(ctx, id);
  if (!review) throw new DomainError(ErrorCode.NOT_FOUND);
  return review;
}

/** Reviews the viewer may read, by uuid; null for all others. */
export function reviewLoader(ctx: RequestContext): DataLoader<string, ReviewRow | null> {
  return ctx.loaders.get<string, ReviewRow | null>('reviews', async (ids) => {
    const rows = await selectReviews(ctx.db).where('r.id', 'in', ids).execute();
    const byId = new Map(rows.map((row): [string, ReviewRow] => [row.id, row]));
    return ids.map((id) => {
      const review = byId.get(id);
      return review && canReadReview(ctx.viewer, review) ? review : null;
    });
  });
}

/** All reviews of bookings, newest first, without access checks. */
export function bookingReviewsLoader(ctx: RequestContext): DataLoader<string, readonly ReviewRow[]> {
  return ctx.loaders.get<string, readonly ReviewRow[]>('booking-reviews', async (ids) => {
    const rows = await selectReviews(ctx.db)
      .where('r.bookingId', 'in', ids)
      .orderBy('r.submittedAt', 'desc')
      .orderBy('r.id')
      .execute();
    const byBooking = new Map(ids.map((id): [string, ReviewRow[]] => [id, []]));
    for (const row of rows) byBooking.get(row.bookingId)?.push(row);
    return ids.map((id) => byBooking.get(id) ?? []);
  });
}

/** Rating totals of spaces, hosts or renters; null for those without reviews. */
export function ratingLoader(ctx: RequestContext, kind: RatingKind): DataLoader<string, RatingTotals | null> {
  return ctx.loaders.get<string, RatingTotals | null>(`ratings:${kind}`, async (ids) => {
    const rows = await ctx.db
      .selectFrom('Rating')
      .select(['subjectId', 'count', 'sum', 'stars', 'scores'])
      .where('kind', '=', kind)
      .where('subjectId', 'in', ids)
      .execute();
    const byId = new Map(rows.map((row): [string, RatingTotals] => [row.subjectId, row]));
    return ids.map((id) => byId.get(id) ?? null);
  });
}

/** The rating of one subject, all given kinds together. */
export async function loadRating(
  ctx: RequestContext,
  subjectId: string,
  kinds: readonly RatingKind[],
): Promise<RatingSummary | null> {
  const rows = await Promise.all(kinds.map((kind) => ratingLoader(ctx, kind).load(subjectId)));
  return summarizeRatings(rows.filter((row) => row !== null));
}
