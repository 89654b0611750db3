import type { Feature, FeatureCollection, Geometry, Position } from 'geojson';
import type { GeoBounds } from '../../../ports/geocoder.js';

/** A named area stored as flat rings (lng, lat, lng, lat …): a tenth of the memory of nested arrays. */
export interface Shape {
  readonly key: string;
  readonly bounds: GeoBounds;
  /** Outer rings and holes alike: the even-odd rule distinguishes them. */
  readonly rings: readonly Float32Array[];
}

/** Builds a shape from a polygon or multipolygon; null for any other geometry. */
export function toShape(key: string, geometry: Geometry): Shape | null {
  const polygons: Position[][][] =
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
  const rings = polygons.flat().map(flatRing);
  return rings.length > 0 ? { key, bounds: boundsOfRings(rings), rings } : null;
}

/** Shapes of all areas of a collection, keyed by `keyOf`. */
export function toShapes<P>(
  collection: FeatureCollection<Geometry, P>,
  keyOf: (feature: Feature<Geometry, P>) => string,
): Shape[] {
  return collection.features
    .map((feature) => toShape(keyOf(feature), feature.geometry))
    .filter((shape) => shape !== null);
}

/** Whether the point is inside (even-odd rule). */
export function contains(shape: Shape, lat: number, lng: number): boolean {
  const { south, west, north, east } = shape.bounds;
  if (lat < south || lat > north || lng < west || lng > east) return false;
  let isInside = false;
  for (const ring of shape.rings) {
    if (crossesOddly(ring, lat, lng)) isInside = !isInside;
  }
  return isInside;
}

/** The first shape that contains the point, or null. */
export function shapeAt(shapes: readonly Shape[], lat: number, lng: number): Shape | null {
  return shapes.find((shape) => contains(shape, lat, lng)) ?? null;
}

/** A box around a point, `km` to each side. */
export function boundsAround(lat: number, lng: number, km: number): GeoBounds {
  const dLat = km / 111.32;
  const dLng = km / (111.32 * Math.cos((lat * Math.PI) / 180));
  return { south: lat - dLat, west: lng - dLng, north: lat + dLat, east: lng + dLng };
}

/** The bounding box of boxes; null when there are none. */
export function unite(boxes: readonly GeoBounds[]): GeoBounds | null {
  if (boxes.length === 0) return null;
  return {
    south: Math.min(...boxes.map((box) => box.south)),
    west: Math.min(...boxes.map((box) => box.west)),
    north: Math.max(...boxes.map((box) => box.north)),
    east: Math.max(...boxes.map((box) => box.east)),
  };
}

/** Distance in kilometres; exact enough within a country. */
export function kmBetween(aLat: number, aLng: number, bLat: number, bLng: number): number {
  const dLat = (aLat - bLat) * 111.32;
  const dLng = (aLng - bLng) * 111.32 * Math.cos((((aLat + bLat) / 2) * Math.PI) / 180);
  return Math.hypot(dLat, dLng);
}

/** Centroid of the largest ring. */
export function centreOf(shape: Shape): { lat: number; lng: number } {
  let best = {
    area: 0,
    lat: (shape.bounds.south + shape.bounds.north) / 2,
    lng: (shape.bounds.west + shape.bounds.east) / 2,
  };
  for (const ring of shape.rings) {
    let area = 0;
    let x = 0;
    let y = 0;
    for (let i = 0; i + 3 < ring.length; i += 2) {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = ring.subarray(i, i + 4);
      const cross = x0 * y1 - x1 * y0;
      area += cross;
      x += (x0 + x1) * cross;
      y += (y0 + y1) * cross;
    }
    if (Math.abs(area) > best.area) best = { area: Math.abs(area), lat: y / (3 * area), lng: x / (3 * area) };
  }
  return { lat: best.lat, lng: best.lng };
}

function flatRing(ring: Position[]): Float32Array {
  const flat = new Float32Array(ring.length * 2);
  ring.forEach(([lng = 0, lat = 0], i) => flat.set([lng, lat], i * 2));
  return flat;
}

function boundsOfRings(rings: readonly Float32Array[]): GeoBounds {
  const box = { south: 90, west: 180, north: -90, east: -180 };
  for (const ring of rings) {
    for (let i = 0; i + 1 < ring.length; i += 2) {
      const lng = ring[i] ?? 0;
      const lat = ring[i + 1] ?? 0;
      if (lat < box.south) box.south = lat;
      if (lat > box.north) box.north = lat;
      if (lng < box.west) box.west = lng;
      if (lng > box.east) box.east = lng;
    }
  }
  return box;
}

function crossesOddly(ring: Float32Array, lat: number, lng: number): boolean {
  let isOdd = false;
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    const yi = ring[i + 1] ?? 0;
    const yj = ring[j + 1] ?? 0;
    if (yi > lat === yj > lat) continue;
    const xi = ring[i] ?? 0;
    const xj = ring[j] ?? 0;
    if (lng < ((xj - xi) * (lat - yi)) / (yj - yi) + xi) isOdd = !isOdd;
  }
  return isOdd;
}
