import { DEFAULT_RADIUS_M, flagFilterList, numberFilterList } from './plain-filters.rules.js';
import { boundsAround } from './places/shapes.js';
import type { BoundsInput, SpaceFilter } from './search.inputs.js';

/** Builds the URL of a search for links in mails (RTE-6 and further keys); a test parses it with the client's own parser. */
export function searchAddress(filter: SpaceFilter): string {
  const query = searchAddressQuery(filter).toString();
  return query ? `/search?${query}` : '/search';
}

/** Only fields that are set. */
export function searchAddressQuery(filter: SpaceFilter): URLSearchParams {
  const params = new URLSearchParams();
  const put = (key: string, value: string | null | undefined | false): void => {
    if (value) params.set(key, value);
  };
  put('postal_code', filter.postalCode);
  put('city', filter.city);
  put('text', filter.text);
  put('type', filter.type?.join(','));
  put('from', filter.from);
  put('to', filter.to);
  for (const [name, { key }] of numberFilterList) {
    const value = filter[name];
    put(key, value != null && String(name.endsWith('Cents') ? value / 100 : value));
  }
  put('things', filter.things?.map(({ thing, count }) => `${thing}-${count}`).join(','));
  put('features', filter.features?.join(','));
  put('access', filter.accessMode);
  for (const [name, { key }] of flagFilterList) put(key, filter[name] === true && '1');
  const bounds = filter.bounds ?? boundsOfNear(filter);
  put('bbox', bounds && [bounds.west, bounds.south, bounds.east, bounds.north].join(','));
  return params;
}

/** The page has no circle around a point: it shows its bounding box. */
function boundsOfNear({ near }: SpaceFilter): BoundsInput | null {
  if (!near) return null;
  const round = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;
  const { south, west, north, east } = boundsAround(near.lat, near.lng, (near.radiusM ?? DEFAULT_RADIUS_M) / 1000);
  return { south: round(south), west: round(west), north: round(north), east: round(east) };
}
