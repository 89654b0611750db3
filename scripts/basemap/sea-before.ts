import type { Feature, Polygon, Position } from 'geojson';
import { mesh } from 'topojson-client';
import type { BasemapAreaProperties } from '../../server/features/search/map/basemap.js';
import type { PostalTopology } from '../../server/features/search/places/geo-files.js';
import { kmBetween } from '../../server/features/search/places/shapes.js';
import type { KnownSea } from './known-seas.js';
import { positionOf } from './line-types.js';

/** The water between the shore of some postal areas and corners out at sea. */
export function seaBefore(
  postal: PostalTopology,
  { city, shore, out }: KnownSea,
): Feature<Polygon, BasemapAreaProperties> {
  const line = shoreOf(postal, new Set(shore));
  const [first = []] = out.map(positionOf);
  const towards = km(line.at(-1) ?? [], first) <= km(line[0] ?? [], first) ? line : line.toReversed();
  const ring = [...towards, ...out.map(positionOf), ...towards.slice(0, 1)];
  return {
    type: 'Feature',
    properties: { city, kind: 'sea', name: '' },
    geometry: { type: 'Polygon', coordinates: [ring] },
  };
}

/** The longest outer border of the areas that is not closed: closed ones are islands, and gaps of the data. */
function shoreOf(postal: PostalTopology, codes: ReadonlySet<string>): Position[] {
  const { coordinates } = mesh(postal, postal.objects.cp, (a, b) => a === b && codes.has(String(a.id)));
  const open = coordinates.filter((line) => km(line[0] ?? [], line.at(-1) ?? []) > 0);
  return open.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

function km([fromLng = 0, fromLat = 0]: Position, [lng = 0, lat = 0]: Position): number {
  return kmBetween(fromLat, fromLng, lat, lng);
}
