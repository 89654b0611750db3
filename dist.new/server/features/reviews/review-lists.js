import { sql } from 'kysely';
import { decodeCursor, encodeCursor, pageOfWindow, windowOf, } from '../../core/graphql/connection.js';
import { DomainError, ErrorCode } from '../../core/errors/errors.js';
import { cursorOf, isInWindow, keyOfCursor, newestFirst, newestFirstKey } from '../../core/graphql/newest-first.js';
import { selectReviews } from './review.loaders.js';
import { ReviewDirection, ReviewOrder, ReviewStatus } from './review-types.js';
const NEWEST_FIRST = 'reviews';
/** The published reviews of a space that count, in an order; newest first by default. */
export function listReviewsOfSpace(ctx, spaceId, order, page) {
    const isOfSpace = (eb) => eb.and({ 'r.spaceId': spaceId, 'r.direction': ReviewDirection.OF_SPACE });
    return listPublished(ctx, isOfSpace, order, page);
}
/** The same about a person: as a host, as a renter or both. */
export function listReviewsOfUser(ctx, userId, { direction, order }, page) {
    return listPublished(ctx, (eb) => eb.and({ 'r.subjectId': userId, ...(direction && { 'r.direction': direction }) }), order, page);
}
/** What comes first in an order, highest first; reviews that are equal in it come newest first. */
const RANKS = {
    [ReviewOrder.MOST_USEFUL]: sql `${sql.ref('r.usefulCount')}`,
    [ReviewOrder.HIGHEST]: sql `${sql.ref('r.overall')}::int`,
    [ReviewOrder.LOWEST]: sql `-${sql.ref('r.overall')}::int`,
};
async function listPublished(ctx, isWanted, order, page) {
    const window = windowOf(page);
    const published = selectReviews(ctx.db)
        .select(newestFirstKey('r', 'publishedAt'))
        .where(isWanted)
        .where('r.status', '=', ReviewStatus.PUBLISHED)
        .where('r.replacedBy', 'is', null)
        .limit(window.size + 1);
    if (order === null || order === ReviewOrder.NEWEST) {
        const rows = await published
            .where(isInWindow(NEWEST_FIRST, 'r', window, 'publishedAt'))
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
function isInRankedWindow(tag, rank, { cursor, isBackward }) {
    if (cursor === null)
        return sql `true`;
    const [last, key] = decodeCursor(tag, cursor, 2);
    if (!Number.isInteger(last) || Math.abs(last) > MAX_INT)
        throw new DomainError(ErrorCode.CURSOR_INVALID);
    const { at, id } = keyOfCursor(tag, String(key));
    const beyond = isBackward ? sql `>` : sql `<`;
    return sql `(${rank}, ${sql.ref('r.publishedAt')}, ${sql.ref('r.id')}) ${beyond} (${last}::int, ${at}::timestamptz, ${id}::uuid)`;
}
/** The greatest number of a column of counts. */
const MAX_INT = 2_147_483_647;
//# sourceMappingURL=review-lists.js.map