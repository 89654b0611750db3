import type { GeoBounds, GeoPosition } from '../../ports/geocoder.js';

// Web Mercator in kilometres: conformal, so near one point the order by plane distance is the true order.

const EARTH_RADIUS_KM = 6378.137;
const MAX_LATITUDE = 85;
const RADIANS = Math.PI / 180;

export interface PlanePoint {
  readonly x: number;
  readonly y: number;
}

/** The position of a place on the projected plane. */
export function toPlane({ lat, lng }: GeoPosition): PlanePoint {
  const clamped = Math.min(Math.max(lat, -MAX_LATITUDE), MAX_LATITUDE);
  return {
    x: EARTH_RADIUS_KM * lng * RADIANS,
    y: EARTH_RADIUS_KM * Math.log(Math.tan(Math.PI / 4 + (clamped * RADIANS) / 2)),
  };
}

/** A true distance in metres, as kilometres on the plane at this latitude. */
export function toPlaneDistance(metres: number, lat: number): number {
  return metres / 1000 / Math.cos(lat * RADIANS);
}

/** Metres per degree of latitude, on a sphere of the Earth's mean radius. */
export const METRES_PER_DEGREE = 111_195;

/** Great-circle distance between two places, in metres. */
export function metresBetween(a: GeoPosition, b: GeoPosition): number {
  const dLat = (b.lat - a.lat) * RADIANS;
  const dLng = (b.lng - a.lng) * RADIANS;
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * Math.sin(dLng / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * 1000 * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** The centre of a rectangle. */
export function centreOf({ south, west, north, east }: GeoBounds): GeoPosition {
  return { lat: (south + north) / 2, lng: (west + east) / 2 };
}
