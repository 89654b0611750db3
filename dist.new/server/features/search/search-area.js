import { PlaceKind } from '../../ports/geocoder.js';
import { centreOf, toPlane, toPlaneDistance } from '../../core/values/mercator.js';
import { DEFAULT_RADIUS_M } from './plain-filters.rules.js';
import { Nearness } from './search-order.js';
import { isAnyOf, searchable } from './sql.js';
const SPOTS = new Set([PlaceKind.ADDRESS, PlaceKind.NEIGHBOURHOOD]);
const POSTAL_CODE = /^\d{5}$/;
/** Understands postal code, city, point, bounds and radius of a filter as one area. */
export function areaOf(filter, geocoder) {
    const code = searchable(filter.postalCode);
    const city = searchable(filter.city);
    const places = [
        ...(code ? [{ text: code, place: geocoder.understand(code), isCity: false }] : []),
        ...(city
            ? [
                {
                    text: city,
                    place: POSTAL_CODE.test(city) ? geocoder.understand(city) : geocoder.areaNamed(city),
                    isCity: true,
                },
            ]
            : []),
    ];
    const place = places.find((found) => found.place)?.place ?? null;
    const unknownText = places.find((found) => !found.place)?.text ?? null;
    if (filter.near) {
        const { near, bounds } = filter;
        return {
            place,
            unknownText,
            nearness: Nearness.POINT,
            centre: near,
            conditions: [bounds ? inBounds(bounds) : inRadius(near, near.radiusM ?? DEFAULT_RADIUS_M)],
        };
    }
    if (filter.bounds) {
        return {
            place,
            unknownText,
            nearness: Nearness.STORED,
            centre: place?.centre ?? centreOf(filter.bounds),
            conditions: [inBounds(filter.bounds)],
        };
    }
    const radius = filter.radiusM ?? null;
    if (radius !== null && place)
        return {
            place,
            unknownText,
            nearness: Nearness.POINT,
            centre: place.centre,
            conditions: [inRadius(place.centre, radius)],
        };
    return {
        place,
        unknownText,
        nearness: nearnessOf(place, geocoder),
        centre: place?.centre ?? null,
        conditions: places.map((found) => placeCondition(found, geocoder)),
    };
}
/** A district at most is one point; how far a space of one of the nine cities is from its middle is stored with its row. */
function nearnessOf(place, geocoder) {
    if (!place || place.kind === PlaceKind.PROVINCE)
        return Nearness.STORED;
    if (place.kind !== PlaceKind.CITY)
        return Nearness.POINT;
    return geocoder.cityOf({ city: place.city ?? place.name }) ? Nearness.STORED : Nearness.TOWN;
}
const ANYWHERE = { cityId: null, postalCodes: null, zone: null };
function inRadius(centre, radiusM) {
    const { x, y } = toPlane(centre);
    const r = toPlaneDistance(radiusM, centre.lat);
    return {
        write: withinRadius(centre, radiusM),
        reach: { ...ANYWHERE, zone: { low: { x: x - r, y: y - r }, high: { x: x + r, y: y + r } } },
    };
}
function inBounds(bounds) {
    const { south, west, north, east } = bounds;
    return {
        write: withinBounds(bounds),
        reach: { ...ANYWHERE, zone: { low: toPlane({ lat: south, lng: west }), high: toPlane({ lat: north, lng: east }) } },
    };
}
/** The same search in a circle around its centre. */
export function withinRadius(centre, radiusM) {
    const { x, y } = toPlane(centre);
    const r = toPlaneDistance(radiusM, centre.lat);
    return (params) => params.dialect.isInCircle(params.add(x), params.add(y), params.add(r));
}
/** Inside a rectangle of the map. */
export function withinBounds({ south, west, north, east }) {
    const low = toPlane({ lat: south, lng: west });
    const high = toPlane({ lat: north, lng: east });
    return (params) => params.dialect.isInBox(params.add(low.x), params.add(low.y), params.add(high.x), params.add(high.y));
}
/** Words somewhere in title, description, city or district. */
export function mentions(text) {
    return (params) => params.dialect.mentions(params.add(text));
}
function placeCondition({ text, place, isCity }, geocoder) {
    if (POSTAL_CODE.test(text))
        return inPostalCode(text);
    // Free text that is no place may stand in the texts of some space; a city that does not exist holds none.
    if (!place)
        return { write: isCity ? () => 'false' : mentions(text), reach: ANYWHERE };
    if (place.kind === PlaceKind.POSTAL_CODE && place.postalCode)
        return inPostalCode(place.postalCode);
    if (place.kind === PlaceKind.CITY) {
        const known = geocoder.cityOf({ city: place.city ?? place.name });
        if (known)
            return { write: (params) => `city_id = ${params.add(known.id)}`, reach: { ...ANYWHERE, cityId: known.id } };
    }
    if (place.kind === PlaceKind.DISTRICT && place.postalCodes.length > 0)
        return inDistrict(place);
    return SPOTS.has(place.kind) ? inRadius(place.centre, DEFAULT_RADIUS_M) : inBounds(place.bounds);
}
function inPostalCode(code) {
    const number = Number(code);
    return { write: (params) => `pc = ${params.add(number)}`, reach: { ...ANYWHERE, postalCodes: [number] } };
}
/** Postal codes find its rows by index; those that it shares with a neighbour are told apart by the name. */
function inDistrict(place) {
    const codes = place.postalCodes.map(Number);
    const write = (params) => `(${isAnyOf('pc', codes, params)} and (district is null or district = ${params.add(place.district ?? place.name)}))`;
    return { write, reach: { ...ANYWHERE, postalCodes: codes } };
}
//# sourceMappingURL=search-area.js.map