import { PlaceKind } from '../../../ports/geocoder.js';
import type { PlaceRecord } from './records.js';
import type { Hit } from './word-index.js';

/** Score of a name that matches completely, from its first word, or somewhere inside. */
const POINTS: Readonly<Record<PlaceKind, readonly [exact: number, start: number, inside: number]>> = {
  [PlaceKind.CITY]: [1000, 700, 500],
  [PlaceKind.DISTRICT]: [900, 640, 490],
  [PlaceKind.NEIGHBOURHOOD]: [860, 610, 480],
  [PlaceKind.PROVINCE]: [840, 590, 470],
  [PlaceKind.POSTAL_CODE]: [550, 550, 550],
  [PlaceKind.ADDRESS]: [460, 400, 330],
};
/** More than any area can score: a query for a street ranks streets first. */
const STREET_WANTED = 700;
const REGION_WANTED = 400;

/** What the wording of a query indicates. */
export interface QueryIntent {
  isStreet: boolean;
  isRegion: boolean;
}

/** Higher is better. A city beats a street of its name, and of two equal cities the larger wins. */
export function scoreOf(hit: Hit, record: PlaceRecord, intent: QueryIntent): number {
  const [exact, start, inside] = POINTS[record.kind];
  const base = hit.fit === 'exact' ? exact : hit.isFromStart ? start + (hit.fit === 'begun' ? 15 : 0) : inside;
  const size = record.kind === PlaceKind.CITY ? 10 * Math.log10(record.weight + 1) : Math.min(record.weight, 9);
  const isWanted = intent.isStreet && record.kind === PlaceKind.ADDRESS;
  const isWantedRegion = intent.isRegion && record.kind === PlaceKind.PROVINCE;
  return base + size - hit.titleWords + (isWanted ? STREET_WANTED : 0) + (isWantedRegion ? REGION_WANTED : 0);
}
