import { encodeCursor, windowOf, type PageArgs, type PageWindow } from '../../core/graphql/connection.js';
import type { RequestContext } from '../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems } from '../../core/errors/errors.js';
import { constantsOf } from '../../core/constants/load-constants.js';
import { refuseWrongFilter } from './check-filter.js';
import { predicatesOf, whereSql, type Predicate } from './predicates.js';
import { areaOf, type SearchArea } from './search-area.js';
import { SearchOrder, type RowKey } from './search-order.js';
import { SpaceSort, type SpaceFilter } from './search.inputs.js';
import { readSearch } from './engine/read-search.js';

/** Results are counted, and numbered pages reached, up to here. */
export const COUNT_CAP = 1000;

export interface SearchArguments extends PageArgs {
  readonly filter?: SpaceFilter | null;
  readonly sort?: SpaceSort | null;
  readonly page?: number | null;
}

/** A validated and interpreted search. */
export interface Search {
  readonly filter: SpaceFilter;
  readonly area: SearchArea;
  readonly predicates: readonly Predicate[];
  readonly order: SearchOrder;
  readonly today: string;
}

/** One page of ids, in order. */
export interface SearchPage {
  readonly keys: readonly RowKey[];
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  /** The exact number of results, if this page reveals it. */
  readonly knownTotal: number | null;
}

/** Validates the filter, interprets its place and builds its conditions. */
export async function prepareSearch(ctx: RequestContext, filter: SpaceFilter, sort: SpaceSort): Promise<Search> {
  const today = ctx.clock.today();
  refuseWrongFilter(filter, today, (await constantsOf(ctx)).MAX_LEAD_DAYS);
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

interface Slice extends PageWindow {
  readonly offset: number;
  readonly limit: number;
}

/** By cursor without limit, in both directions; by number within the counted results. */
export function sliceOf(ctx: RequestContext, { page, ...args }: SearchArguments): Slice {
  const window = windowOf(ctx, args);
  const { size, cursor, isBackward } = window;
  if (page == null) return { ...window, offset: 0, limit: size + 1 };
  if (cursor !== null || isBackward) throw new DomainError(ErrorCode.PAGINATION_CONFLICT);
  const max = Math.ceil(COUNT_CAP / size);
  if (page < 1 || page > max) {
    refuseProblems([{ path: 'page', code: FieldProblemCode.FILTER_OUT_OF_RANGE, params: { min: 1, max } }]);
  }
  const offset = (page - 1) * size;
  return { ...window, offset, limit: Math.min(size + 1, COUNT_CAP - offset) };
}

/** The ids of one page, from the narrow table only. */
export async function findPage(ctx: RequestContext, search: Search, slice: Slice): Promise<SearchPage> {
  const { size, cursor, isBackward, offset, limit } = slice;
  const position = cursor === null ? null : search.order.keyOf(cursor);
  const rows = await readSearch<RowKey>(ctx, (params) => {
    const expression = search.order.expression(params);
    const where = [whereSql(search.predicates, params)];
    if (position) where.push(where[0] ? 'and' : 'where', search.order.after(position, expression, params, isBackward));
    // The key is converted to text in the outer query, for the rows of the page only.
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

/** The number of results; counting stops just past the cap. */
export async function countUpToCap(ctx: RequestContext, predicates: readonly Predicate[]): Promise<number> {
  const [row] = await readSearch<{ count: number }>(
    ctx,
    (params) =>
      `select count(*)::int as count from (select 1 from space_search ${whereSql(predicates, params)} limit ${params.add(COUNT_CAP + 1)}) found`,
  );
  return row?.count ?? 0;
}

/** The cursor of a row. */
export function cursorOf(order: SearchOrder, { key, id }: RowKey): string {
  return encodeCursor(order.tag, [key, id]);
}
