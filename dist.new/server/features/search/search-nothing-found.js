import { daysBetween, oneYearAfter } from '../../core/values/date-range.js';
import { DEFAULT_RADIUS_M, plainFiltersOf } from './plain-filters.rules.js';
import { whereSql } from './predicates.js';
import { withinRadius } from './search-area.js';
import { COUNT_CAP, prepareSearch } from './search-query.js';
import { SearchOrder } from './search-order.js';
import { SpaceSort } from './search.inputs.js';
import { SearchSuggestionKind } from './search.types.js';
import { readSearch } from './engine/read-search.js';
const NEAREST = 10;
export const WIDER_RADII_M = [5000, 10_000, 25_000];
const AREA = new Set(['area']);
const DATES = new Set(['dates']);
/** Ids of the ten nearest spaces that fit all but the place; the best placed ones where no place was understood. */
export async function nearestIds(ctx, { area, predicates }) {
    const order = new SearchOrder({ sort: SpaceSort.DISTANCE, centre: area.centre });
    const rows = await readSearch(ctx, (params) => {
        const where = whereSql(predicates, params, AREA);
        return `select id::text as id from (select id from space_search ${where} ${order.orderBy(order.expression(params))} limit ${NEAREST}) near`;
    });
    return rows.map(({ id }) => id);
}
/** Ids of the best placed spaces that fit a search but for its days, which are taken. */
export async function takenIds(ctx, filter) {
    const { predicates, order } = prepareSearch(ctx, filter, SpaceSort.RECOMMENDED);
    const { from, to } = filter;
    if (!from)
        return [];
    const rows = await readSearch(ctx, (params) => {
        const where = whereSql(predicates, params, DATES) || 'where true';
        const days = [
            params.dialect.isTaken(params.add(from), params.add(to ?? oneYearAfter(from))),
            `available_from <= ${params.add(from)}::date`,
            ...(to ? [`min_days <= ${params.add(daysBetween(from, to))}`] : []),
        ];
        const orderBy = order.orderBy(order.expression(params));
        return `select id::text as id from (select id from space_search ${where} and ${days.map((day) => `(${day})`).join(' and ')} ${orderBy} limit ${NEAREST}) taken`;
    });
    return rows.map(({ id }) => id);
}
/** What comes closest to the bound that is left out. */
const CLOSEST = {
    [SearchSuggestionKind.WITHOUT_PRICE]: 'min(price_cents)',
    [SearchSuggestionKind.WITHOUT_SIZE]: 'max(size_m2)',
};
/** Searches that differ in one thing and find something: the fewest results first, since they are closest to the filter. */
export async function suggestionsOf(ctx, search) {
    const loosenings = [...withoutOnePart(search), ...widerCircles(search)];
    if (loosenings.length === 0)
        return [];
    const rows = await readSearch(ctx, (params) => loosenings
        .map(({ kind, predicates }, index) => {
        const where = whereSql(predicates, params);
        const closest = CLOSEST[kind];
        return `select ${index} as index, (select count(*)::int from (select 1 from space_search ${where} limit ${COUNT_CAP}) found) as count,
          ${closest ? `(select ${closest}::float8 from space_search ${where})` : 'null::float8'} as closest`;
    })
        .join(' union all '));
    const found = rows.flatMap(({ index, count, closest }) => {
        const loosening = loosenings[index];
        if (!loosening || count === 0)
            return [];
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
/** What to leave out for each suggestion, and the filters of these parts that are no plain number or switch. */
const REMOVALS = [
    [SearchSuggestionKind.WITHOUT_PRICE, ['price'], []],
    [SearchSuggestionKind.WITHOUT_SIZE, ['size', 'measures'], []],
    [SearchSuggestionKind.WITHOUT_TYPE, ['type'], ['type']],
    [SearchSuggestionKind.WITHOUT_FEATURES, ['features', 'access', 'is24h', 'instant'], ['features', 'accessMode']],
    [SearchSuggestionKind.WITHOUT_THINGS, ['things'], ['things']],
    [SearchSuggestionKind.WITHOUT_DATES, ['dates', 'minStay'], ['from', 'to']],
];
function withoutOnePart({ predicates, filter }) {
    return REMOVALS.flatMap(([kind, parts, others]) => {
        const fields = [...others, ...plainFiltersOf(parts)];
        const left = predicates.filter(({ part }) => !parts.includes(part));
        if (left.length === predicates.length)
            return [];
        const remaining = Object.entries(filter).filter(([field]) => !fields.includes(field));
        return [{ kind, predicates: left, filter: Object.fromEntries(remaining) }];
    });
}
function widerCircles({ predicates, filter, area }) {
    const { near } = filter;
    const centre = near ?? area.place?.centre;
    if (!centre)
        return [];
    const { bounds: _, ...rest } = filter;
    const radius = (near ?? filter).radiusM ?? DEFAULT_RADIUS_M;
    const others = predicates.filter(({ part }) => part !== 'area');
    return WIDER_RADII_M.filter((radiusM) => radiusM > radius).map((radiusM) => ({
        kind: SearchSuggestionKind.WIDER_RADIUS,
        predicates: [...others, { part: 'area', write: withinRadius(centre, radiusM) }],
        filter: { ...rest, ...(near ? { near: { ...near, radiusM } } : { radiusM }) },
    }));
}
/** Enum values and their names on the wire differ in case only. */
const ENUM_FIELDS = new Set(['type', 'features', 'accessMode', 'thing']);
/** The filter as a caller would write it, without what is not set. */
export function asWritten(filter) {
    const named = (value) => (Array.isArray(value) ? value.map(named) : String(value).toUpperCase());
    const written = (value) => Array.isArray(value) ? value.map(written) : typeof value === 'object' ? asWritten(value) : value;
    return Object.fromEntries(Object.entries(filter)
        .filter(([, value]) => value != null)
        .map(([field, value]) => [field, ENUM_FIELDS.has(field) ? named(value) : written(value)]));
}
//# sourceMappingURL=search-nothing-found.js.map