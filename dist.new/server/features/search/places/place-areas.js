import { CITY_RECORDS } from './city-records.js';
import { kmBetween, shapeAt } from './shapes.js';
import { normalise } from './text.js';
/** Farther than this from every known postal code, a point's district is not guessed. */
const NEAREST_CODE_KM = 2.5;
/** The outlines are accurate to some hundred metres: a quay or a cape may lie just outside them. */
const COAST_DEG = 0.02;
/** District of a spot: by its point where the outline is known, else by its postal code, else by the nearest code. */
export function districtOf(catalogue, spot) {
    const point = pointOf(spot);
    const outline = point === null ? null : shapeAt(catalogue.districts, point.lat, point.lng);
    if (outline !== null)
        return outline.key.split('|')[1] ?? null;
    const byCode = spot.postalCode ? catalogue.postalCodes.get(spot.postalCode) : undefined;
    if (byCode !== undefined)
        return byCode.district;
    return point === null ? null : (nearestCode(catalogue, point)?.district ?? null);
}
/** Which of the product's cities a spot lies in: by the city's name, else its postal code, else its point. */
export function cityOf(catalogue, spot) {
    const byName = spot.city ? CITY_RECORDS.find((city) => isNamed(city, spot.city ?? '')) : undefined;
    if (byName !== undefined)
        return known(byName);
    const byCode = spot.postalCode ? catalogue.postalCodes.get(spot.postalCode) : undefined;
    if (byCode !== undefined)
        return known(CITY_RECORDS.find((city) => city.name === byCode.city));
    const point = pointOf(spot);
    const outline = point === null || spot.city ? null : shapeAt(catalogue.cities, point.lat, point.lng);
    return known(CITY_RECORDS.find((city) => city.ine === outline?.key));
}
/** Inside Spain's outline, its coast taken generously. */
export function isInSpain(catalogue, lat, lng) {
    if (!Number.isFinite(lat) || !Number.isFinite(lng))
        return false;
    const steps = [0, -COAST_DEG, COAST_DEG];
    return steps.some((dLat) => steps.some((dLng) => shapeAt(catalogue.provinces, lat + dLat, lng + dLng) !== null));
}
function isNamed(city, text) {
    const name = normalise(text);
    return [city.name, ...city.aliases].some((title) => normalise(title) === name);
}
function known(city) {
    return city === undefined ? null : { id: city.id, slug: city.slug, name: city.name };
}
function pointOf(spot) {
    return typeof spot.lat === 'number' && typeof spot.lng === 'number' ? { lat: spot.lat, lng: spot.lng } : null;
}
function nearestCode(catalogue, point) {
    let nearest = null;
    let least = NEAREST_CODE_KM;
    for (const record of catalogue.postalCodes.values()) {
        const km = kmBetween(point.lat, point.lng, record.lat, record.lng);
        if (km < least)
            [nearest, least] = [record, km];
    }
    return nearest;
}
//# sourceMappingURL=place-areas.js.map