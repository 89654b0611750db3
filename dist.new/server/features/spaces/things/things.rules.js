import { registerEnumType } from 'type-graphql';
import { FieldProblemCode } from '../../../core/errors/errors.js';
import { GoodsCategory, SpaceFeature } from '../space-types.js';
/** What people put away, as they would name it. */
export var StorableThing;
(function (StorableThing) {
    StorableThing["BOX"] = "box";
    StorableThing["SUITCASE"] = "suitcase";
    StorableThing["SOFA"] = "sofa";
    StorableThing["ARMCHAIR"] = "armchair";
    StorableThing["BED"] = "bed";
    StorableThing["WARDROBE"] = "wardrobe";
    StorableThing["CHEST"] = "chest";
    StorableThing["SHELF"] = "shelf";
    StorableThing["TABLE"] = "table";
    StorableThing["CHAIR"] = "chair";
    StorableThing["FRIDGE"] = "fridge";
    StorableThing["WASHER"] = "washer";
    StorableThing["TELEVISION"] = "television";
    StorableThing["BICYCLE"] = "bicycle";
    StorableThing["BOARD"] = "board";
    StorableThing["TOOLS"] = "tools";
    StorableThing["PALLET"] = "pallet";
    StorableThing["MOTORBIKE"] = "motorbike";
    StorableThing["CAR"] = "car";
})(StorableThing || (StorableThing = {}));
registerEnumType(StorableThing, {
    name: 'StorableThing',
    description: 'Something people put away, of the usual size.',
    valuesConfig: {
        BOX: { description: 'A moving box, 50 × 45 × 35 cm.' },
        BED: { description: 'A double bed taken apart, its mattress on edge.' },
        CHEST: { description: 'A chest of drawers.' },
        SHELF: { description: 'A metre of shelves.' },
        BOARD: { description: 'Skis, a snowboard or a surfboard.' },
        TOOLS: { description: 'A chest of tools.' },
        PALLET: { description: 'A loaded European pallet.' },
        SUITCASE: { description: 'A large suitcase.' },
        SOFA: { description: 'A sofa for three.' },
        ARMCHAIR: { description: 'An armchair.' },
        WARDROBE: { description: 'A wardrobe, 2.05 m high.' },
        TABLE: { description: 'A table for four.' },
        CHAIR: { description: 'A chair.' },
        FRIDGE: { description: 'A tall refrigerator.' },
        WASHER: { description: 'A washing machine or a dryer.' },
        TELEVISION: { description: 'A television in its box.' },
        BICYCLE: { description: 'A bicycle.' },
        MOTORBIKE: { description: 'A motorbike or a scooter.' },
        CAR: { description: 'A small car.' },
    },
});
/** Every thing with its room: the one place where objects become square metres. */
export const thingRooms = {
    [StorableThing.BOX]: { m3: 0.08, m2: 0.05, doorM: 0.5, heightM: 0.5, goods: GoodsCategory.BOXES },
    [StorableThing.SUITCASE]: { m3: 0.12, m2: 0.08, doorM: 0.5, heightM: 0.6, goods: GoodsCategory.CLOTHES },
    [StorableThing.SOFA]: { m3: 1.5, m2: 1.7, doorM: 0.75, heightM: 0.9, goods: GoodsCategory.FURNITURE },
    [StorableThing.ARMCHAIR]: { m3: 0.7, m2: 0.7, doorM: 0.75, heightM: 1, goods: GoodsCategory.FURNITURE },
    [StorableThing.BED]: { m3: 1, m2: 0.6, doorM: 0.6, heightM: 1.5, goods: GoodsCategory.FURNITURE },
    [StorableThing.WARDROBE]: { m3: 1.4, m2: 0.7, doorM: 0.62, heightM: 2.05, goods: GoodsCategory.FURNITURE },
    [StorableThing.CHEST]: { m3: 0.4, m2: 0.4, doorM: 0.6, heightM: 0.9, goods: GoodsCategory.FURNITURE },
    [StorableThing.SHELF]: { m3: 0.8, m2: 0.45, doorM: 0.5, heightM: 2, goods: GoodsCategory.FURNITURE },
    [StorableThing.TABLE]: { m3: 0.5, m2: 0.7, doorM: 0.7, heightM: 0.8, goods: GoodsCategory.FURNITURE },
    [StorableThing.CHAIR]: { m3: 0.2, m2: 0.12, doorM: 0.5, heightM: 1.2, goods: GoodsCategory.FURNITURE },
    [StorableThing.FRIDGE]: { m3: 0.75, m2: 0.42, doorM: 0.7, heightM: 1.9, goods: GoodsCategory.APPLIANCES },
    [StorableThing.WASHER]: { m3: 0.32, m2: 0.36, doorM: 0.65, heightM: 0.9, goods: GoodsCategory.APPLIANCES },
    [StorableThing.TELEVISION]: { m3: 0.2, m2: 0.15, doorM: 0.5, heightM: 0.9, goods: GoodsCategory.APPLIANCES },
    [StorableThing.BICYCLE]: { m3: 1, m2: 0.7, doorM: 0.65, heightM: 1.1, goods: GoodsCategory.BICYCLES },
    [StorableThing.BOARD]: { m3: 0.2, m2: 0.1, doorM: 0.5, heightM: 1.9, goods: GoodsCategory.SPORTS },
    [StorableThing.TOOLS]: { m3: 0.2, m2: 0.2, doorM: 0.6, heightM: 0.8, goods: GoodsCategory.TOOLS },
    [StorableThing.PALLET]: { m3: 1.45, m2: 0.96, doorM: 1.25, heightM: 1.8, goods: GoodsCategory.STOCK },
    [StorableThing.MOTORBIKE]: { m3: 1.8, m2: 1.6, doorM: 0.9, heightM: 1.3, goods: GoodsCategory.VEHICLES },
    [StorableThing.CAR]: { m3: 10.5, m2: 8, doorM: 2.05, heightM: 1.6, goods: GoodsCategory.VEHICLES },
};
/** The most of one thing, and the bounds of a count. */
export const thingBounds = { count: { min: 1, max: 500 } };
/** The assumed door of a space without a door width: on hinges, or for vehicles. Metres. */
export const defaultDoorM = { hinged: 0.8, vehicle: 2.4 };
/** A quarter more than the things stand on: one still has to get to them. */
const ROOM_TO_MOVE = 1.25;
/** Nobody piles things higher. */
const PILE_M = 2;
const SIZE_STEP_M2 = 0.5;
const SMALLEST_M2 = 1;
const MAX_KINDS = Object.keys(StorableThing).length;
/** The room things take together; null for nothing at all. */
export function roomForThings(things) {
    const given = things
        .filter(({ count }) => count > 0)
        .map(({ thing, count }) => ({ thing, count, ...thingRooms[thing] }));
    if (given.length === 0)
        return null;
    const volumeM3 = rounded(given.reduce((sum, { m3, count }) => sum + m3 * count, 0));
    const floorM2 = rounded(Math.max(given.reduce((sum, { m2, count }) => sum + m2 * count, 0), volumeM3 / PILE_M));
    const goods = new Set(given.map((thing) => thing.goods));
    return {
        volumeM3,
        floorM2,
        sizeM2: Math.max(SMALLEST_M2, Math.ceil(rounded((floorM2 * ROOM_TO_MOVE) / SIZE_STEP_M2)) * SIZE_STEP_M2),
        doorM: Math.max(...given.map(({ doorM }) => doorM)),
        heightM: Math.max(...given.map(({ heightM }) => heightM)),
        goods: Object.values(GoodsCategory).filter((category) => goods.has(category)),
        features: given.some(({ thing }) => thing === StorableThing.CAR) ? [SpaceFeature.VEHICLE_DOOR] : [],
    };
}
/** Why things cannot be put into a space. Values are the keys. */
export var Misfit;
(function (Misfit) {
    Misfit["TOO_SMALL"] = "TOO_SMALL";
    Misfit["DOOR_TOO_NARROW"] = "DOOR_TOO_NARROW";
    Misfit["CEILING_TOO_LOW"] = "CEILING_TOO_LOW";
    Misfit["NOT_ALLOWED"] = "NOT_ALLOWED";
    Misfit["NO_VEHICLE_DOOR"] = "NO_VEHICLE_DOOR";
})(Misfit || (Misfit = {}));
registerEnumType(Misfit, {
    name: 'Misfit',
    description: 'Why things cannot be put into a space.',
    valuesConfig: {
        TOO_SMALL: { description: 'It has fewer square metres than they need.' },
        DOOR_TOO_NARROW: {
            description: 'Something is wider than its door, or than a usual one when the width is unknown.',
        },
        CEILING_TOO_LOW: { description: 'Something is higher than it.' },
        NOT_ALLOWED: { description: 'Its host does not take such things.' },
        NO_VEHICLE_DOOR: { description: 'A car cannot drive in.' },
    },
});
/** All that keeps things out of a space; the search asks for the same in one statement. */
export function misfitsOf(space, room) {
    const isForVehicles = space.features.includes(SpaceFeature.VEHICLE_DOOR);
    const doorM = space.doorWidthM ?? (isForVehicles ? defaultDoorM.vehicle : defaultDoorM.hinged);
    const reasons = [
        [Misfit.TOO_SMALL, space.sizeM2 === null || space.sizeM2 < room.sizeM2],
        [Misfit.DOOR_TOO_NARROW, doorM < room.doorM],
        [Misfit.CEILING_TOO_LOW, space.heightM !== null && space.heightM < room.heightM],
        [Misfit.NO_VEHICLE_DOOR, room.features.includes(SpaceFeature.VEHICLE_DOOR) && !isForVehicles],
        [
            Misfit.NOT_ALLOWED,
            space.allowedGoods.length > 0 && room.goods.some((kind) => !space.allowedGoods.includes(kind)),
        ],
    ];
    return reasons.flatMap(([misfit, holds]) => (holds ? [misfit] : []));
}
/** What is wrong with a list of things: counts out of bounds, or a thing named twice. */
export function thingProblems(things, path) {
    const { min, max } = thingBounds.count;
    if (things.length > MAX_KINDS || new Set(things.map(({ thing }) => thing)).size < things.length) {
        return [{ path, code: FieldProblemCode.TOO_LONG, params: { max: MAX_KINDS } }];
    }
    return things.flatMap(({ count }, index) => count >= min && count <= max
        ? []
        : [{ path: `${path}.${index}.count`, code: FieldProblemCode.FILTER_OUT_OF_RANGE, params: { min, max } }]);
}
/** Hundredths, so that sums of decimals do not tip over a step. */
function rounded(value) {
    return Math.round(value * 100) / 100;
}
//# sourceMappingURL=things.rules.js.map