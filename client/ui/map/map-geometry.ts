import type { Feature, Polygon } from 'geojson';
import type { LatLng, MapArea, MapBounds } from './map-types';

const METRES_PER_DEGREE = 111_320;
const CORNERS = 64;

/** The point offset by metres to the east and north. */
export function moved(from: LatLng, eastM: number, northM: number): LatLng {
  return {
    lat: from.lat + northM / METRES_PER_DEGREE,
    lng: from.lng + eastM / (METRES_PER_DEGREE * Math.cos((from.lat * Math.PI) / 180)),
  };
}

/** The circle as a polygon of 64 corners. */
export function circleOf(area: MapArea): Feature<Polygon> {
  const ring = Array.from({ length: CORNERS + 1 }, (_, i) => {
    const angle = (i / CORNERS) * 2 * Math.PI;
    const corner = moved(area, Math.sin(angle) * area.radiusM, Math.cos(angle) * area.radiusM);
    return [corner.lng, corner.lat];
  });
  return { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } };
}

/** A box around a point, extending a number of metres to each side. */
export function boundsAround(point: LatLng, metres: number): MapBounds {
  const high = moved(point, metres, metres);
  const low = moved(point, -metres, -metres);
  return { south: low.lat, west: low.lng, north: high.lat, east: high.lng };
}

/** Bounds rounded as in the URL, so that both are the same search. */
export function roundedBounds(bounds: MapBounds): MapBounds {
  const round = (value: number): number => Math.round(value * 1e5) / 1e5;
  return { south: round(bounds.south), west: round(bounds.west), north: round(bounds.north), east: round(bounds.east) };
}

/** A box in MapLibre's format. */
export function cornersOf(bounds: MapBounds): [[number, number], [number, number]] {
  return [
    [bounds.west, bounds.south],
    [bounds.east, bounds.north],
  ];
}
