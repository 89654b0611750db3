import { PlaceKind, type Geocoder, type GeoPosition, type Place } from '../../ports/geocoder.js';
import { centreOf, toPlane, toPlaneDistance, type PlanePoint } from '../../core/values/mercator.js';
import { DEFAULT_RADIUS_M } from './plain-filters.rules.js';
import { Nearness } from './search-order.js';
import type { BoundsInput, SpaceFilter } from './search.inputs.js';
import { isAnyOf, searchable, type Params } from './sql.js';

const SPOTS: ReadonlySet<PlaceKind> = new Set([PlaceKind.ADDRESS, PlaceKind.NEIGHBOURHOOD]);
const POSTAL_CODE = /^\d{5}$/;

/** Writes a condition on `space_search`, binding its values. */
export type WriteSql = (params: Params) => string;

/** An outer bound of a condition in indexed terms: a city, postal codes, or a rectangle of the plane; all null for anywhere. */
export interface Reach {
  readonly cityId: number | null;
  readonly postalCodes: readonly number[] | null;
  readonly zone: { readonly low: PlanePoint; readonly high: PlanePoint } | null;
}

/** One condition on the position of a space. */
export interface AreaCondition {
  readonly write: WriteSql;
  readonly reach: Reach;
}

/** The area of a search. */
export interface SearchArea {
  /** The recognized place. */
  readonly place: Place | null;
  /** The text given as a place that is none. */
  readonly unknownText: string | null;
  /** The point that distances are measured from. */
  readonly centre: GeoPosition | null;
  /** The point for the distance score of the recommended order. */
  readonly nearness: Nearness;
  /** All must hold; empty for everywhere. */
  readonly conditions: readonly AreaCondition[];
  /** Those of `conditions` that look for the words of a text that is no place: no map, point or radius replaces them. */
  readonly words: readonly AreaCondition[];
}

/** Interprets postal code, city, point, bounds and radius of a filter as one area. */
export function areaOf(filter: SpaceFilter, geocoder: Geocoder): SearchArea {
  const code = searchable(filter.postalCode);
  const city = searchable(filter.city);
  const places = [
    ...(code ? [{ text: code, place: geocoder.understand(code), isCity: false }] : []),
    ...(city
      ? [
          {
            text: city,
            place: POSTAL_CODE.test(city) ? geocoder.understand(city) : geocoder.areaNamed(city),
            isCity: true,
          },
        ]
      : []),
  ];
  const place = places.find((found) => found.place)?.place ?? null;
  const unknownText = places.find((found) => !found.place)?.text ?? null;
  const words = places.filter(isFreeText).map((found) => placeCondition(found, geocoder));
  if (filter.near) {
    const { near, bounds } = filter;
    return {
      place,
      unknownText,
      nearness: Nearness.POINT,
      centre: near,
      conditions: [bounds ? inBounds(bounds) : inRadius(near, near.radiusM ?? DEFAULT_RADIUS_M), ...words],
      words,
    };
  }
  if (filter.bounds) {
    return {
      place,
      unknownText,
      nearness: Nearness.STORED,
      centre: place?.centre ?? centreOf(filter.bounds),
      conditions: [inBounds(filter.bounds), ...words],
      words,
    };
  }
  const radius = filter.radiusM ?? null;
  if (radius !== null && place)
    return {
      place,
      unknownText,
      nearness: Nearness.POINT,
      centre: place.centre,
      conditions: [inRadius(place.centre, radius), ...words],
      words,
    };
  return {
    place,
    unknownText,
    nearness: nearnessOf(place, geocoder),
    centre: place?.centre ?? null,
    conditions: places.map((found) => placeCondition(found, geocoder)),
    words,
  };
}

/** Up to a district an area counts as one point; the distance of a space to the centre of its city is stored with its row. */
function nearnessOf(place: Place | null, geocoder: Geocoder): Nearness {
  if (!place || place.kind === PlaceKind.PROVINCE) return Nearness.STORED;
  if (place.kind !== PlaceKind.CITY) return Nearness.POINT;
  return geocoder.cityOf({ city: place.city ?? place.name }) ? Nearness.STORED : Nearness.TOWN;
}

const ANYWHERE: Reach = { cityId: null, postalCodes: null, zone: null };

function inRadius(centre: GeoPosition, radiusM: number): AreaCondition {
  const { x, y } = toPlane(centre);
  const r = toPlaneDistance(radiusM, centre.lat);
  return {
    write: withinRadius(centre, radiusM),
    reach: { ...ANYWHERE, zone: { low: { x: x - r, y: y - r }, high: { x: x + r, y: y + r } } },
  };
}

function inBounds(bounds: BoundsInput): AreaCondition {
  const { south, west, north, east } = bounds;
  return {
    write: withinBounds(bounds),
    reach: { ...ANYWHERE, zone: { low: toPlane({ lat: south, lng: west }), high: toPlane({ lat: north, lng: east }) } },
  };
}

/** The same search in a circle around its centre. */
export function withinRadius(centre: GeoPosition, radiusM: number): WriteSql {
  const { x, y } = toPlane(centre);
  const r = toPlaneDistance(radiusM, centre.lat);
  return (params) => params.dialect.isInCircle(params.add(x), params.add(y), params.add(r));
}

/** Inside a rectangle of the map. */
export function withinBounds({ south, west, north, east }: BoundsInput): WriteSql {
  const low = toPlane({ lat: south, lng: west });
  const high = toPlane({ lat: north, lng: east });
  return (params) =>
    params.dialect.isInBox(params.add(low.x), params.add(low.y), params.add(high.x), params.add(high.y));
}

/** Words in title, description, city or district. */
export function mentions(text: string): WriteSql {
  return (params) => params.dialect.mentions(params.add(text));
}

interface GivenPlace {
  readonly text: string;
  readonly place: Place | null;
  /** Given as a city, which is an exact name; otherwise free text. */
  readonly isCity: boolean;
}

/** Whether it is no place, and may match the texts of spaces; an unknown city or postal code matches none. */
function isFreeText({ text, place, isCity }: GivenPlace): boolean {
  return !place && !isCity && !POSTAL_CODE.test(text);
}

function placeCondition(given: GivenPlace, geocoder: Geocoder): AreaCondition {
  const { text, place } = given;
  if (POSTAL_CODE.test(text)) return inPostalCode(text);
  if (!place) return { write: isFreeText(given) ? mentions(text) : () => 'false', reach: ANYWHERE };
  if (place.kind === PlaceKind.POSTAL_CODE && place.postalCode) return inPostalCode(place.postalCode);
  if (place.kind === PlaceKind.CITY) {
    const known = geocoder.cityOf({ city: place.city ?? place.name });
    if (known)
      return { write: (params) => `city_id = ${params.add(known.id)}`, reach: { ...ANYWHERE, cityId: known.id } };
  }
  if (place.kind === PlaceKind.DISTRICT && place.postalCodes.length > 0) return inDistrict(place);
  return SPOTS.has(place.kind) ? inRadius(place.centre, DEFAULT_RADIUS_M) : inBounds(place.bounds);
}

function inPostalCode(code: string): AreaCondition {
  const number = Number(code);
  return { write: (params) => `pc = ${params.add(number)}`, reach: { ...ANYWHERE, postalCodes: [number] } };
}

/** Postal codes find its rows by index; those shared with a neighbour are distinguished by name. */
function inDistrict(place: Place): AreaCondition {
  const codes = place.postalCodes.map(Number);
  const write: WriteSql = (params) =>
    `(${isAnyOf('pc', codes, params)} and (district is null or district = ${params.add(place.district ?? place.name)}))`;
  return { write, reach: { ...ANYWHERE, postalCodes: codes } };
}
