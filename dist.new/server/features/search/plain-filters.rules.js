import { spaceFields } from '../spaces/fields/space-fields.js';
/** Metres around a spot that has no borders of its own, and around a point. */
export const DEFAULT_RADIUS_M = 2000;
const MAX_CENTS = 10_000_000;
const { sizeM2, heightM, doorWidthM, minDays } = spaceFields;
/** A measure may be asked for from nothing on: that leaves out only what no space can be. */
const fromZero = ({ bounds }) => [0, bounds.max];
/** Filters that are a number: their address, bounds and condition; the client reads addresses by the same keys. */
export const numberFilters = {
    priceMinCents: { key: 'price_min', bounds: [0, MAX_CENTS], condition: 'price_cents >=', part: 'price' },
    priceMaxCents: { key: 'price_max', bounds: [0, MAX_CENTS], condition: 'price_cents <=', part: 'price' },
    sizeMinM2: { key: 'size_min', bounds: fromZero(sizeM2), condition: 'size_m2 >=', part: 'size', isReal: true },
    sizeMaxM2: { key: 'size_max', bounds: fromZero(sizeM2), condition: 'size_m2 <=', part: 'size', isReal: true },
    heightMinM: {
        key: 'height_min',
        bounds: fromZero(heightM),
        condition: 'height_m >=',
        part: 'measures',
        isReal: true,
    },
    doorWidthMinM: {
        key: 'door_min',
        bounds: fromZero(doorWidthM),
        condition: 'door_width_m >=',
        part: 'measures',
        isReal: true,
    },
    minStayMaxDays: {
        key: 'stay_max',
        bounds: [minDays.bounds.min, minDays.bounds.max],
        condition: 'min_days <=',
        part: 'minStay',
    },
    radiusM: { key: 'radius', bounds: [100, 50_000] },
};
/**
 * What a search row keeps as bits of its features, from the highest one down, so that a new yes or no costs no column; each is read from the space
 * `s` or its host `u`. The bits are stored: never reorder.
 */
export const flagSources = {
    has_electric_meter: 's.has_electric_meter',
    is_of_featured_host: 'u.featured_host_since is not null',
};
export const flagColumns = Object.keys(flagSources);
const HIGHEST_BIT = 30;
const bitOf = (column) => 1 << (HIGHEST_BIT - flagColumns.indexOf(column));
/** The bits of the columns that are true. */
export const flagMask = (source) => flagColumns.reduce((mask, column) => (source[column] ? mask | bitOf(column) : mask), 0);
const isFlagged = (column) => `features & ${bitOf(column)} <> 0`;
/** Filters that are on or off: their address and condition. */
export const flagFilters = {
    is24h: { key: 'always_open', condition: 'is_24h', part: 'is24h' },
    isInstantBook: { key: 'instant', condition: 'is_instant', part: 'instant' },
    hasFeaturedHost: { key: 'featured_host', condition: isFlagged('is_of_featured_host'), part: 'features' },
    hasElectricMeter: { key: 'meter', condition: isFlagged('has_electric_meter'), part: 'features' },
};
/** All of both tables, by name. */
export const numberFilterList = entriesOf(numberFilters);
export const flagFilterList = entriesOf(flagFilters);
function entriesOf(table) {
    return Object.entries(table);
}
/** The filters of a part of the search. */
export function plainFiltersOf(parts) {
    return [...numberFilterList, ...flagFilterList].flatMap(([name, { part }]) => part && parts.includes(part) ? [name] : []);
}
//# sourceMappingURL=plain-filters.rules.js.map