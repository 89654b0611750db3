import { encodeCursor, windowOf } from '../../core/graphql/connection.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems } from '../../core/errors/errors.js';
import { refuseWrongFilter } from './check-filter.js';
import { predicatesOf, whereSql } from './predicates.js';
import { areaOf } from './search-area.js';
import { SearchOrder } from './search-order.js';
import { readSearch } from './engine/read-search.js';
/** Results are counted, and pages reached by number, up to here. */
export const COUNT_CAP = 1000;
/** Checks the filter, understands its place and makes its conditions. */
export function prepareSearch(ctx, filter, sort) {
    const today = ctx.clock.today();
    refuseWrongFilter(filter, today);
    const area = areaOf(filter, ctx.ports.geocoder);
    return {
        filter,
        area,
        predicates: predicatesOf(filter, area, today),
        order: new SearchOrder({
            sort,
            centre: area.centre,
            nearness: area.nearness,
            isSizeAsked: filter.sizeMinM2 != null || filter.sizeMaxM2 != null || (filter.things?.length ?? 0) > 0,
        }),
        today,
    };
}
/** By cursor as far as one likes, in both directions; by number within the counted results. */
export function sliceOf({ page, ...args }) {
    const window = windowOf(args);
    const { size, cursor, isBackward } = window;
    if (page == null)
        return { ...window, offset: 0, limit: size + 1 };
    if (cursor !== null || isBackward)
        throw new DomainError(ErrorCode.PAGINATION_CONFLICT);
    const max = Math.ceil(COUNT_CAP / size);
    if (page < 1 || page > max) {
        refuseProblems([{ path: 'page', code: FieldProblemCode.FILTER_OUT_OF_RANGE, params: { min: 1, max } }]);
    }
    const offset = (page - 1) * size;
    return { ...window, offset, limit: Math.min(size + 1, COUNT_CAP - offset) };
}
/** The ids of one page, from the narrow table alone. */
export async function findPage(ctx, search, slice) {
    const { size, cursor, isBackward, offset, limit } = slice;
    const position = cursor === null ? null : search.order.keyOf(cursor);
    const rows = await readSearch(ctx, (params) => {
        const expression = search.order.expression(params);
        const where = [whereSql(search.predicates, params)];
        if (position)
            where.push(where[0] ? 'and' : 'where', search.order.after(position, expression, params, isBackward));
        // The key becomes text outside, for the rows of the page alone.
        return `select id::text as id, ${params.dialect.text('key')} as key from (
      select id, ${expression} as key from space_search ${where.join(' ')} ${search.order.orderBy(expression, isBackward)}
      limit ${params.add(limit)} offset ${params.add(offset)}) page`;
    });
    const isMore = rows.length > size;
    const isInside = cursor !== null || offset > 0;
    const isWhole = cursor === null && !isMore && rows.length < limit && (rows.length > 0 || offset === 0);
    const keys = rows.slice(0, size);
    return {
        keys: isBackward ? keys.reverse() : keys,
        hasNextPage: isBackward ? isInside : isMore,
        hasPreviousPage: isBackward ? isMore : isInside,
        knownTotal: isWhole ? offset + rows.length : null,
    };
}
/** How many results there are; counting stops just past the cap. */
export async function countUpToCap(ctx, predicates) {
    const [row] = await readSearch(ctx, (params) => `select count(*)::int as count from (select 1 from space_search ${whereSql(predicates, params)} limit ${params.add(COUNT_CAP + 1)}) found`);
    return row?.count ?? 0;
}
/** The cursor of a row. */
export function cursorOf(order, { key, id }) {
    return encodeCursor(order.tag, [key, id]);
}
//# sourceMappingURL=search-query.js.map