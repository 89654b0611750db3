import { createHash } from 'node:crypto';
import { spaceTypeCodes } from '../spaces/fields/space-codes.js';
import { predicatesOf } from '../search/predicates.js';
import { areaOf } from '../search/search-area.js';
import { filterOfToday, serializeFilter } from './saved-filter.rules.js';
/** Larger than the projected map plane, kilometers. */
const WHOLE_PLANE = '((-1000000,-1000000),(1000000,1000000))';
/** The outer bounds of a filter. */
export function toFilterColumns({ ports }, filter) {
    // One bounded condition is enough to find candidates.
    const reaches = areaOf(filter, ports.geocoder).conditions.map(({ reach }) => reach);
    const { cityId = null, postalCodes = null, zone = null, } = reaches.find((reach) => reach.cityId ?? reach.postalCodes ?? reach.zone) ?? {};
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
        endsOn: filter.to ?? null,
    };
}
/** Hash of a filter; equal filters have equal keys. */
export function toFilterKey(filter) {
    return createHash('sha256').update(serializeFilter(filter)).digest('base64url');
}
/** The search engine's predicates for a saved filter, as of today. */
export function toCurrentPredicates({ clock, ports }, filter) {
    const today = clock.today();
    const current = filterOfToday(filter, today);
    return predicatesOf(current, areaOf(current, ports.geocoder), today);
}
//# sourceMappingURL=filter-columns.js.map