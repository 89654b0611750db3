import { createHash } from 'node:crypto';
import type { ServiceContext } from '../../core/context.js';
import { spaceTypeCodes } from '../spaces/space-codes.js';
import { predicatesOf, type Predicate } from '../search/predicates.js';
import { areaOf } from '../search/search-area.js';
import type { SpaceFilter } from '../search/search.inputs.js';
import { filterOfToday, filterText } from './saved-filter.rules.js';

/** Larger than the plane the map is drawn on, in kilometres. */
const WHOLE_PLANE = '((-1000000,-1000000),(1000000,1000000))';

/** The columns of `saved_searches` by which a space finds it, with their values. */
export type FilterReach = Readonly<Record<'city_id' | 'postal_codes' | 'zone' | 'price_min_cents' | 'price_max_cents' | 'size_min_m2' | 'size_max_m2' | 'types' | 'ends_on', unknown>>;

/** How wide a filter is at most. */
export function reachOf({ ports }: ServiceContext, filter: SpaceFilter): FilterReach {
  // Of several conditions one is enough to find it by: the first that has borders.
  const reaches = areaOf(filter, ports.geocoder).conditions.map(({ reach }) => reach);
  const { cityId = null, postalCodes = null, zone = null } = reaches.find((reach) => reach.cityId ?? reach.postalCodes ?? reach.zone) ?? {};
  const rectangle = zone && `((${zone.low.x},${zone.low.y}),(${zone.high.x},${zone.high.y}))`;
  return {
    city_id: cityId,
    postal_codes: postalCodes && `{${postalCodes.join(',')}}`,
    zone: cityId === null && postalCodes === null ? (rectangle ?? WHOLE_PLANE) : null,
    price_min_cents: filter.priceMinCents ?? null,
    price_max_cents: filter.priceMaxCents ?? null,
    size_min_m2: filter.sizeMinM2 ?? null,
    size_max_m2: filter.sizeMaxM2 ?? null,
    types: filter.type?.length ? `{${filter.type.map((type) => spaceTypeCodes[type]).join(',')}}` : null,
    ends_on: filter.to ?? null,
  };
}

/** What a filter is known by: equal for whoever asks the same. */
export function keyOf(filter: SpaceFilter): string {
  return createHash('sha256').update(filterText(filter)).digest('base64url');
}

/** The search's own conditions for a saved filter, as of today. */
export function conditionsOf({ clock, ports }: ServiceContext, filter: SpaceFilter): Predicate[] {
  const today = clock.today();
  const current = filterOfToday(filter, today);
  return predicatesOf(current, areaOf(current, ports.geocoder), today);
}
