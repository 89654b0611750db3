import { CITY_RECORDS } from '../../features/search/places/city-records.js';
/** Rows of table `cities`: the nine cities of LOC-4 and the one to come, in the order the home page shows them. */
export const CITY_ROWS = CITY_RECORDS.map((city, index) => ({
    id: city.id,
    slug: city.slug,
    name: city.name,
    provinceCode: city.ine.slice(0, 2),
    lat: city.lat,
    lng: city.lng,
    position: index + 1,
}));
//# sourceMappingURL=cities.js.map