import { registerEnumType } from 'type-graphql';
import { FieldProblemCode, type FieldError } from '../../../core/errors/errors.js';
import { GoodsCategory, SpaceFeature } from '../space.enums.js';

/** Things that people store, by their common names. */
export enum StorableThing {
  BOX = 'box',
  SUITCASE = 'suitcase',
  SOFA = 'sofa',
  ARMCHAIR = 'armchair',
  BED = 'bed',
  WARDROBE = 'wardrobe',
  CHEST = 'chest',
  SHELF = 'shelf',
  TABLE = 'table',
  CHAIR = 'chair',
  FRIDGE = 'fridge',
  WASHER = 'washer',
  TELEVISION = 'television',
  BICYCLE = 'bicycle',
  BOARD = 'board',
  TOOLS = 'tools',
  PALLET = 'pallet',
  MOTORBIKE = 'motorbike',
  CAR = 'car',
}

registerEnumType(StorableThing, {
  name: 'StorableThing',
  description: 'A stored thing of the usual size.',
  valuesConfig: {
    BOX: { description: 'A moving box, 50 × 45 × 35 cm.' },
    BED: { description: 'A disassembled double bed, its mattress on edge.' },
    CHEST: { description: 'A chest of drawers.' },
    SHELF: { description: 'A metre of shelves.' },
    BOARD: { description: 'Skis, a snowboard or a surfboard.' },
    TOOLS: { description: 'A toolbox.' },
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

/** The room that one thing needs, stored as people usually do. */
export interface ThingRoom {
  readonly m3: number;
  /** Its share of the floor: stackable things share it. */
  readonly m2: number;
  /** Minimum door width and ceiling height in metres. */
  readonly doorM: number;
  readonly heightM: number;
  readonly goods: GoodsCategory;
}

/** Every thing with its room: the only place where objects become square metres. */
export const thingRooms: Readonly<Record<StorableThing, ThingRoom>> = {
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

/** A number of one thing. */
export interface ThingCount {
  readonly thing: StorableThing;
  readonly count: number;
}

/** The room that a number of things needs together. */
export interface ThingsRoom {
  readonly volumeM3: number;
  /** The floor under them, without room to move. */
  readonly floorM2: number;
  /** The recommended size, with room to reach everything; in half square metres. */
  readonly sizeM2: number;
  readonly doorM: number;
  readonly heightM: number;
  /** The goods a space must allow. */
  readonly goods: GoodsCategory[];
  /** The features a space must have. */
  readonly features: SpaceFeature[];
}

/** Maximum number of one thing, and the bounds of a count. */
export const thingBounds = { count: { min: 1, max: 500 } } as const;

/** The assumed door of a space without a door width: hinged, or for vehicles. Metres. */
export const defaultDoorM = { hinged: 0.8, vehicle: 2.4 } as const;

/** A quarter more than the floor area, so that everything can be reached. */
const ROOM_TO_MOVE = 1.25;
/** Maximum stacking height. */
const PILE_M = 2;
const SIZE_STEP_M2 = 0.5;
const SMALLEST_M2 = 1;
const MAX_KINDS = Object.keys(StorableThing).length;

/** The room that things need together; null for no things. */
export function roomForThings(things: readonly ThingCount[]): ThingsRoom | null {
  const given = things
    .filter(({ count }) => count > 0)
    .map(({ thing, count }) => ({ thing, count, ...thingRooms[thing] }));
  if (given.length === 0) return null;
  const volumeM3 = rounded(given.reduce((sum, { m3, count }) => sum + m3 * count, 0));
  const floorM2 = rounded(
    Math.max(
      given.reduce((sum, { m2, count }) => sum + m2 * count, 0),
      volumeM3 / PILE_M,
    ),
  );
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

/** Why things do not fit a space. Values are the keys. */
export enum Misfit {
  TOO_SMALL = 'TOO_SMALL',
  DOOR_TOO_NARROW = 'DOOR_TOO_NARROW',
  CEILING_TOO_LOW = 'CEILING_TOO_LOW',
  NOT_ALLOWED = 'NOT_ALLOWED',
  NO_VEHICLE_DOOR = 'NO_VEHICLE_DOOR',
}

registerEnumType(Misfit, {
  name: 'Misfit',
  description: 'Why things do not fit a space.',
  valuesConfig: {
    TOO_SMALL: { description: 'Its area is too small.' },
    DOOR_TOO_NARROW: {
      description: 'A thing is wider than its door, or than a usual one when the width is unknown.',
    },
    CEILING_TOO_LOW: { description: 'A thing is higher than its ceiling.' },
    NOT_ALLOWED: { description: 'Its host does not accept such things.' },
    NO_VEHICLE_DOOR: { description: 'A car cannot drive in.' },
  },
});

/** The space data that determine what fits. */
export interface RoomOffered {
  readonly sizeM2: number | null;
  readonly doorWidthM: number | null;
  readonly heightM: number | null;
  readonly allowedGoods: readonly GoodsCategory[];
  readonly features: readonly SpaceFeature[];
}

/** Why things do not fit a space; the search applies the same rules in one statement. */
export function misfitsOf(space: RoomOffered, room: ThingsRoom): Misfit[] {
  const isForVehicles = space.features.includes(SpaceFeature.VEHICLE_DOOR);
  const doorM = space.doorWidthM ?? (isForVehicles ? defaultDoorM.vehicle : defaultDoorM.hinged);
  const reasons: readonly (readonly [Misfit, boolean])[] = [
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

/** The problems of a list of things: counts out of bounds, or duplicates. */
export function thingProblems(things: readonly ThingCount[], path: string): FieldError[] {
  const { min, max } = thingBounds.count;
  if (things.length > MAX_KINDS || new Set(things.map(({ thing }) => thing)).size < things.length) {
    return [{ path, code: FieldProblemCode.TOO_LONG, params: { max: MAX_KINDS } }];
  }
  return things.flatMap(({ count }, index) =>
    count >= min && count <= max
      ? []
      : [{ path: `${path}.${index}.count`, code: FieldProblemCode.FILTER_OUT_OF_RANGE, params: { min, max } }],
  );
}

/** Hundredths, so that rounding errors of sums do not cross a step. */
function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
