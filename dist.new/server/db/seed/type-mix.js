import { CITY_RECORDS } from '../../features/search/places/city-records.js';
import { metresBetween } from '../../core/values/mercator.js';
import { SpaceType } from '../../features/spaces/space-types.js';
import { DEMO_ROOMS } from './demo-data/demo-rooms.js';
const { STORAGE, GARAGE, ROOM, SHOP, WAREHOUSE, OTHER } = SpaceType;
const IN_THE_MIDDLE = [
    [STORAGE, 42],
    [GARAGE, 22],
    [ROOM, 16],
    [SHOP, 11],
    [OTHER, 9],
];
const FURTHER_OUT = [
    [STORAGE, 34],
    [GARAGE, 26],
    [ROOM, 10],
    [SHOP, 5],
    [WAREHOUSE, 18],
    [OTHER, 7],
];
/** Madrid has more small rooms, and few shops and halls: what most people pay there is between 45 and 150 € (P18). */
const IN_MADRID = [
    [STORAGE, 48],
    [GARAGE, 21],
    [ROOM, 14],
    [OTHER, 16],
    [SHOP, 1],
];
const OUTER_MADRID = [
    [STORAGE, 46],
    [GARAGE, 22],
    [ROOM, 13],
    [OTHER, 16],
    [SHOP, 1],
    [WAREHOUSE, 2],
];
/** Its id among the cities. */
export const MADRID = 1;
/** Rooms too large for what Madrid mostly pays. */
const NOT_IN_MADRID = new Set(['garage-06', 'other-01']);
/** No industrial building is nearer to the middle of a city; the two largest have a larger one. */
const MIDDLE_M = { large: 4500, other: 2200 };
const LARGE_CITIES = new Set([1, 2]);
/** A type as frequent as it is in such a quarter. */
export function typeFor(random, quarter) {
    const [inner, outer] = quarter.cityId === MADRID ? [IN_MADRID, OUTER_MADRID] : [IN_THE_MIDDLE, FURTHER_OUT];
    return random.weighted(isCentral(quarter) ? inner : outer);
}
function isCentral({ cityId, lat, lng }) {
    const city = CITY_RECORDS.find(({ id }) => id === cityId);
    return (city !== undefined &&
        metresBetween(city, { lat, lng }) < (LARGE_CITIES.has(city.id) ? MIDDLE_M.large : MIDDLE_M.other));
}
/** The rooms of a type that a quarter has. */
export function roomsOf(type, { cityId }) {
    return DEMO_ROOMS.filter((room) => room.type === type && !(cityId === MADRID && NOT_IN_MADRID.has(room.name)));
}
//# sourceMappingURL=type-mix.js.map