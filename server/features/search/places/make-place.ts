import { type Place, PlaceKind } from '../../../ports/geocoder.js';
import { type Province, PROVINCES, provinceOfCode } from './provinces.js';
import type { PlaceRecord, PostalCodeRecord, StreetSegment } from './records.js';
import { boundsAround } from './shapes.js';
import { nameVariants } from './text.js';

const COUNTRY = 'España';

/** A city, district, neighbourhood or province, under the name that was searched. */
export function placeOfArea(record: PlaceRecord, title: string): Place {
  const province = PROVINCES.get(record.provinceCode);
  const isProvince = record.kind === PlaceKind.PROVINCE;
  const name = isProvince ? provinceTitle(record) : shownName(record, title);
  const isNeighbourhood = record.kind === PlaceKind.NEIGHBOURHOOD;
  const city = record.kind === PlaceKind.CITY ? null : record.city;
  const region = isProvince ? regionOf(record.provinceCode).slice(-1) : regionOf(record.provinceCode, record.name);
  return finish({
    kind: record.kind,
    name,
    displayName: line([name, isNeighbourhood ? record.district : null, city, ...region]),
    centre: { lat: record.lat, lng: record.lng },
    bounds: record.bounds,
    postalCode: null,
    postalCodes: record.postalCodes,
    road: null,
    houseNumber: null,
    neighbourhood: isNeighbourhood ? record.name : null,
    district: record.district,
    city: record.city,
    province: province?.name ?? null,
    state: province?.state ?? null,
  });
}

/** A street, or a house on it. */
export function placeOfStreet(
  record: PlaceRecord,
  segment: StreetSegment | null,
  houseNumber: number | null,
  postalCode: string | null,
): Place {
  const province = PROVINCES.get(record.provinceCode);
  const spot = segment ?? record;
  const name = houseNumber === null ? record.name : `${record.name} ${houseNumber}`;
  const area = segment?.neighbourhood ?? record.district;
  return finish({
    kind: PlaceKind.ADDRESS,
    name,
    displayName: line([name, area, record.city, ...regionOf(record.provinceCode, record.city ?? ''), postalCode]),
    centre: { lat: spot.lat, lng: spot.lng },
    bounds: houseNumber === null ? record.bounds : boundsAround(spot.lat, spot.lng, 0.3),
    postalCode,
    postalCodes: postalCode === null ? [] : [postalCode],
    road: record.name,
    houseNumber: houseNumber === null ? null : String(houseNumber),
    neighbourhood: segment?.neighbourhood ?? null,
    district: segment?.district ?? record.district,
    city: record.city,
    province: province?.name ?? null,
    state: province?.state ?? null,
  });
}

/** A known postal code. */
export function placeOfPostalCode(record: PostalCodeRecord): Place {
  const province = provinceOfCode(record.code);
  const region = regionOf(record.code.slice(0, 2), record.city ?? '');
  return finish({
    kind: PlaceKind.POSTAL_CODE,
    name: record.code,
    displayName: line([record.code, record.district, record.city, ...region]),
    centre: { lat: record.lat, lng: record.lng },
    bounds: record.bounds ?? boundsAround(record.lat, record.lng, 1.2),
    postalCode: record.code,
    postalCodes: [record.code],
    road: null,
    houseNumber: null,
    neighbourhood: null,
    district: record.district,
    city: record.city,
    province: province?.name ?? null,
    state: province?.state ?? null,
  });
}

/** "Alicante" when that was searched, though the official name is "Alacant/Alicante". */
function shownName(record: PlaceRecord, title: string): string {
  return nameVariants(record.name).includes(title) ? title : record.name;
}

/** A region of one province is called by its own name; the others are "Provincia de …". */
function provinceTitle(record: PlaceRecord): string {
  const province = PROVINCES.get(record.provinceCode);
  return province !== undefined && isAlone(province) ? province.state : `Provincia de ${record.name}`;
}

function isAlone(province: Province): boolean {
  return [...PROVINCES.values()].filter(({ state }) => state === province.state).length === 1;
}

/** The province, unless city or region already say it, and the region unless the city is one. */
function regionOf(provinceCode: string, city = ''): string[] {
  const province = PROVINCES.get(provinceCode);
  if (province === undefined) return [];
  const isImplied = city.includes(province.name) || isAlone(province);
  return [...(isImplied ? [] : [province.name]), ...(province.state === city ? [] : [province.state])];
}

function line(parts: readonly (string | null)[]): string {
  const filled = parts.filter((part): part is string => part !== null && part !== '');
  return [...filled.filter((part, i) => filled.indexOf(part) === i), COUNTRY].join(', ');
}

function finish(place: Omit<Place, 'id'>): Place {
  let hash = 0x811c9dc5;
  for (const char of `${place.kind}|${place.displayName}`)
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return { id: hash >>> 1, ...place };
}
