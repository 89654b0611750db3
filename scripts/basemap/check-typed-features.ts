import type { Feature, FeatureCollection, Position } from 'geojson';
import { CITY_RECORDS } from '../../server/features/search/places/city-records.js';
import type { AreaCollection } from '../../server/features/search/places/geo-files.js';
import { contains, toShape } from '../../server/features/search/places/shapes.js';
import type { Corner, TypedLine } from './line-types.js';
import { RING_ROADS } from './ring-roads.js';
import { TYPED_LINES } from './typed-features.js';
import { TYPED_PARKS } from './typed-parks.js';

const RIGHT_TO_M = 150;
const METRES_PER_DEGREE = 111_320;

interface PlaceData {
  readonly neighbourhoods: AreaCollection;
  /** For cities without neighbourhoods, the municipality's code as `ine`. */
  readonly postal: FeatureCollection;
  /** Postal areas that touch a city, with the city's code as `ine`: a ring road may leave the municipality. */
  readonly around: FeatureCollection;
  /** Madrid's streets by neighbourhood. */
  readonly streets: readonly Readonly<Record<string, string>>[];
}

/** Hand-typed features that contradict the place data, as text. */
export function checkTypedFeatures(data: PlaceData): string[] {
  const named = [
    ...[...TYPED_LINES, ...RING_ROADS].map(({ city, name, at, kind }) => ({ city, name, corners: at, kind })),
    ...TYPED_PARKS.map(({ city, name, around }) => ({ city, name, corners: around, kind: 'park' })),
  ];
  const misplaced = named.flatMap(({ city, name, corners, kind }) => {
    const own = areasOf(data, city, name);
    if (own.length === 0) return [`${city} has no areas in the place data.`];
    const areas = kind === 'motorway' ? [...own, ...postalAreasOf(data.around, city)] : own;
    return corners
      .filter((corner) => !areas.some((area) => isWithin(area, corner)))
      .map(([lat, lng]) => `${city}, ${name || 'a line without a name'}: ${lat}, ${lng} is not where the data has it.`);
  });
  return [...misplaced, ...RING_ROADS.flatMap(looseStretches)];
}

/** Typed lines and parks with a corner farther than 150 m from every border, and in no neighbourhood of that street: nothing more could be checked. */
export function knownByCityOnly(data: PlaceData): string[] {
  const typed = [
    ...TYPED_LINES.map(({ city, name, at }) => ({ city, name, corners: at })),
    ...TYPED_PARKS.map(({ city, name, around }) => ({ city, name, corners: around })),
  ];
  return typed.flatMap(({ city, name, corners }) => {
    const areas = areasOf(data, city, name);
    const isListed = areas.length < areasOf(data, city, '').length;
    const isAlongBorders = corners.every((corner) =>
      areas.some((area) => ringsOf(area).some((ring) => metresToRing(ring, corner) <= RIGHT_TO_M)),
    );
    return isListed || isAlongBorders ? [] : [`${city}, ${name}`];
  });
}

/**
 * Stretches between two corners that the road may leave by more than 150 m: an arc over a chord c that turns by φ stands c·φ/8 off it,
 * and a road turns along a stretch by about half of what the line turns at its two ends.
 */
export function looseStretches({ city, name, at }: Pick<TypedLine, 'city' | 'name' | 'at'>): string[] {
  const headings = at.slice(1).map((to, i) => headingAndLength(at[i] ?? to, to));
  const turns = headings.map(({ angle }, i) => Math.abs(wrapped(angle - (headings[i - 1]?.angle ?? angle))));
  return headings.flatMap(({ metres }, i) => {
    const off = (metres * ((turns[i] ?? 0) + (turns[i + 1] ?? 0))) / 16;
    return off > RIGHT_TO_M
      ? [`${city}, ${name}: the road may lie ${off.toFixed(0)} m off after ${at[i]?.join(', ')}.`]
      : [];
  });
}

function headingAndLength([fromLat, fromLng]: Corner, [lat, lng]: Corner): { angle: number; metres: number } {
  const east = (lng - fromLng) * Math.cos((lat * Math.PI) / 180) * METRES_PER_DEGREE;
  const north = (lat - fromLat) * METRES_PER_DEGREE;
  return { angle: Math.atan2(north, east), metres: Math.hypot(east, north) };
}

/** The same angle between −π and π. */
function wrapped(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle));
}

/** The neighbourhoods in which a street of Madrid is listed; else the whole city. */
function areasOf({ neighbourhoods, postal, streets }: PlaceData, city: string, name: string): Feature[] {
  const listed = new Set(
    streets
      .filter(({ calle = '' }) => name && calle.split(' ').slice(1).join(' ') === name)
      .map(({ barrio }) => barrio),
  );
  const own = neighbourhoods.features.filter(({ properties }) => properties.city === city);
  if (own.length === 0) return postalAreasOf(postal, city);
  return city === 'Madrid' && listed.size > 0 ? own.filter(({ properties }) => listed.has(properties.name)) : own;
}

function postalAreasOf({ features }: FeatureCollection, city: string): Feature[] {
  // The neighbourhoods' data spell València as the city does.
  const ine = CITY_RECORDS.find(({ name }) => name === (city === 'València' ? 'Valencia' : city))?.ine;
  return features.filter(({ properties }) => properties?.['ine'] === ine);
}

function isWithin(area: Feature, [lat, lng]: Corner): boolean {
  const shape = toShape('', area.geometry);
  if (shape === null) return false;
  if (contains(shape, lat, lng)) return true;
  return ringsOf(area).some((ring) => metresToRing(ring, [lat, lng]) <= RIGHT_TO_M);
}

function ringsOf({ geometry }: Feature): readonly (readonly Position[])[] {
  if (geometry.type === 'Polygon') return geometry.coordinates;
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
}

/** Flat enough: over a few hundred metres the curvature is centimetres. */
function metresToRing(ring: readonly Position[], [lat, lng]: Corner): number {
  const shrink = Math.cos((lat * Math.PI) / 180);
  const flat = ring.map(([x = 0, y = 0]) => [(x - lng) * shrink * METRES_PER_DEGREE, (y - lat) * METRES_PER_DEGREE]);
  return Math.min(...flat.slice(1).map((to, i) => metresToSegment(flat[i] ?? to, to)));
}

/** From the origin (0, 0) to the nearest point between two others. */
function metresToSegment([ax = 0, ay = 0]: number[], [bx = 0, by = 0]: number[]): number {
  const [dx, dy] = [bx - ax, by - ay];
  const squared = dx * dx + dy * dy;
  const share = squared === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / squared));
  return Math.hypot(ax + share * dx, ay + share * dy);
}
