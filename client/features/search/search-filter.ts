import type { SearchPageQueryVariables, SpaceFilter } from '../../generated/graphql';
import type { SpaceFeature } from '../../generated/schema';
import {
  EMPTY_SEARCH,
  FLAG_FIELDS,
  NUMBER_FIELDS,
  type SearchFlag,
  type SearchState,
} from '../../ui/search-pill/search-params';
import { searchBounds, pageBounds } from '../../generated/first-bounds';
import { boundsAround, roundedBounds } from '../../ui/map/map-geometry';

/** Spaces per page of the list. */
export const PAGE_SIZE = pageBounds.first;
/** Page numbers end with the counted results. */
const COUNT_CAP = searchBounds.counted.max;

/** The fields of a filter other than kinds and features, with the same name in search and API. */
const SAME = [
  'postalCode',
  'city',
  'text',
  'from',
  'to',
  ...NUMBER_FIELDS,
  'bounds',
] as const satisfies (keyof SearchState & keyof SpaceFilter)[];

/** The filter of the query: only set fields, so that equal searches are one entry of the cache. */
export function filterOf(search: SearchState): SpaceFilter {
  const filter: Record<string, unknown> = {};
  for (const field of SAME) if (search[field] !== null) filter[field] = search[field];
  if (search.type.length > 0) filter.type = search.type;
  if (search.features.length > 0) filter.features = search.features;
  if (search.things.length > 0) filter.things = search.things;
  if (search.access) filter.accessMode = search.access;
  for (const field of FLAG_FIELDS) if (search[field]) filter[field] = true;
  return filter as SpaceFilter;
}

/** Variables of the search page's query. */
export const searchVariables = (search: SearchState): SearchPageQueryVariables => ({
  filter: filterOf(search),
  sort: search.sort,
  first: PAGE_SIZE,
  page: search.page,
});

/** The search of a server filter: its suggestions have that form. */
export function searchOfFilter(filter: SpaceFilter): Partial<SearchState> {
  const search: Record<string, unknown> = {};
  for (const field of SAME) search[field] = filter[field] ?? null;
  // A program may search around a point; the page shows the box around it.
  if (filter.near && !filter.bounds) search.bounds = boundsOfNear(filter.near);
  for (const field of FLAG_FIELDS) search[field] = filter[field] ?? false;
  return {
    ...(search as Pick<SearchState, (typeof SAME)[number] | SearchFlag>),
    type: filter.type ?? [],
    features: filter.features ?? [],
    things: filter.things ?? [],
    access: filter.accessMode ?? null,
  };
}

function boundsOfNear({ lat, lng, radiusM }: NonNullable<SpaceFilter['near']>): SearchState['bounds'] {
  return roundedBounds(boundsAround({ lat, lng }, radiusM ?? searchBounds.radiiM[0]));
}

/** The fields set as filters; place, dates, order and page stay when filters are cleared. */
const FILTER_FIELDS = [
  'text',
  'type',
  'access',
  ...FLAG_FIELDS,
  'features',
  'things',
  ...NUMBER_FIELDS,
] as const satisfies (keyof SearchState)[];

/** A search's filters with their default values. */
export const NO_FILTERS: Partial<SearchState> = Object.fromEntries(
  FILTER_FIELDS.map((field) => [field, EMPTY_SEARCH[field]]),
);

/** How many pages have a number. */
export const pageCount = (total: number): number => Math.ceil(Math.min(total, COUNT_CAP) / PAGE_SIZE);

/** The last page with a number, however many results there are. */
export const LAST_PAGE = pageCount(COUNT_CAP);

/** Features by subject: access, climate, safety, comfort; restrictions come last. */
export const FEATURE_ORDER = [
  'GROUND_FLOOR',
  'LIFT',
  'FREIGHT_LIFT',
  'VEHICLE_DOOR',
  'RAMP',
  'PRIVATE_ENTRANCE',
  'LOADING_ZONE',
  'STREET_PARKING',
  'DRY',
  'VENTILATED',
  'HEATED',
  'CAMERA',
  'ALARM',
  'PORTER',
  'OWN_LOCK',
  'FIRE_DETECTION',
  'BUILDING_INSURANCE',
  'SHELVES',
  'LIGHT',
  'SOCKET',
  'WATER_TAP',
  'TROLLEY',
  'SHARED',
  'STAIRS_ONLY',
] as const satisfies readonly SpaceFeature[];

/** A list with a value added or removed. */
export function toggled<T>(list: readonly T[], value: T): T[] {
  return list.includes(value) ? list.filter((item) => item !== value) : [...list, value];
}
