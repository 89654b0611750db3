import type { GeoPosition, KnownCity, Spot } from '../../../ports/geocoder.js';
import type { Catalogue } from './catalogue.js';
import { CITY_RECORDS, type CityRecord } from './city-records.js';
import type { PostalCodeRecord } from './records.js';
import { kmBetween, shapeAt } from './shapes.js';
import { normalise } from './text.js';

/** Beyond this distance from every known postal code, a point's district is not guessed. */
const NEAREST_CODE_KM = 2.5;
/** The outlines are accurate to some hundred metres: a quay or a cape may be just outside them. */
const COAST_DEG = 0.02;

/** District of a point: by its outline if known, else by its postal code, else by the nearest code. */
export function districtOf(catalogue: Catalogue, spot: Spot): string | null {
  const point = pointOf(spot);
  const outline = point === null ? null : shapeAt(catalogue.districts, point.lat, point.lng);
  if (outline !== null) return outline.key.split('|')[1] ?? null;
  const byCode = spot.postalCode ? catalogue.postalCodes.get(spot.postalCode) : undefined;
  if (byCode !== undefined) return byCode.district;
  return point === null ? null : (nearestCode(catalogue, point)?.district ?? null);
}

/** Which of the product's cities contains a point: by the city's name, else its postal code, else its outline. */
export function cityOf(catalogue: Catalogue, spot: Spot): KnownCity | null {
  const byName = spot.city ? CITY_RECORDS.find((city) => hasName(city, spot.city ?? '')) : undefined;
  if (byName !== undefined) return known(byName);
  const byCode = spot.postalCode ? catalogue.postalCodes.get(spot.postalCode) : undefined;
  if (byCode !== undefined) return known(CITY_RECORDS.find((city) => city.name === byCode.city));
  const point = pointOf(spot);
  const outline = point === null || spot.city ? null : shapeAt(catalogue.cities, point.lat, point.lng);
  return known(CITY_RECORDS.find((city) => city.ine === outline?.key));
}

/** Inside Spain's outline, with a tolerance at the coast. */
export function isInSpain(catalogue: Catalogue, lat: number, lng: number): boolean {
  if (!Number.isFinite(lat) || !Number.isFinite(lng)) return false;
  const steps = [0, -COAST_DEG, COAST_DEG];
  return steps.some((dLat) => steps.some((dLng) => shapeAt(catalogue.provinces, lat + dLat, lng + dLng) !== null));
}

function hasName(city: CityRecord, text: string): boolean {
  const name = normalise(text);
  return [city.name, ...city.aliases].some((title) => normalise(title) === name);
}

function known(city: CityRecord | undefined): KnownCity | null {
  return city === undefined ? null : { id: city.id, slug: city.slug, name: city.name };
}

function pointOf(spot: Spot): GeoPosition | null {
  return typeof spot.lat === 'number' && typeof spot.lng === 'number' ? { lat: spot.lat, lng: spot.lng } : null;
}

function nearestCode(catalogue: Catalogue, point: GeoPosition): PostalCodeRecord | null {
  let nearest: PostalCodeRecord | null = null;
  let least = NEAREST_CODE_KM;
  for (const record of catalogue.postalCodes.values()) {
    const km = kmBetween(point.lat, point.lng, record.lat, record.lng);
    if (km < least) [nearest, least] = [record, km];
  }
  return nearest;
}
