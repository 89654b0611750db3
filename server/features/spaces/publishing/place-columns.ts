import type { ServiceContext } from '../../../core/context.js';
import { metresBetween } from '../../../core/values/mercator.js';
import { cleanLine } from '../../../core/values/text.js';
import { approximateCentre } from '../approximate-area.js';
import type { Space } from '../space.entity.js';

/** A pin may be corrected within this distance; beyond it the space counts as moved. */
const PIN_SLACK_M = 100;

type Pin = Pick<Space, 'lat' | 'lng'>;

/** Whether the pin moved so far that what was proven about the space is about another place. */
export function hasMoved(before: Pin, after: Pin): boolean {
  if (before.lat === null || before.lng === null || after.lat === null || after.lng === null) return false;
  return metresBetween({ lat: before.lat, lng: before.lng }, { lat: after.lat, lng: after.lng }) > PIN_SLACK_M;
}

interface GivenPlace {
  readonly city?: string | null | undefined;
  readonly postalCode?: string | null | undefined;
  readonly lat?: number | null | undefined;
  readonly lng?: number | null | undefined;
}

type PlaceColumns = Pick<Space, 'city' | 'cityId' | 'postalCode' | 'district' | 'lat' | 'lng' | 'areaLat' | 'areaLng'>;

/** The place of a space; the place index is in memory, so this makes no network call. */
export function placeColumns(
  { config, ports }: ServiceContext,
  spaceId: string,
  { city, postalCode, lat, lng }: GivenPlace,
): PlaceColumns {
  if (lat == null || lng == null || city == null || postalCode == null)
    throw new Error('a published space has a place');
  const { geocoder } = ports;
  const area = approximateCentre(config.passwordPepper, spaceId, lat, lng);
  const typedCity = cleanLine(city);
  const spot = { postalCode, city: typedCity, lat, lng };
  const knownCity = geocoder.cityOf(spot);
  return {
    city: knownCity?.name ?? typedCity,
    cityId: knownCity?.id ?? null,
    postalCode,
    district: geocoder.districtOf(spot),
    lat,
    lng,
    areaLat: area.lat,
    areaLng: area.lng,
  };
}
