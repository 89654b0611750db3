import type { IRouter, Request } from 'express';
import { clientNetwork } from '../../../core/rate-limits/client-network.js';
import type { CostBuckets } from '../../../core/graphql/cost-bucket.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { queryText } from '../../../core/query-text.js';
import { type Geocoder, type Place, PlaceKind } from '../../../ports/geocoder.js';

export const MIN_CHARACTERS = 3;
export const MAX_RESULTS = 5;
const CACHE_SECONDS = 300;
/** Of an address's 2000 points, 20 are restored per second: two lookups a second, with room for a burst. */
const COST = 10;

export interface GeocodeRoutesDeps {
  geocoder: Geocoder;
  limits: CostBuckets;
}

/** Nominatim's term for each kind of place. */
const CLASSES: Readonly<Record<PlaceKind, readonly [category: string, type: string]>> = {
  [PlaceKind.ADDRESS]: ['highway', 'residential'],
  [PlaceKind.POSTAL_CODE]: ['place', 'postcode'],
  [PlaceKind.NEIGHBOURHOOD]: ['place', 'neighbourhood'],
  [PlaceKind.DISTRICT]: ['place', 'city_district'],
  [PlaceKind.CITY]: ['place', 'city'],
  [PlaceKind.PROVINCE]: ['boundary', 'administrative'],
};

/** `GET /geocode/search`: suggestions in Nominatim's format (LOC-1, LOC-2), Spain only, at most five. */
export function mountGeocodeRoutes(router: IRouter, { geocoder, limits }: GeocodeRoutesDeps): void {
  router.get('/geocode/search', async (req, res) => {
    const text = queryText(req, 'q').trim();
    if (!text) throw new DomainError(ErrorCode.BAD_REQUEST, { parameter: 'q' });
    const bucket = await limits.take(`geocode:${clientNetwork(req.ip ?? '')}`, 'anonymous', COST);
    if (!bucket.isAllowed) {
      throw new DomainError(ErrorCode.RATE_LIMITED, { retryAfterSeconds: bucket.retryAfterSeconds });
    }
    res.setHeader('Cache-Control', `public, max-age=${CACHE_SECONDS}`);
    const isSpainAsked = (queryText(req, 'countrycodes') || 'es').toLowerCase().split(',').includes('es');
    const places = isSpainAsked && text.length >= MIN_CHARACTERS ? geocoder.search(text, limitOf(req)) : [];
    res.json(places.map(toNominatim));
  });
}

function limitOf(req: Request): number {
  const wanted = Number.parseInt(queryText(req, 'limit'), 10);
  return Number.isNaN(wanted) ? MAX_RESULTS : Math.min(Math.max(wanted, 1), MAX_RESULTS);
}

function toNominatim(place: Place): object {
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
      // Nominatim's key for the commonly named part of town; some clients read only `suburb`.
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

function withoutNulls(record: Record<string, string | null>): Record<string, string> {
  return Object.fromEntries(Object.entries(record).filter((entry): entry is [string, string] => entry[1] !== null));
}
