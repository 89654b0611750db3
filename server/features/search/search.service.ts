import type { RequestContext } from '../../core/context.js';
import { loadSpaces } from '../spaces/space.loaders.js';
import type { SpaceRow } from '../spaces/space.entity.js';
import { PlaceKind } from '../../ports/geocoder.js';
import { metresBetween } from '../../core/values/mercator.js';
import { facetsOf } from './search-facets.js';
import { nearestIds, suggestionsOf } from './search-nothing-found.js';
import { pinsOf } from './search-pins.js';
import {
  COUNT_CAP,
  countUpToCap,
  cursorOf,
  findPage,
  prepareSearch,
  sliceOf,
  type Search,
  type SearchArguments,
} from './search-query.js';
import { withTtlCache } from '../../core/ttl-cache.js';
import { SpaceSort, type SpaceFilter } from './search.inputs.js';
import type { MapPin, SearchFacets, SearchSuggestion, SpaceConnection } from './search.types.js';

/** A found space, with its distance from the searched point. */
export type FoundSpace = SpaceRow & { readonly distanceM?: number };

/** One page of the matching published spaces. */
export async function searchSpaces(ctx: RequestContext, args: SearchArguments): Promise<SpaceConnection> {
  const slice = sliceOf(ctx, args);
  const search = await prepareSearch(ctx, args.filter ?? ({} as SpaceFilter), args.sort ?? SpaceSort.RECOMMENDED);
  const page = await findPage(ctx, search, slice);
  const spaces = await loadFound(
    ctx,
    search,
    page.keys.map(({ id }) => id),
  );
  const edges = page.keys.map((key, index) => ({
    cursor: cursorOf(search.order, key),
    node: spaces[index] as FoundSpace,
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
export function countOf(ctx: RequestContext, found: SpaceConnection): Promise<number> {
  if (found.knownTotal !== null) return Promise.resolve(found.knownTotal);
  return once(found, 'count', () => countUpToCap(ctx, found.search.predicates));
}

/** The number of results, at most the cap. */
export async function totalCountOf(ctx: RequestContext, found: SpaceConnection): Promise<number> {
  return Math.min(await countOf(ctx, found), COUNT_CAP);
}

/** Counts of each filter. */
export function facetsFor(ctx: RequestContext, found: SpaceConnection): Promise<SearchFacets> {
  return once(found, 'facets', () => exactOrShared(ctx, found, 'facets', () => facetsOf(ctx, found.search.predicates)));
}

/** Prices for the map. */
export function pinsFor(ctx: RequestContext, found: SpaceConnection, limit: number): Promise<MapPin[]> {
  return once(found, `pins:${limit}`, () =>
    exactOrShared(ctx, found, `pins:${limit}`, async () => pinsOf(ctx, found.search, limit, await countOf(ctx, found))),
  );
}

/** The ten nearest spaces that match everything except the place, when nothing was found. */
export function nearestTo(ctx: RequestContext, found: SpaceConnection): Promise<FoundSpace[]> {
  return once(found, 'nearest', async () => {
    if ((await countOf(ctx, found)) > 0) return [];
    return loadFound(ctx, found.search, await nearestIds(ctx, found.search), true);
  });
}

/** How the search could be loosened, when nothing was found. */
export function suggestionsFor(ctx: RequestContext, found: SpaceConnection): Promise<SearchSuggestion[]> {
  return once(found, 'suggestions', async () =>
    (await countOf(ctx, found)) > 0 ? [] : suggestionsOf(ctx, found.search),
  );
}

/** A city or a province is not a point: distances to its centre mean nothing, unless a radius or an order by distance is requested. */
const NO_POINTS: ReadonlySet<PlaceKind> = new Set([PlaceKind.CITY, PlaceKind.PROVINCE]);

async function loadFound(
  ctx: RequestContext,
  { area, filter, order }: Search,
  ids: readonly string[],
  isNearest = false,
): Promise<FoundSpace[]> {
  const spaces = await loadSpaces(ctx, ids);
  const { centre, place } = area;
  if (!centre || !(place || filter.near)) return spaces;
  const isAsked = isNearest || filter.near != null || filter.radiusM != null || order.isByDistance;
  if (place && NO_POINTS.has(place.kind) && !isAsked) return spaces;
  return spaces.map((space) => ({
    ...space,
    distanceM: Math.round(
      metresBetween(centre, { lat: space.areaLat ?? centre.lat, lng: space.areaLng ?? centre.lng }),
    ),
  }));
}

/** For "1000+" results counts may be half a minute old: then all pages and orders of a broad search share one slow count. */
async function exactOrShared<T>(
  ctx: RequestContext,
  found: SpaceConnection,
  what: string,
  make: () => Promise<T>,
): Promise<T> {
  if ((await countOf(ctx, found)) <= COUNT_CAP) return make();
  const { filter, today } = found.search;
  return withTtlCache(ctx, JSON.stringify([what, today, filter]), make);
}

/** An alias must not repeat the cost of a field. */
export function once<T>(found: SpaceConnection, name: string, begin: () => Promise<T>): Promise<T> {
  let promise = found.begun.get(name) as Promise<T> | undefined;
  if (!promise) {
    promise = begin();
    found.begun.set(name, promise);
  }
  return promise;
}
