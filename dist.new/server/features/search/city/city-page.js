import { PlaceKind } from '../../../ports/geocoder.js';
import { loadSpaces } from '../../spaces/space.loaders.js';
import { citiesOf } from '../market.js';
import { CITY_RECORDS } from '../places/city-records.js';
import { withTtlCache } from '../../../core/ttl-cache.js';
import { readCityStatistics } from './city-statistics.js';
import { districtOutlines } from './district-outlines.js';
/** How many spaces a city's page shows. */
export const CITY_FEATURED = 4;
/** The page of a city of the product; null for any other. */
export async function cityPage(ctx, slug) {
    const record = CITY_RECORDS.find((known) => known.slug === slug);
    const city = record && (await citiesOf(ctx)).find((known) => known.slug === slug);
    if (!record || !city)
        return null;
    const { prices, types, verifiedCount, districts } = await statisticsOf(ctx, slug);
    return {
        city,
        prices,
        types,
        verifiedCount,
        districts: allDistricts(ctx.ports.geocoder, record, districts),
        outlinesPath: districtOutlines(ctx.config.geoDataDir, slug) ? `/map/outlines/${slug}.json` : null,
    };
}
/** The spaces a city's page shows. */
export async function cityFeatured(ctx, slug) {
    const { featuredIds } = await statisticsOf(ctx, slug);
    return loadSpaces(ctx, [...featuredIds]);
}
function statisticsOf(ctx, slug) {
    return withTtlCache(ctx, `city:${slug}`, () => readCityStatistics(ctx, slug, CITY_FEATURED));
}
/** The city's own list of districts, and any other name that a space has. */
function allDistricts(geocoder, record, offered) {
    const byName = new Map(offered.map((district) => [district.name, district]));
    const names = new Set([...Object.keys(record.districts), ...byName.keys()]);
    return [...names]
        .sort((a, b) => a.localeCompare(b, 'es'))
        .map((name) => ({
        name,
        count: byName.get(name)?.count ?? 0,
        medianCents: byName.get(name)?.medianCents ?? null,
        search: searchFor(geocoder, record, name),
    }));
}
const searches = new WeakMap();
/** The shortest text that search takes for this very district: several cities have a "Centro". */
function searchFor(geocoder, { name: city }, district) {
    let held = searches.get(geocoder);
    if (!held)
        searches.set(geocoder, (held = new Map()));
    const key = `${city}|${district}`;
    const known = held.get(key);
    if (known !== undefined)
        return known;
    const isMeant = (text) => {
        const place = geocoder.understand(text);
        return place?.kind === PlaceKind.DISTRICT && place.city === city && (place.district ?? place.name) === district;
    };
    const found = [district, `${district} ${city}`, `distrito ${district} ${city}`].find(isMeant) ?? null;
    held.set(key, found);
    return found;
}
//# sourceMappingURL=city-page.js.map