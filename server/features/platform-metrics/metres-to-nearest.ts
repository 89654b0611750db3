import type { RequestContext } from '../../core/context.js';
import { metresBetween } from '../../core/values/mercator.js';
import { CITY_RECORDS } from '../search/places/city-records.js';
import { codesOfCity } from '../search/places/postal-codes.js';
import type { MedianOfCases } from './platform-metrics.types.js';

/** The city with most spaces speaks for itself; a mean of all would hide the ones that have few. */
const CITY = 'madrid';
/** Fewer would say where each of them is. */
const ENOUGH_SPACES = 10;

/** How far the nearest space is from the middle of a postal code, half of them nearer. Spaces stand where the map shows them. */
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
