import { clientNetwork } from '../../../core/rate-limits/client-network.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { PlaceKind } from '../../../ports/geocoder.js';
export const MIN_CHARACTERS = 3;
export const MAX_RESULTS = 5;
const CACHE_SECONDS = 300;
/** Of a visitor's 1000 points, 10 of which come back each second: one lookup a second, with room for a burst. */
const COST = 10;
/** How Nominatim calls what we call a place. */
const CLASSES = {
    [PlaceKind.ADDRESS]: ['highway', 'residential'],
    [PlaceKind.POSTAL_CODE]: ['place', 'postcode'],
    [PlaceKind.NEIGHBOURHOOD]: ['place', 'neighbourhood'],
    [PlaceKind.DISTRICT]: ['place', 'city_district'],
    [PlaceKind.CITY]: ['place', 'city'],
    [PlaceKind.PROVINCE]: ['boundary', 'administrative'],
};
/** `GET /geocode/search`: suggestions in Nominatim's shape (LOC-1, LOC-2), Spain only, at most five. */
export function mountGeocodeRoutes(router, { geocoder, limits }) {
    router.get('/geocode/search', async (req, res) => {
        const text = textOf(req, 'q')?.trim();
        if (!text)
            throw new DomainError(ErrorCode.BAD_REQUEST, { parameter: 'q' });
        const bucket = await limits.take(`geocode:${clientNetwork(req.ip ?? '')}`, 'anonymous', COST);
        if (!bucket.isAllowed) {
            throw new DomainError(ErrorCode.RATE_LIMITED, { retryAfterSeconds: bucket.retryAfterSeconds });
        }
        res.setHeader('Cache-Control', `public, max-age=${CACHE_SECONDS}`);
        const isSpainAsked = (textOf(req, 'countrycodes') ?? 'es').toLowerCase().split(',').includes('es');
        const places = isSpainAsked && text.length >= MIN_CHARACTERS ? geocoder.search(text, limitOf(req)) : [];
        res.json(places.map(toNominatim));
    });
}
function textOf(req, name) {
    const value = req.query[name];
    return typeof value === 'string' ? value : undefined;
}
function limitOf(req) {
    const wanted = Number.parseInt(textOf(req, 'limit') ?? '', 10);
    return Number.isNaN(wanted) ? MAX_RESULTS : Math.min(Math.max(wanted, 1), MAX_RESULTS);
}
function toNominatim(place) {
    const [category, type] = CLASSES[place.kind];
    const { south, north, west, east } = place.bounds;
    const isHouse = place.houseNumber !== null;
    return {
        place_id: place.id,
        lat: place.centre.lat.toFixed(6),
        lon: place.centre.lng.toFixed(6),
        class: isHouse ? 'place' : category,
        type: isHouse ? 'house' : type,
        name: place.name,
        display_name: place.displayName,
        boundingbox: [south, north, west, east].map((degrees) => degrees.toFixed(6)),
        address: withoutNulls({
            house_number: place.houseNumber,
            road: place.road,
            neighbourhood: place.neighbourhood,
            // Nominatim's word for the part of town people name; clients that know only `suburb` find it there.
            suburb: place.neighbourhood ?? place.district,
            city_district: place.district,
            city: place.city,
            province: place.province,
            state: place.state,
            postcode: place.postalCode,
            country: 'España',
            country_code: 'es',
        }),
    };
}
function withoutNulls(record) {
    return Object.fromEntries(Object.entries(record).filter((entry) => entry[1] !== null));
}
//# sourceMappingURL=geocode.routes.js.map