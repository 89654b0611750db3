import { CITY_RECORDS } from '../../features/search/places/city-records.js';

export interface CityRow {
  id: number;
  slug: string;
  name: string;
  provinceCode: string;
  lat: number;
  lng: number;
  position: number;
}

/** Rows of table `cities`: the nine cities of LOC-4 and the next one, in the order of the home page. */
export const CITY_ROWS: readonly CityRow[] = CITY_RECORDS.map((city, index) => ({
  id: city.id,
  slug: city.slug,
  name: city.name,
  provinceCode: city.ine.slice(0, 2),
  lat: city.lat,
  lng: city.lng,
  position: index + 1,
}));
