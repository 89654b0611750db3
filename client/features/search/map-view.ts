import type { Search_PinFragment } from '../../generated/graphql';
import { boundsAround } from '../../ui/map/map-geometry';
import type { LatLng, MapBounds } from '../../ui/map/map-types';
import type { SearchState } from '../../ui/search-pill/search-params';
import type { SearchAnswer } from './use-search-results';

/** Kinds of place with an outline: the map shows all of it. */
const AREAS: readonly string[] = ['DISTRICT', 'POSTAL_CODE', 'NEIGHBOURHOOD'];
const ONE_PIN_M = 1200;

/** The visible area of a search: the requested one, the place, or the bounds of its results. */
export function viewOf(
  { bounds }: Pick<SearchState, 'bounds'>,
  answer: Pick<SearchAnswer, 'place' | 'pins'> | undefined,
): MapBounds | null {
  if (bounds) return bounds;
  if (!answer) return null;
  const { place, pins } = answer;
  if (place && (AREAS.includes(place.kind) || pins.length === 0))
    return withPins(place.bounds, place.kind === 'DISTRICT' ? [] : pins);
  return around(pins);
}

/** The bounding box of points; null without any. */
function around(points: readonly LatLng[]): MapBounds | null {
  const [first] = points;
  return first ? withPins(boundsAround(first, points.length === 1 ? ONE_PIN_M : 0), points) : null;
}

function withPins(bounds: MapBounds, points: readonly LatLng[]): MapBounds {
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  return {
    south: Math.min(bounds.south, ...lats),
    west: Math.min(bounds.west, ...lngs),
    north: Math.max(bounds.north, ...lats),
    east: Math.max(bounds.east, ...lngs),
  };
}

/** The pin of a single space. */
export const pinOfSpace = (pins: readonly Search_PinFragment[], id: string | null): Search_PinFragment | undefined =>
  id === null ? undefined : pins.find(({ spaceId }) => spaceId === id);
