import type { Door } from './FloorPlan';

/** The dimensions of a space as entered by its host. */
export interface RoomSizes {
  sizeM2: number | null;
  lengthM: number | null;
  widthM: number | null;
  doorWidthM: number | null;
  /** A vehicle door, in the short wall; else a hinged door in the long one. */
  hasVehicleDoor: boolean;
}

/** A room ready to render, its longer side horizontal. */
export interface Room {
  lengthCm: number;
  widthCm: number;
  door: Door;
  openingCm: number;
  gridCm: number;
  /** False if only the area is known, so that the shape is assumed. */
  isMeasured: boolean;
  /** Areas to keep free for access. */
  clear: { x: number; y: number; w: number; h: number }[];
}

const DEFAULT_DOOR_CM = 80;
const DEFAULT_VEHICLE_DOOR_CM = 240;
const DEFAULT_SHAPE = 1.5;
const WALL_CM = 6;
const THRESHOLD_CM = 110;
/* From this size on an aisle leads from the vehicle door to the back wall. */
const AISLE_FROM_CM = 800;
const AISLE_CM = 280;

/** The room with these dimensions; null if not even the area is known. */
export function roomOf(sizes: RoomSizes): Room | null {
  const sides = sidesOf(sizes);
  if (!sides) return null;
  const [lengthCm, widthCm] = sides;
  const isMeasured = sizes.lengthM !== null && sizes.widthM !== null;
  const wanted = sizes.doorWidthM
    ? Math.round(sizes.doorWidthM * 100)
    : sizes.hasVehicleDoor
      ? DEFAULT_VEHICLE_DOOR_CM
      : DEFAULT_DOOR_CM;
  const wall = sizes.hasVehicleDoor ? widthCm : lengthCm;
  const openingCm = Math.max(1, Math.min(wanted, wall - 2 * WALL_CM));
  const room = { lengthCm, widthCm, openingCm, gridCm: gridOf(lengthCm), isMeasured };
  return sizes.hasVehicleDoor
    ? { ...room, ...vehicleDoorOf(lengthCm, widthCm, openingCm) }
    : { ...room, ...hingedDoorOf(lengthCm, widthCm, openingCm) };
}

function sidesOf({ sizeM2, lengthM, widthM }: RoomSizes): [number, number] | null {
  const known =
    lengthM && widthM
      ? [lengthM, widthM]
      : sizeM2
        ? [Math.sqrt(sizeM2 * DEFAULT_SHAPE), Math.sqrt(sizeM2 / DEFAULT_SHAPE)]
        : null;
  if (!known) return null;
  const [long = 0, short = 0] = known.toSorted((a, b) => b - a).map((metres) => Math.round(metres * 100));
  return [long, short];
}

const gridOf = (lengthCm: number): number => (lengthCm <= 1200 ? 100 : lengthCm <= 6000 ? 500 : 1000);

function vehicleDoorOf(lengthCm: number, widthCm: number, openingCm: number): Pick<Room, 'door' | 'clear'> {
  const fromCm = Math.round((widthCm - openingCm) / 2);
  const middle = Math.round((widthCm - AISLE_CM) / 2);
  const aisle = lengthCm >= AISLE_FROM_CM ? [{ x: 0, y: middle, w: lengthCm, h: AISLE_CM }] : [];
  const threshold = { x: lengthCm - THRESHOLD_CM, y: fromCm, w: THRESHOLD_CM, h: openingCm };
  return { door: { kind: 'vehicle', fromCm, toCm: fromCm + openingCm }, clear: [threshold, ...aisle] };
}

function hingedDoorOf(lengthCm: number, widthCm: number, openingCm: number): Pick<Room, 'door' | 'clear'> {
  const fromCm = lengthCm - openingCm - WALL_CM;
  const depth = Math.min(THRESHOLD_CM, Math.round(widthCm * 0.4));
  const threshold = { x: fromCm, y: widthCm - depth, w: openingCm, h: depth };
  return { door: { kind: 'hinged', fromCm, toCm: fromCm + openingCm }, clear: [threshold] };
}
