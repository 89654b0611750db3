import { sql, type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool } from 'kysely';
import { clampFirst, decodeCursor, encodeCursor, pageOf } from '../../core/graphql/connection.js';
import type { RequestContext } from '../../core/context.js';
import { DomainError, ErrorCode } from '../../core/errors/errors.js';
import { cursorOf, isAfterCursor, keyOfCursor, newestFirstKey } from '../../core/graphql/newest-first.js';
import type { Tables } from '../../database.js';
import { selectReviews } from './review.loaders.js';
import { ReviewDirection, ReviewOrder, ReviewStatus } from './review-types.js';
import type { ReviewConnection } from './review.types.js';

const NEWEST_FIRST = 'reviews';

export interface ReviewPage {
  readonly first: number | null;
  readonly after: string | null;
  readonly order: ReviewOrder | null;
}

type WithReview = Tables & { r: Tables['Review'] };

/** The published reviews of a space that count, in an order; newest first by default. */
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

/** What comes first in an order, highest first; reviews that are equal in it come newest first. */
const RANKS: Readonly<Record<Exclude<ReviewOrder, ReviewOrder.NEWEST>, RawBuilder<number>>> = {
  [ReviewOrder.MOST_USEFUL]: sql<number>`${sql.ref('r.usefulCount')}`,
  [ReviewOrder.HIGHEST]: sql<number>`${sql.ref('r.overall')}::int`,
  [ReviewOrder.LOWEST]: sql<number>`-${sql.ref('r.overall')}::int`,
};

async function listPublished(
  ctx: RequestContext,
  isWanted: (eb: ExpressionBuilder<WithReview, 'r'>) => Expression<SqlBool>,
  { first, after, order }: ReviewPage,
): Promise<ReviewConnection> {
  const size = clampFirst(first);
  const published = selectReviews(ctx.db)
    .select(newestFirstKey('r', 'publishedAt'))
    .where(isWanted)
    .where('r.status', '=', ReviewStatus.PUBLISHED)
    .where('r.replacedBy', 'is', null)
    .limit(size + 1);
  if (order === null || order === ReviewOrder.NEWEST) {
    const rows = await published
      .where(isAfterCursor(NEWEST_FIRST, 'r', after, 'publishedAt'))
      .orderBy('r.publishedAt', 'desc')
      .orderBy('r.id', 'desc')
      .execute();
    return pageOf(rows, size, after === null, (row) => ({ cursor: cursorOf(NEWEST_FIRST, row), node: row }));
  }
  const tag = `${NEWEST_FIRST}-${order}`;
  const rank = RANKS[order];
  const rows = await published
    .select(rank.as('rank'))
    .where(isAfterRanked(tag, rank, after))
    .orderBy(rank, 'desc')
    .orderBy('r.publishedAt', 'desc')
    .orderBy('r.id', 'desc')
    .execute();
  return pageOf(rows, size, after === null, (row) => ({
    cursor: encodeCursor(tag, [row.rank, cursorOf(tag, row)]),
    node: row,
  }));
}

/** The condition that continues after a cursor of a ranked order; always true without one. Throws CURSOR_INVALID. */
function isAfterRanked(tag: string, rank: RawBuilder<number>, cursor: string | null): RawBuilder<boolean> {
  if (cursor === null) return sql<boolean>`true`;
  const [last, key] = decodeCursor(tag, cursor, 2);
  if (!Number.isInteger(last) || Math.abs(last as number) > MAX_INT) throw new DomainError(ErrorCode.CURSOR_INVALID);
  const { at, id } = keyOfCursor(tag, String(key));
  return sql<boolean>`(${rank}, ${sql.ref('r.publishedAt')}, ${sql.ref('r.id')}) < (${last}::int, ${at}::timestamptz, ${id}::uuid)`;
}

/** The greatest number of a column of counts. */
const MAX_INT = 2_147_483_647;
