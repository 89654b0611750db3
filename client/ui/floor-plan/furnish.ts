import type { GoodsCategory } from '../../generated/schema';
import { roomOf, type Room, type RoomSizes } from './room';

/** Things that can be in a floor plan, in list order. */
export const THINGS = [
  'car',
  'motorbike',
  'pallet',
  'shelf',
  'sofa',
  'bed',
  'wardrobe',
  'washer',
  'table',
  'bicycle',
  'surfboard',
  'crate',
  'suitcase',
] as const;

export type Thing = (typeof THINGS)[number];

/** A thing on the floor: its top left corner in centimetres, and whether it is rotated by 90°. */
export interface Placed {
  thing: Thing;
  x: number;
  y: number;
  isTurned: boolean;
}

interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

interface Form {
  w: number;
  h: number;
  goods: GoodsCategory;
  /** The narrowest door it fits through, disassembled if people usually do that. */
  doorCm: number;
  /** The lowest ceiling it fits under. */
  highCm: number;
  /** The preferred wall. */
  wall: 'top' | 'bottom' | 'right' | 'vehicleDoor';
}

const FORMS: Readonly<Record<Thing, Form>> = {
  car: { w: 400, h: 172, goods: 'VEHICLES', doorCm: 205, highCm: 160, wall: 'vehicleDoor' },
  motorbike: { w: 76, h: 205, goods: 'VEHICLES', doorCm: 90, highCm: 130, wall: 'bottom' },
  pallet: { w: 120, h: 80, goods: 'STOCK', doorCm: 125, highCm: 180, wall: 'bottom' },
  shelf: { w: 110, h: 42, goods: 'BOXES', doorCm: 50, highCm: 200, wall: 'top' },
  sofa: { w: 160, h: 88, goods: 'FURNITURE', doorCm: 75, highCm: 90, wall: 'bottom' },
  bed: { w: 190, h: 130, goods: 'FURNITURE', doorCm: 60, highCm: 60, wall: 'bottom' },
  wardrobe: { w: 120, h: 58, goods: 'FURNITURE', doorCm: 62, highCm: 205, wall: 'top' },
  washer: { w: 60, h: 60, goods: 'APPLIANCES', doorCm: 65, highCm: 90, wall: 'top' },
  table: { w: 100, h: 66, goods: 'FURNITURE', doorCm: 70, highCm: 80, wall: 'bottom' },
  bicycle: { w: 144, h: 46, goods: 'BICYCLES', doorCm: 65, highCm: 110, wall: 'top' },
  surfboard: { w: 130, h: 28, goods: 'SPORTS', doorCm: 50, highCm: 60, wall: 'top' },
  crate: { w: 45, h: 35, goods: 'BOXES', doorCm: 45, highCm: 45, wall: 'right' },
  suitcase: { w: 50, h: 32, goods: 'CLOTHES', doorCm: 45, highCm: 60, wall: 'right' },
};

type ThingQuantities = readonly (readonly [Thing, number])[];

const GARAGE: ThingQuantities = [
  ['car', 4],
  ['shelf', 3],
  ['motorbike', 1],
  ['bicycle', 1],
  ['crate', 6],
];
const STOCK: ThingQuantities = [
  ['pallet', 240],
  ['shelf', 6],
  ['table', 1],
  ['crate', 6],
];
const SMALL_STOCK: ThingQuantities = [
  ['shelf', 4],
  ['pallet', 4],
  ['table', 1],
  ['crate', 9],
];
const SMALL_STOCK_UP_TO = 60;
const BY_AREA: readonly { upTo: number; quantities: ThingQuantities }[] = [
  {
    upTo: 4,
    quantities: [
      ['shelf', 1],
      ['surfboard', 1],
      ['crate', 6],
      ['suitcase', 2],
    ],
  },
  {
    upTo: 9,
    quantities: [
      ['shelf', 2],
      ['sofa', 1],
      ['bicycle', 1],
      ['crate', 4],
      ['suitcase', 1],
      ['washer', 1],
    ],
  },
  {
    upTo: 20,
    quantities: [
      ['bed', 1],
      ['sofa', 1],
      ['wardrobe', 1],
      ['shelf', 1],
      ['washer', 1],
      ['bicycle', 1],
      ['table', 1],
      ['crate', 8],
      ['suitcase', 2],
    ],
  },
  {
    upTo: Infinity,
    quantities: [
      ['bed', 2],
      ['sofa', 2],
      ['wardrobe', 3],
      ['shelf', 5],
      ['washer', 2],
      ['table', 2],
      ['bicycle', 3],
      ['crate', 14],
      ['suitcase', 4],
    ],
  },
];

const GAP = 6;
/* A room with space left to move. */
const FULLEST = 0.62;
const SHELF_BOARD_CM = 40;
const SHELF_TOP_CM = 220;
const BOXES_A_BOARD = 2;

/** Input of a floor plan. */
export interface FurnishInput extends RoomSizes {
  isGarage: boolean;
  isForStock: boolean;
  heightM: number | null;
  /** What may be stored; everything if unset. */
  goods: readonly GoodsCategory[];
}

/** A floor plan with what fits in it. */
export interface FurnishedRoom extends Room {
  things: Placed[];
  /** How many of each it contains, in list order. */
  counts: { thing: Thing; count: number; boxes: number | null }[];
}

/** Places things in a room one by one, deterministically, so that picture and list match. Null without a size. */
export function furnish(input: FurnishInput): FurnishedRoom | null {
  const room = roomOf(input);
  if (!room) return null;
  const things: Placed[] = [];
  // Areas to keep free come first: only cars may be there.
  const taken: Rect[] = [...room.clear];
  const floor = room.lengthCm * room.widthCm;
  let used = 0;
  for (const [thing, most] of quantitiesOf(input, room)) {
    for (let count = 0; count < most; count += 1) {
      const { w, h } = FORMS[thing];
      const place = used + w * h > floor * FULLEST ? null : findPlace(FORMS[thing], room, taken);
      if (!place) break;
      used += w * h;
      taken.push(place);
      things.push({ thing, x: place.x, y: place.y, isTurned: place.isTurned });
    }
  }
  return { ...room, things, counts: countsOf(things, input.heightM) };
}

/** The sides of a thing after rotation. */
export function sidesOf({ thing, isTurned }: Pick<Placed, 'thing' | 'isTurned'>): { w: number; h: number } {
  const { w, h } = FORMS[thing];
  return isTurned ? { w: h, h: w } : { w, h };
}

function quantitiesOf({ isGarage, isForStock, goods, heightM }: FurnishInput, room: Room): ThingQuantities {
  const m2 = (room.lengthCm * room.widthCm) / 10_000;
  const byArea = BY_AREA.find(({ upTo }) => m2 <= upTo)?.quantities ?? [];
  const isAllowed = (thing: Thing) => {
    const { goods: category, doorCm, highCm } = FORMS[thing];
    return (
      (goods.length === 0 || goods.includes(category)) &&
      room.openingCm >= doorCm &&
      (heightM === null || heightM * 100 >= highCm)
    );
  };
  const stock = m2 > SMALL_STOCK_UP_TO ? STOCK : SMALL_STOCK;
  const quantities = isGarage && isAllowed('car') ? GARAGE : isForStock ? stock : byArea;
  return quantities.filter(([thing]) => isAllowed(thing));
}

type Spot = Rect & { isTurned: boolean };

/* The free position nearest to the thing's wall, among the corners of walls and placed things. */
function findPlace(form: Form, room: Room, taken: readonly Rect[]): Spot | null {
  let best: { spot: Spot; cost: number } | null = null;
  for (const isTurned of form.w === form.h || form.wall === 'vehicleDoor' ? [false] : [false, true]) {
    const w = isTurned ? form.h : form.w;
    const h = isTurned ? form.w : form.h;
    for (const { x, y } of cornersOf({ w, h }, form, room, taken)) {
      const spot = { x, y, w, h, isTurned };
      const cost = costOf(spot, form, room);
      if (
        (!best || cost < best.cost) &&
        fits(spot, room, form.wall === 'vehicleDoor' ? taken.slice(room.clear.length) : taken)
      )
        best = { spot, cost };
    }
  }
  return best?.spot ?? null;
}

function cornersOf(
  { w, h }: { w: number; h: number },
  form: Form,
  room: Room,
  taken: readonly Rect[],
): { x: number; y: number }[] {
  if (form.wall === 'vehicleDoor') return parkingOf({ w, h }, room);
  const xs = within(
    [GAP, room.lengthCm - GAP - w, ...taken.flatMap((rect) => [rect.x + rect.w + GAP, rect.x - GAP - w])],
    room.lengthCm - w,
  );
  const ys = within(
    [GAP, room.widthCm - GAP - h, ...taken.flatMap((rect) => [rect.y + rect.h + GAP, rect.y - GAP - h])],
    room.widthCm - h,
  );
  return xs.flatMap((x) => ys.map((y) => ({ x, y })));
}

/* Each position once, between the gaps at both walls: every pair of them is checked. */
const within = (places: readonly number[], last: number): number[] =>
  [...new Set(places)].filter((place) => place >= GAP - 1 && place <= last - GAP + 1);

/* Cars are side by side behind the vehicle door, each centred in its lane. */
function parkingOf({ w, h }: { w: number; h: number }, { lengthCm, widthCm }: Room): { x: number; y: number }[] {
  const lanes = Math.max(1, Math.floor(widthCm / 240));
  const rows = Math.max(1, Math.floor(lengthCm / (w + 40)));
  return Array.from({ length: rows * lanes }, (_, index) => ({
    x: lengthCm - 30 - w - Math.floor(index / lanes) * (w + 40),
    y: Math.round((widthCm / lanes) * ((index % lanes) + 0.5) - h / 2),
  }));
}

/* Lower is better. A thing with its long side along a wall is better than one that juts out. */
function costOf({ x, y, w, h, isTurned }: Spot, { wall }: Form, { lengthCm, widthCm }: Room): number {
  const right = lengthCm - x - w;
  const below = widthCm - y - h;
  const away = wall === 'top' ? y * 3 + x : wall === 'bottom' ? below * 3 + x : right * 3 + y;
  const isAlongSide = Math.min(x, right) <= GAP;
  return away + (isTurned ? (isAlongSide ? 40 : 400) : 0);
}

function fits(spot: Rect, { lengthCm, widthCm }: Room, taken: readonly Rect[]): boolean {
  const isInside =
    spot.x >= GAP - 1 &&
    spot.y >= GAP - 1 &&
    spot.x + spot.w <= lengthCm - GAP + 1 &&
    spot.y + spot.h <= widthCm - GAP + 1;
  return isInside && taken.every((other) => !overlaps(spot, other));
}

const overlaps = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

function countsOf(things: readonly Placed[], heightM: number | null): FurnishedRoom['counts'] {
  const boards = heightM === null ? 0 : Math.floor(Math.min(heightM * 100, SHELF_TOP_CM) / SHELF_BOARD_CM);
  return THINGS.map((thing) => {
    const count = things.filter((placed) => placed.thing === thing).length;
    return { thing, count, boxes: thing === 'shelf' && boards > 0 ? count * boards * BOXES_A_BOARD : null };
  }).filter(({ count }) => count > 0);
}
