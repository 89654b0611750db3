import { isOn } from '../../core/constants/constants.js';
import { constantsOf } from '../../core/constants/load-constants.js';
import { loadSpaces } from '../spaces/space.loaders.js';
import { PlaceKind } from '../../ports/geocoder.js';
import { metresBetween } from '../../core/values/mercator.js';
import { facetsOf } from './search-facets.js';
import { nearestIds, suggestionsOf } from './search-nothing-found.js';
import { pinsOf } from './search-pins.js';
import { COUNT_CAP, countUpToCap, cursorOf, findPage, prepareSearch, sliceOf, } from './search-query.js';
import { withTtlCache } from '../../core/ttl-cache.js';
import { SpaceSort } from './search.inputs.js';
import { SearchSuggestionKind, } from './search.types.js';
/** One page of the published spaces that fit. */
export async function searchSpaces(ctx, args) {
    const slice = sliceOf(args);
    const search = prepareSearch(ctx, args.filter ?? {}, args.sort ?? SpaceSort.RECOMMENDED);
    const page = await findPage(ctx, search, slice);
    const spaces = await loadFound(ctx, search, page.keys.map(({ id }) => id));
    const edges = page.keys.map((key, index) => ({
        cursor: cursorOf(search.order, key),
        node: spaces[index],
    }));
    return {
        edges,
        pageInfo: {
            hasNextPage: page.hasNextPage,
            hasPreviousPage: page.hasPreviousPage,
            startCursor: edges[0]?.cursor ?? null,
            endCursor: edges.at(-1)?.cursor ?? null,
        },
        search,
        knownTotal: page.knownTotal,
        begun: new Map(),
    };
}
/** The number of results up to one past the cap. */
export function countOf(ctx, found) {
    if (found.knownTotal !== null)
        return Promise.resolve(found.knownTotal);
    return once(found, 'count', () => countUpToCap(ctx, found.search.predicates));
}
/** The number of results, at most the cap. */
export async function totalCountOf(ctx, found) {
    return Math.min(await countOf(ctx, found), COUNT_CAP);
}
/** Counts beside each filter. */
export function facetsFor(ctx, found) {
    return once(found, 'facets', () => exactOrShared(ctx, found, 'facets', () => facetsOf(ctx, found.search.predicates)));
}
/** Prices for the map. */
export function pinsFor(ctx, found, limit) {
    return once(found, `pins:${limit}`, () => exactOrShared(ctx, found, `pins:${limit}`, () => pinsOf(ctx, found.search, limit)));
}
/** The ten nearest spaces that fit all but the place, when nothing was found. */
export function nearestTo(ctx, found) {
    return once(found, 'nearest', async () => {
        if ((await countOf(ctx, found)) > 0)
            return [];
        return loadFound(ctx, found.search, await nearestIds(ctx, found.search), true);
    });
}
/** How the search could be loosened, when nothing was found. */
export function suggestionsFor(ctx, found) {
    return once(found, 'suggestions', async () => (await countOf(ctx, found)) > 0 ? [] : suggestionsOf(ctx, found.search));
}
/** Whether spaces that are taken on the days of the search can be waited for. */
export async function canWaitFor(ctx, found) {
    if (!found.search.filter.from || !isOn(await constantsOf(ctx), 'OFFERS_WAITING_LIST'))
        return false;
    const suggestions = await suggestionsFor(ctx, found);
    return suggestions.some(({ kind }) => kind === SearchSuggestionKind.WITHOUT_DATES);
}
/** A city or a province is no point: its middle says nothing to anybody, unless a circle or an order by distance asks for it. */
const NO_POINTS = new Set([PlaceKind.CITY, PlaceKind.PROVINCE]);
async function loadFound(ctx, { area, filter, order }, ids, isNearest = false) {
    const spaces = await loadSpaces(ctx, ids);
    const { centre, place } = area;
    if (!centre || !(place || filter.near))
        return spaces;
    const isAsked = isNearest || filter.near != null || filter.radiusM != null || order.isByDistance;
    if (place && NO_POINTS.has(place.kind) && !isAsked)
        return spaces;
    return spaces.map((space) => ({
        ...space,
        distanceM: Math.round(metresBetween(centre, { lat: space.areaLat ?? centre.lat, lng: space.areaLng ?? centre.lng })),
    }));
}
/** Beside "1000+" results counts may be half a minute old: then every page and order of a wide search shares one long count. */
async function exactOrShared(ctx, found, what, make) {
    if ((await countOf(ctx, found)) <= COUNT_CAP)
        return make();
    const { filter, today } = found.search;
    return withTtlCache(ctx, JSON.stringify([what, today, filter]), make);
}
/** An alias must not cost what the field already did. */
function once(found, name, begin) {
    let promise = found.begun.get(name);
    if (!promise) {
        promise = begin();
        found.begun.set(name, promise);
    }
    return promise;
}
//# sourceMappingURL=search.service.js.map