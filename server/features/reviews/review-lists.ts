import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { clampFirst, pageOf } from '../../core/graphql/connection.js';
import type { RequestContext } from '../../core/context.js';
import { cursorOf, isAfterCursor, newestFirstKey } from '../../core/graphql/newest-first.js';
import type { Tables } from '../../database.js';
import { selectReviews } from './review.loaders.js';
import { ReviewDirection, ReviewStatus } from './review-types.js';
import type { ReviewConnection } from './review.types.js';

const NEWEST_FIRST = 'reviews';

export interface ReviewPage {
  readonly first: number | null;
  readonly after: string | null;
}

type WithReview = Tables & { r: Tables['Review'] };

/** The published reviews of a space that count, newest first. */
export function listReviewsOfSpace(ctx: RequestContext, spaceId: string, page: ReviewPage): Promise<ReviewConnection> {
  return listPublished(ctx, (eb) => eb.and({ 'r.spaceId': spaceId, 'r.direction': ReviewDirection.OF_SPACE }), page);
}

/** The same about a person: as a host, as a renter or both. */
export function listReviewsOfUser(
  ctx: RequestContext,
  userId: string,
  { direction, ...page }: ReviewPage & { readonly direction: ReviewDirection | null },
): Promise<ReviewConnection> {
  return listPublished(
    ctx,
    (eb) => eb.and({ 'r.subjectId': userId, ...(direction && { 'r.direction': direction }) }),
    page,
  );
}

async function listPublished(
  ctx: RequestContext,
  isWanted: (eb: ExpressionBuilder<WithReview, 'r'>) => Expression<SqlBool>,
  { first, after }: ReviewPage,
): Promise<ReviewConnection> {
  const size = clampFirst(first);
  const rows = await selectReviews(ctx.db)
    .select(newestFirstKey('r', 'publishedAt'))
    .where(isWanted)
    .where('r.status', '=', ReviewStatus.PUBLISHED)
    .where('r.replacedBy', 'is', null)
    .where(isAfterCursor(NEWEST_FIRST, 'r', after, 'publishedAt'))
    .orderBy('r.publishedAt', 'desc')
    .orderBy('r.id', 'desc')
    .limit(size + 1)
    .execute();
  return pageOf(rows, size, after === null, (row) => ({ cursor: cursorOf(NEWEST_FIRST, row), node: row }));
}
