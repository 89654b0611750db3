import { CITY_FACTS } from '../../features/search/places/city-facts.js';

export interface CityRow {
  id: number;
  slug: string;
  name: string;
  provinceCode: string;
  lat: number;
  lng: number;
  position: number;
}

/** Rows of table `cities`: the nine cities of LOC-4, in the order the home page shows them. */
export const CITY_ROWS: readonly CityRow[] = CITY_FACTS.map((city, index) => ({
  id: city.id,
  slug: city.slug,
  name: city.name,
  provinceCode: city.ine.slice(0, 2),
  lat: city.lat,
  lng: city.lng,
  position: index + 1,
}));
