import type { Feature, FeatureCollection, Position } from 'geojson';
import { CITY_RECORDS } from '../../server/features/search/places/city-records.js';
import type { AreaCollection } from '../../server/features/search/places/geo-files.js';
import { contains, toShape } from '../../server/features/search/places/shapes.js';
import type { Corner } from './line-types.js';
import { TYPED_AREAS } from './typed-areas.js';
import { TYPED_LINES } from './typed-features.js';

const RIGHT_TO_M = 150;
const METRES_PER_DEGREE = 111_320;

interface PlaceData {
  readonly neighbourhoods: AreaCollection;
  /** Of the cities without neighbourhoods, the municipality's code as `ine`. */
  readonly postal: FeatureCollection;
  /** Madrid's streets by neighbourhood. */
  readonly streets: readonly Readonly<Record<string, string>>[];
}

/** What is typed by hand and contradicts the place data, in words; the sea lies outside of all areas and is not looked at. */
export function checkTypedFeatures(data: PlaceData): string[] {
  const named = [
    ...TYPED_LINES.map(({ city, name, at }) => ({ city, name, corners: at })),
    ...TYPED_AREAS.filter(({ kind }) => kind === 'park').map(({ city, name, around }) => ({
      city,
      name,
      corners: around,
    })),
  ];
  return named.flatMap(({ city, name, corners }) => {
    const areas = areasOf(data, city, name);
    if (areas.length === 0) return [`${city} has no areas in the place data.`];
    return corners
      .filter((corner) => !areas.some((area) => isWithin(area, corner)))
      .map(([lat, lng]) => `${city}, ${name || 'a line without a name'}: ${lat}, ${lng} is not where the data has it.`);
  });
}

/** The neighbourhoods that a street of Madrid is listed in; else all of the city. */
function areasOf({ neighbourhoods, postal, streets }: PlaceData, city: string, name: string): Feature[] {
  const listed = new Set(
    streets
      .filter(({ calle = '' }) => name && calle.split(' ').slice(1).join(' ') === name)
      .map(({ barrio }) => barrio),
  );
  const own = neighbourhoods.features.filter(({ properties }) => properties.city === city);
  if (own.length === 0) {
    const ine = CITY_RECORDS.find((record) => record.name === city)?.ine;
    return postal.features.filter(({ properties }) => properties?.['ine'] === ine);
  }
  return city === 'Madrid' && listed.size > 0 ? own.filter(({ properties }) => listed.has(properties.name)) : own;
}

function isWithin(area: Feature, [lat, lng]: Corner): boolean {
  const shape = toShape('', area.geometry);
  if (shape === null) return false;
  if (contains(shape, lat, lng)) return true;
  const polygons =
    area.geometry.type === 'Polygon'
      ? [area.geometry.coordinates]
      : area.geometry.type === 'MultiPolygon'
        ? area.geometry.coordinates
        : [];
  return polygons.flat().some((ring) => metresToRing(ring, [lat, lng]) <= RIGHT_TO_M);
}

/** Flat enough: over a few hundred metres the globe bends by centimetres. */
function metresToRing(ring: readonly Position[], [lat, lng]: Corner): number {
  const shrink = Math.cos((lat * Math.PI) / 180);
  const flat = ring.map(([x = 0, y = 0]) => [(x - lng) * shrink * METRES_PER_DEGREE, (y - lat) * METRES_PER_DEGREE]);
  return Math.min(...flat.slice(1).map((to, i) => metresToSegment(flat[i] ?? to, to)));
}

/** From where we stand (0, 0) to the nearest point between two others. */
function metresToSegment([ax = 0, ay = 0]: number[], [bx = 0, by = 0]: number[]): number {
  const [dx, dy] = [bx - ax, by - ay];
  const squared = dx * dx + dy * dy;
  const share = squared === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / squared));
  return Math.hypot(ax + share * dx, ay + share * dy);
}
