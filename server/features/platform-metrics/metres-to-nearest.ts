import type { RequestContext } from '../../core/context.js';
import { metresBetween } from '../../core/values/mercator.js';
import { CITY_RECORDS } from '../search/places/city-records.js';
import { codesOfCity } from '../search/places/postal-codes.js';
import type { MedianOfCases } from './platform-metrics.types.js';

/** The city with the most spaces has its own value; an average of all would hide the cities with few. */
const CITY = 'madrid';
/** Fewer spaces would reveal where each of them is. */
const ENOUGH_SPACES = 10;

/** The distance from the centre of a postal code to the nearest space, median of all codes. Spaces count at their blurred position. */
export async function metresToNearest({ db }: RequestContext): Promise<MedianOfCases | null> {
  const city = CITY_RECORDS.find(({ slug }) => slug === CITY);
  if (!city) return null;
  const spaces = await db.selectFrom('SpaceSearch').select(['lat', 'lng']).where('cityId', '=', city.id).execute();
  if (spaces.length < ENOUGH_SPACES) return null;
  const metres = codesOfCity(city)
    .map((code) => Math.min(...spaces.map((space) => metresBetween(code, space))))
    .toSorted((a, b) => a - b);
  return { median: Math.round(metres[Math.floor(metres.length / 2)] ?? 0), cases: metres.length };
}
