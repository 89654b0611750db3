import { CITY_RECORDS } from '../../features/search/places/city-records.js';
import { metresBetween } from '../../core/values/mercator.js';
import { SpaceType } from '../../features/spaces/space.enums.js';
import { DEMO_ROOMS, type DemoRoom } from './demo-data/demo-rooms.js';
import type { DemoQuarter } from './demo-data/demo-streets.js';
import type { Random } from './random.js';

const { STORAGE, GARAGE, ROOM, SHOP, WAREHOUSE, OTHER } = SpaceType;
type Weights = readonly (readonly [SpaceType, number])[];
const IN_THE_MIDDLE: Weights = [
  [STORAGE, 42],
  [GARAGE, 22],
  [ROOM, 16],
  [SHOP, 11],
  [OTHER, 9],
];
const FURTHER_OUT: Weights = [
  [STORAGE, 34],
  [GARAGE, 26],
  [ROOM, 10],
  [SHOP, 5],
  [WAREHOUSE, 18],
  [OTHER, 7],
];
/** Madrid has more small rooms, and few shops and halls: most rents there are between 45 and 150 € (P18). */
const IN_MADRID: Weights = [
  [STORAGE, 48],
  [GARAGE, 21],
  [ROOM, 14],
  [OTHER, 16],
  [SHOP, 1],
];
const OUTER_MADRID: Weights = [
  [STORAGE, 46],
  [GARAGE, 22],
  [ROOM, 13],
  [OTHER, 16],
  [SHOP, 1],
  [WAREHOUSE, 2],
];
/** The id of its city. */
export const MADRID = 1;
/** Rooms too large for common rents in Madrid. */
const NOT_IN_MADRID: ReadonlySet<string> = new Set(['garage-06', 'other-01']);
/** No industrial building is closer to the centre of a city; the two largest have a greater distance. */
const MIDDLE_M = { large: 4500, other: 2200 } as const;
const LARGE_CITIES: ReadonlySet<number> = new Set([1, 2]);
/** A random type, weighted as in such a neighbourhood. */
export function typeFor(random: Random, quarter: DemoQuarter): SpaceType {
  const [inner, outer] = quarter.cityId === MADRID ? [IN_MADRID, OUTER_MADRID] : [IN_THE_MIDDLE, FURTHER_OUT];
  return random.weighted(isCentral(quarter) ? inner : outer);
}

function isCentral({ cityId, lat, lng }: DemoQuarter): boolean {
  const city = CITY_RECORDS.find(({ id }) => id === cityId);
  return (
    city !== undefined &&
    metresBetween(city, { lat, lng }) < (LARGE_CITIES.has(city.id) ? MIDDLE_M.large : MIDDLE_M.other)
  );
}

/** The rooms of a type that a neighbourhood has. */
export function roomsOf(type: SpaceType, { cityId }: DemoQuarter): DemoRoom[] {
  return DEMO_ROOMS.filter((room) => room.type === type && !(cityId === MADRID && NOT_IN_MADRID.has(room.name)));
}
