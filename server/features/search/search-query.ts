import { clampFirst, encodeCursor } from '../../core/graphql/connection.js';
import type { RequestContext } from '../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems } from '../../core/errors/errors.js';
import { refuseWrongFilter } from './check-filter.js';
import { predicatesOf, whereSql, type Predicate } from './predicates.js';
import { areaOf, type SearchArea } from './search-area.js';
import { SearchOrder, type RowKey } from './search-order.js';
import { SpaceSort, type SpaceFilter } from './search.inputs.js';
import { readSearch } from './engine/read-search.js';

/** Results are counted, and pages reached by number, up to here. */
export const COUNT_CAP = 1000;

export interface SearchArguments {
  readonly filter?: SpaceFilter | null;
  readonly sort?: SpaceSort | null;
  readonly first?: number | null;
  readonly after?: string | null;
  readonly page?: number | null;
}

/** A checked and understood search. */
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
  /** The exact number of results, when this page happens to tell it. */
  readonly knownTotal: number | null;
}

/** Checks the filter, understands its place and makes its conditions. */
export function prepareSearch(ctx: RequestContext, filter: SpaceFilter, sort: SpaceSort): Search {
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

interface Slice {
  readonly first: number;
  readonly after: string | null;
  readonly offset: number;
  readonly limit: number;
}

/** By cursor as far as one likes; by number within the counted results. */
export function sliceOf({ first, after, page }: SearchArguments): Slice {
  if (after != null && page != null) throw new DomainError(ErrorCode.PAGINATION_CONFLICT);
  const size = clampFirst(first);
  if (page == null) return { first: size, after: after ?? null, offset: 0, limit: size + 1 };
  const max = Math.ceil(COUNT_CAP / size);
  if (page < 1 || page > max) {
    refuseProblems([{ path: 'page', code: FieldProblemCode.FILTER_OUT_OF_RANGE, params: { min: 1, max } }]);
  }
  const offset = (page - 1) * size;
  return { first: size, after: null, offset, limit: Math.min(size + 1, COUNT_CAP - offset) };
}

/** The ids of one page, from the narrow table alone. */
export async function findPage(ctx: RequestContext, search: Search, slice: Slice): Promise<SearchPage> {
  const after = slice.after === null ? null : search.order.keyOf(slice.after);
  const rows = await readSearch<RowKey>(ctx, (params) => {
    const expression = search.order.expression(params);
    const where = [whereSql(search.predicates, params)];
    if (after) where.push(where[0] ? 'and' : 'where', search.order.after(after, expression, params));
    // The key becomes text outside, for the rows of the page alone.
    return `select id::text as id, ${params.dialect.text('key')} as key from (
      select id, ${expression} as key from space_search ${where.join(' ')} ${search.order.orderBy(expression)}
      limit ${params.add(slice.limit)} offset ${params.add(slice.offset)}) page`;
  });
  const isWhole =
    slice.after === null &&
    rows.length <= slice.first &&
    rows.length < slice.limit &&
    (rows.length > 0 || slice.offset === 0);
  return {
    keys: rows.slice(0, slice.first),
    hasNextPage: rows.length > slice.first,
    hasPreviousPage: slice.after !== null || slice.offset > 0,
    knownTotal: isWhole ? slice.offset + rows.length : null,
  };
}

/** How many results there are; counting stops just past the cap. */
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
