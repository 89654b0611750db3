import type { FeatureCollection } from 'geojson';
import { feature } from 'topojson-client';
import { PlaceKind } from '../../../ports/geocoder.js';
import { CITY_RECORDS } from './city-records.js';
import { type PostalTopology, readJson, readRows } from './geo-files.js';
import type { PlaceRecord, PostalCodeRecord, StreetSegment } from './records.js';
import { boundsAround, type Shape, toShapes, unite } from './shapes.js';

const [MADRID] = CITY_RECORDS;

/** Madrid's streets with their house numbers by neighbourhood; empty without the folder. */
export function loadStreets(geoDir: string | null): PlaceRecord[] {
  const byStreet = new Map<string, { name: string; segments: StreetSegment[] }>();
  for (const row of readRows(geoDir, 'streets')) {
    const key = row['cod_via'] ?? '';
    const street = byStreet.get(key) ?? { name: row['calle'] ?? '', segments: [] };
    byStreet.set(key, street);
    street.segments.push(segmentOf(row));
  }
  return [...byStreet.values()].flatMap(({ name, segments }) => streetRecord(name, withoutRepeats(segments)));
}

/** The section that contains a house number; without one, or when none does, the middle section. */
export function segmentFor(street: PlaceRecord, houseNumber: number | null): StreetSegment | null {
  const segments = street.segments ?? [];
  const middle = segments[Math.floor((segments.length - 1) / 2)] ?? null;
  if (houseNumber === null) return middle;
  const isOdd = houseNumber % 2 === 1;
  const holds = (segment: StreetSegment) =>
    isOdd
      ? houseNumber >= segment.oddFrom && houseNumber <= segment.oddTo
      : houseNumber >= segment.evenFrom && houseNumber <= segment.evenTo;
  return segments.find(holds) ?? middle;
}

/** Outlines of Madrid's postal areas, to find a street's postal code. */
export function loadMadridPostalShapes(
  geoDir: string | null,
  postalCodes: ReadonlyMap<string, PostalCodeRecord>,
): Shape[] {
  const topology = readJson<PostalTopology>(geoDir, 'postalAreas');
  if (topology === null) return [];
  const own = topology.objects.cp.geometries.filter(({ id }) => postalCodes.get(String(id))?.city === MADRID?.name);
  const areas = feature(topology, { type: 'GeometryCollection', geometries: own }) as FeatureCollection;
  return toShapes(areas, (area) => String(area.id));
}

function segmentOf(row: Record<string, string>): StreetSegment {
  const number = (column: string, missing: number) => (row[column] ? Number(row[column]) : missing);
  return {
    district: row['distrito'] ?? '',
    neighbourhood: row['barrio'] ?? '',
    lat: Number(row['lat']),
    lng: Number(row['lon']),
    oddFrom: number('impar_min', Infinity),
    oddTo: number('impar_max', -Infinity),
    evenFrom: number('par_min', Infinity),
    evenTo: number('par_max', -Infinity),
  };
}

function withoutRepeats(segments: StreetSegment[]): StreetSegment[] {
  const byPlace = new Map(
    segments.map((segment) => [`${segment.neighbourhood}|${segment.lat}|${segment.lng}`, segment]),
  );
  return [...byPlace.values()];
}

function streetRecord(name: string, segments: StreetSegment[]): PlaceRecord[] {
  const [first] = segments;
  if (first === undefined || MADRID === undefined) return [];
  const bounds = unite(segments.map((segment) => boundsAround(segment.lat, segment.lng, 0.3)));
  const areas = new Set(segments.flatMap((segment) => [segment.district, segment.neighbourhood]));
  return [
    {
      kind: PlaceKind.ADDRESS,
      name,
      titles: [name],
      context: `${[...areas].join(' ')} ${MADRID.name}`,
      ine: MADRID.ine,
      city: MADRID.name,
      district: first.district,
      provinceCode: '28',
      lat: first.lat,
      lng: first.lng,
      bounds: bounds ?? boundsAround(first.lat, first.lng, 0.3),
      postalCodes: [],
      weight: segments.length,
      segments,
    },
  ];
}
