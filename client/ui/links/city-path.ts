import { KNOWN_CITIES } from '../location-field/location-mapping';

/** The cities that have a page of their own (LOC-4), and the one to come (HOM-1), by their names in lower case without accents. */
export const CITY_SLUGS = [...KNOWN_CITIES, 'Granada'].map((name) => name.toLowerCase().replace('á', 'a'));
