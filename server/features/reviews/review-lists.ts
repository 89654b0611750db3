import { clampFirst, pageOf } from '../../core/connection.js';
import type { RequestContext } from '../../core/context.js';
import { afterCursor, cursorOf, keyColumns } from '../../core/newest-first.js';
import { REVIEW_COLUMNS, reviewOf, type RawReview } from './review.loaders.js';
import type { ReviewDirection } from './review-types.js';
import type { ReviewConnection } from './review.types.js';

const NEWEST_FIRST = 'reviews';

export interface ReviewPage {
  readonly first: number | null;
  readonly after: string | null;
}

/** The published reviews of a space that count, newest first. */
export function reviewsOfSpace(ctx: RequestContext, spaceId: string, page: ReviewPage): Promise<ReviewConnection> {
  return readPage(ctx, { where: `space_id = ? and direction = 'of_space'`, values: [spaceId], ...page });
}

/** The same about a person, as a host, as a renter or both. */
export function reviewsOfPerson(ctx: RequestContext, userId: string, { direction, ...page }: ReviewPage & { readonly direction: ReviewDirection | null }): Promise<ReviewConnection> {
  return readPage(ctx, direction ? { where: 'subject_id = ? and direction = ?', values: [userId, direction], ...page } : { where: 'subject_id = ?', values: [userId], ...page });
}

interface Wanted extends ReviewPage {
  readonly where: string;
  readonly values: readonly string[];
}

async function readPage(ctx: RequestContext, { where, values, first, after }: Wanted): Promise<ReviewConnection> {
  const size = clampFirst(first);
  const position = afterCursor(NEWEST_FIRST, 'r', after);
  const rows = await ctx.em.execute<(RawReview & { at: string })[]>(
    `select ${keyColumns('r')}, ${REVIEW_COLUMNS}
     from (select *, published_at as created_at from reviews where ${where} and status = 'published' and replaced_by is null) r
       left join review_rounds o on o.booking_id = r.booking_id and o.kind = r.round
     where ${position.sql} order by r.created_at desc, r.id desc limit ?`,
    [...values, ...position.values, size + 1],
  );
  return pageOf(rows, size, after === null, ({ at, ...row }) => ({ cursor: cursorOf(NEWEST_FIRST, { id: row.id, at }), node: reviewOf(row) }));
}
