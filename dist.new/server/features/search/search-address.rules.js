import { DEFAULT_RADIUS_M, flagFilterList, numberFilterList } from './plain-filters.rules.js';
import { boundsAround } from './places/shapes.js';
/** The address of a search for links in mails (RTE-6 and the keys beside it); a test reads it back with the client's own. */
export function searchAddress(filter) {
    const query = searchAddressQuery(filter).toString();
    return query ? `/search?${query}` : '/search';
}
/** Only what is set. Free text has no key of its own: the place takes any words. */
export function searchAddressQuery(filter) {
    const params = new URLSearchParams();
    const put = (key, value) => {
        if (value)
            params.set(key, value);
    };
    put('postal_code', filter.postalCode ?? (filter.city ? null : filter.text));
    put('city', filter.city);
    put('type', filter.type?.join(','));
    put('from', filter.from);
    put('to', filter.to);
    for (const [name, { key }] of numberFilterList) {
        const value = filter[name];
        put(key, value != null && String(name.endsWith('Cents') ? value / 100 : value));
    }
    put('things', filter.things?.map(({ thing, count }) => `${thing}-${count}`).join(','));
    put('features', filter.features?.join(','));
    put('access', filter.accessMode);
    for (const [name, { key }] of flagFilterList)
        put(key, filter[name] === true && '1');
    const bounds = filter.bounds ?? boundsOfNear(filter);
    put('bbox', bounds && [bounds.west, bounds.south, bounds.east, bounds.north].join(','));
    return params;
}
/** The page has no circles around a point that somebody gave: it shows the box around one. */
function boundsOfNear({ near }) {
    if (!near)
        return null;
    const round = (degrees) => Math.round(degrees * 1e5) / 1e5;
    const { south, west, north, east } = boundsAround(near.lat, near.lng, (near.radiusM ?? DEFAULT_RADIUS_M) / 1000);
    return { south: round(south), west: round(west), north: round(north), east: round(east) };
}
//# sourceMappingURL=search-address.rules.js.map