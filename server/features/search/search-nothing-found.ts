import type { RequestContext } from '../../core/context.js';
import { daysBetween, oneYearAfter } from '../../core/values/date-range.js';
import { SpaceStatus } from '../spaces/space.enums.js';
import type { ThingCount } from '../spaces/things/things.rules.js';
import { DEFAULT_RADIUS_M, plainFiltersOf, type FilterPart } from './plain-filters.rules.js';
import { whereSql, type Predicate } from './predicates.js';
import { withinRadius } from './search-area.js';
import { COUNT_CAP, prepareSearch, type Search } from './search-query.js';
import { SearchOrder } from './search-order.js';
import { SpaceSort, type SpaceFilter } from './search.inputs.js';
import { SearchSuggestionKind, type SearchSuggestion } from './search.types.js';
import { readSearch } from './engine/read-search.js';

const NEAREST = 10;
export const WIDER_RADII_M = [5000, 10_000, 25_000] as const;
const AREA: ReadonlySet<FilterPart> = new Set(['area']);
const DATES: ReadonlySet<FilterPart> = new Set(['dates']);

/** Ids of the ten nearest spaces that match everything except the place; the best ranked ones when no place was recognized. */
export async function nearestIds(ctx: RequestContext, { area, predicates }: Search): Promise<string[]> {
  const order = new SearchOrder({ sort: SpaceSort.DISTANCE, centre: area.centre });
  const rows = await readSearch<{ id: string }>(ctx, (params) => {
    const where = whereSql(predicates, params, AREA);
    return `select id::text as id from (select id from space_search ${where} ${order.orderBy(order.expression(params))} limit ${NEAREST}) near`;
  });
  return rows.map(({ id }) => id);
}

/** Ids of the best ranked spaces of others that match a search except for its days, which are taken. */
export async function takenIds(ctx: RequestContext, filter: SpaceFilter): Promise<string[]> {
  const { predicates, order } = await prepareSearch(ctx, filter, SpaceSort.RECOMMENDED);
  const { from, to } = filter;
  if (!from) return [];
  const own = await ownPublishedIds(ctx);
  const rows = await readSearch<{ id: string }>(ctx, (params) => {
    const where = whereSql(predicates, params, DATES) || 'where true';
    const conditions = [
      params.dialect.isTaken(params.add(from), params.add(to ?? oneYearAfter(from))),
      `available_from <= ${params.add(from)}::date`,
      ...(to ? [`min_days <= ${params.add(daysBetween(from, to))}`] : []),
      // Nobody waits for their own space.
      ...(own.length > 0 ? [`id not in (${own.map((id) => `${params.add(id)}::uuid`).join(', ')})`] : []),
    ];
    const orderBy = order.orderBy(order.expression(params));
    return `select id::text as id from (select id from space_search ${where} and ${conditions.map((one) => `(${one})`).join(' and ')} ${orderBy} limit ${NEAREST}) taken`;
  });
  return rows.map(({ id }) => id);
}

async function ownPublishedIds({ db, viewer }: RequestContext): Promise<string[]> {
  if (!viewer) return [];
  const own = await db
    .selectFrom('Space')
    .select('id')
    .where('hostId', '=', viewer.id)
    .where('status', '=', SpaceStatus.PUBLISHED)
    .execute();
  return own.map(({ id }) => id);
}

interface Loosening {
  readonly kind: SearchSuggestionKind;
  readonly predicates: readonly Predicate[];
  readonly filter: SpaceFilter;
}

/** The value closest to the omitted bound. */
const CLOSEST: Readonly<Partial<Record<SearchSuggestionKind, string>>> = {
  [SearchSuggestionKind.WITHOUT_PRICE]: 'min(price_cents)',
  [SearchSuggestionKind.WITHOUT_SIZE]: 'max(size_m2)',
};

/** Searches that differ in one part and have results: the fewest results first, since they are closest to the filter. */
export async function suggestionsOf(ctx: RequestContext, search: Search): Promise<SearchSuggestion[]> {
  const loosenings = [...withoutOnePart(search), ...widerCircles(search)];
  if (loosenings.length === 0) return [];
  const rows = await readSearch<{ index: number; count: number; closest: number | null }>(ctx, (params) =>
    loosenings
      .map(({ kind, predicates }, index) => {
        const where = whereSql(predicates, params);
        const closest = CLOSEST[kind];
        return `select ${index} as index, (select count(*)::int from (select 1 from space_search ${where} limit ${COUNT_CAP}) found) as count,
          ${closest ? `(select ${closest}::float8 from space_search ${where})` : 'null::float8'} as closest`;
      })
      .join(' union all '),
  );
  const found = rows.flatMap(({ index, count, closest }) => {
    const loosening = loosenings[index];
    if (!loosening || count === 0) return [];
    const { kind, filter } = loosening;
    return [
      {
        kind,
        count,
        priceFromCents: kind === SearchSuggestionKind.WITHOUT_PRICE ? closest : null,
        sizeUpToM2: kind === SearchSuggestionKind.WITHOUT_SIZE ? closest : null,
        filter: asWritten(filter),
      },
    ];
  });
  const narrowestCircle = found.find(({ kind }) => kind === SearchSuggestionKind.WIDER_RADIUS);
  return found
    .filter((suggestion) => suggestion.kind !== SearchSuggestionKind.WIDER_RADIUS || suggestion === narrowestCircle)
    .sort((a, b) => a.count - b.count);
}

/** The part that each suggestion omits, and the filters of these parts that are not in the tables. */
const REMOVALS: readonly (readonly [SearchSuggestionKind, readonly FilterPart[], readonly (keyof SpaceFilter)[]])[] = [
  [SearchSuggestionKind.WITHOUT_PRICE, ['price'], []],
  [SearchSuggestionKind.WITHOUT_SIZE, ['size', 'measures'], []],
  [SearchSuggestionKind.WITHOUT_TYPE, ['type'], ['type']],
  [SearchSuggestionKind.WITHOUT_FEATURES, ['features', 'access', 'is24h', 'instant'], ['features', 'accessMode']],
  [SearchSuggestionKind.WITHOUT_THINGS, ['things'], ['things']],
  [SearchSuggestionKind.WITHOUT_DATES, ['dates', 'minStay'], ['from', 'to']],
];

function withoutOnePart({ predicates, filter }: Search): Loosening[] {
  return REMOVALS.flatMap(([kind, parts, others]) => {
    const fields = [...others, ...plainFiltersOf(parts)];
    const left = predicates.filter(({ part }) => !parts.includes(part));
    if (left.length === predicates.length) return [];
    const remaining = Object.entries(filter).filter(([field]) => !fields.includes(field as keyof SpaceFilter));
    return [{ kind, predicates: left, filter: Object.fromEntries(remaining) as SpaceFilter }];
  });
}

function widerCircles({ predicates, filter, area }: Search): Loosening[] {
  const { near } = filter;
  const centre = near ?? area.place?.centre;
  if (!centre) return [];
  const { bounds: _, ...rest } = filter;
  const radius = (near ?? filter).radiusM ?? DEFAULT_RADIUS_M;
  const words = area.words.map(({ write }): Predicate => ({ part: 'area', write }));
  const others = [...predicates.filter(({ part }) => part !== 'area'), ...words];
  return WIDER_RADII_M.filter((radiusM) => radiusM > radius).map((radiusM) => ({
    kind: SearchSuggestionKind.WIDER_RADIUS,
    predicates: [...others, { part: 'area', write: withinRadius(centre, radiusM) }],
    filter: { ...rest, ...(near ? { near: { ...near, radiusM } } : { radiusM }) },
  }));
}

/** Enum values and their GraphQL names differ in case only. */
const ENUM_FIELDS: ReadonlySet<string> = new Set(['type', 'features', 'accessMode', 'thing'] satisfies (
  | keyof SpaceFilter
  | keyof ThingCount
)[]);

/** The filter as a caller would write it, without unset fields. */
export function asWritten(filter: object): Record<string, unknown> {
  const named = (value: unknown): unknown => (Array.isArray(value) ? value.map(named) : String(value).toUpperCase());
  const written = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(written) : typeof value === 'object' ? asWritten(value as object) : value;
  return Object.fromEntries(
    Object.entries(filter)
      .filter(([, value]) => value != null)
      .map(([field, value]) => [field, ENUM_FIELDS.has(field) ? named(value) : written(value)]),
  );
}
