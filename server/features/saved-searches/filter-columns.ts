import { createHash } from 'node:crypto';
import type { ServiceContext } from '../../core/context.js';
import { spaceTypeCodes } from '../spaces/fields/space-codes.js';
import { predicatesOf, type Predicate } from '../search/predicates.js';
import { areaOf } from '../search/search-area.js';
import type { SpaceFilter } from '../search/search.inputs.js';
import { filterOfToday, serializeFilter } from './saved-filter.rules.js';
import type { SavedSearch } from './saved-search.entity.js';

/** Larger than the projected map plane, kilometres. */
const WHOLE_PLANE = '((-1000000,-1000000),(1000000,1000000))';

/** The indexed columns that candidates for a new space are found by. */
export type FilterColumns = Pick<
  SavedSearch,
  'cityId' | 'postalCodes' | 'zone' | 'priceMinCents' | 'priceMaxCents' | 'sizeMinM2' | 'sizeMaxM2' | 'types' | 'to'
>;

/** The outer bounds of a filter. */
export function toFilterColumns({ ports }: ServiceContext, filter: SpaceFilter): FilterColumns {
  // One bounded condition is enough to find candidates.
  const reaches = areaOf(filter, ports.geocoder).conditions.map(({ reach }) => reach);
  const {
    cityId = null,
    postalCodes = null,
    zone = null,
  } = reaches.find((reach) => reach.cityId ?? reach.postalCodes ?? reach.zone) ?? {};
  const rectangle = zone && `((${zone.low.x},${zone.low.y}),(${zone.high.x},${zone.high.y}))`;
  return {
    cityId,
    postalCodes: postalCodes && [...postalCodes],
    zone: cityId === null && postalCodes === null ? (rectangle ?? WHOLE_PLANE) : null,
    priceMinCents: filter.priceMinCents ?? null,
    priceMaxCents: filter.priceMaxCents ?? null,
    sizeMinM2: filter.sizeMinM2 ?? null,
    sizeMaxM2: filter.sizeMaxM2 ?? null,
    types: filter.type?.length ? filter.type.map((type) => spaceTypeCodes[type]) : null,
    to: filter.to ?? null,
  };
}

/** Hash of a filter; equal filters have equal keys. */
export function toFilterKey(filter: SpaceFilter): string {
  return createHash('sha256').update(serializeFilter(filter)).digest('base64url');
}

/** The search engine's predicates for a saved filter, as of today. */
export function toCurrentPredicates({ clock, ports }: ServiceContext, filter: SpaceFilter): Predicate[] {
  const today = clock.today();
  const current = filterOfToday(filter, today);
  return predicatesOf(current, areaOf(current, ports.geocoder), today);
}
