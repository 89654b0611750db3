import { sql, type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool } from 'kysely';
import {
  decodeCursor,
  encodeCursor,
  pageOfWindow,
  windowOf,
  type PageArgs,
  type PageWindow,
} from '../../core/graphql/connection.js';
import type { RequestContext } from '../../core/context.js';
import { DomainError, ErrorCode } from '../../core/errors/errors.js';
import { cursorOf, isInWindow, keyOfCursor, newestFirst, newestFirstKey } from '../../core/graphql/newest-first.js';
import { columnRef, type Tables } from '../../database.js';
import { selectReviews } from './review.loaders.js';
import { ReviewDirection, ReviewOrder, ReviewStatus } from './review.enums.js';
import type { ReviewConnection } from './review.types.js';

const NEWEST_FIRST = 'reviews';

type Builder = ExpressionBuilder<Tables & { r: Tables['Review'] }, 'r'>;

/** The published reviews of a space that count, in an order; newest first by default. */
export function listReviewsOfSpace(
  ctx: RequestContext,
  spaceId: string,
  order: ReviewOrder | null,
  page: PageArgs,
): Promise<ReviewConnection> {
  const isOfSpace = (eb: Builder) => eb.and({ 'r.spaceId': spaceId, 'r.direction': ReviewDirection.OF_SPACE });
  return listPublished(ctx, isOfSpace, order, page);
}

/** The same for a person: as a host, as a renter or both. */
export function listReviewsOfUser(
  ctx: RequestContext,
  userId: string,
  { direction, order }: { readonly direction: ReviewDirection | null; readonly order: ReviewOrder | null },
  page: PageArgs,
): Promise<ReviewConnection> {
  return listPublished(
    ctx,
    (eb) => eb.and({ 'r.subjectId': userId, ...(direction && { 'r.direction': direction }) }),
    order,
    page,
  );
}

const column = columnRef<'Review'>;
/** The sort keys of an order, descending; equal reviews are sorted newest first. */
const RANKS: Readonly<Record<Exclude<ReviewOrder, ReviewOrder.NEWEST>, RawBuilder<number>>> = {
  [ReviewOrder.MOST_USEFUL]: sql<number>`${column('r.usefulCount')}`,
  [ReviewOrder.HIGHEST]: sql<number>`${column('r.overall')}::int`,
  [ReviewOrder.LOWEST]: sql<number>`-${column('r.overall')}::int`,
};

async function listPublished(
  ctx: RequestContext,
  isWanted: (eb: Builder) => Expression<SqlBool>,
  order: ReviewOrder | null,
  page: PageArgs,
): Promise<ReviewConnection> {
  const window = windowOf(ctx, page);
  const published = selectReviews(ctx.db)
    .select((eb) => newestFirstKey(eb, 'r.publishedAt'))
    .where(isWanted)
    .where('r.status', '=', ReviewStatus.PUBLISHED)
    .where('r.replacedBy', 'is', null)
    .limit(window.size + 1);
  if (order === null || order === ReviewOrder.NEWEST) {
    const rows = await published
      .where((eb) => isInWindow(eb, 'r.publishedAt', NEWEST_FIRST, window))
      .orderBy('r.publishedAt', newestFirst(window))
      .orderBy('r.id', newestFirst(window))
      .execute();
    return pageOfWindow(rows, window, (row) => ({ cursor: cursorOf(NEWEST_FIRST, row), node: row }));
  }
  const tag = `${NEWEST_FIRST}-${order}`;
  const rank = RANKS[order];
  const rows = await published
    .select(rank.as('rank'))
    .where(isInRankedWindow(tag, rank, window))
    .orderBy(rank, newestFirst(window))
    .orderBy('r.publishedAt', newestFirst(window))
    .orderBy('r.id', newestFirst(window))
    .execute();
  return pageOfWindow(rows, window, (row) => ({
    cursor: encodeCursor(tag, [row.rank, cursorOf(tag, row)]),
    node: row,
  }));
}

/** The condition for the rows of a window of a ranked order. Throws CURSOR_INVALID. */
function isInRankedWindow(
  tag: string,
  rank: RawBuilder<number>,
  { cursor, isBackward }: PageWindow,
): RawBuilder<boolean> {
  if (cursor === null) return sql<boolean>`true`;
  const [last, key] = decodeCursor(tag, cursor, 2);
  if (!Number.isInteger(last) || Math.abs(last as number) > MAX_INT) throw new DomainError(ErrorCode.CURSOR_INVALID);
  const { at, id } = keyOfCursor(tag, String(key));
  const beyond = isBackward ? sql`>` : sql`<`;
  return sql<boolean>`(${rank}, ${column('r.publishedAt')}, ${column('r.id')}) ${beyond} (${last}::int, ${at}::timestamptz, ${id}::uuid)`;
}

/** The maximum of a count column. */
const MAX_INT = 2_147_483_647;
