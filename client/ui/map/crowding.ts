import type { LatLng, MapPinData } from './map-types';

const TILE = 512;
const PILL_HEIGHT = 30;
/** Of a digit, roughly, and of a pill's two ends. */
const CHARACTER = 8;
const ENDS = 24;
const DISC = 44;
/** What may be covered of the height: 24 px must be left to hit, and the words. */
const SLACK = 4;

interface Placed extends LatLng {
  readonly pins: readonly MapPinData[];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly count: number;
}

/** Pins as they can be told apart at a zoom: those that would cover one another become one disc; the one pointed at or chosen shows besides. */
export function uncrowded(pins: readonly MapPinData[], zoom: number): MapPinData[] {
  const groups = pins.map((pin) => placed([pin], zoom));
  for (let pair = covering(groups); pair; pair = covering(groups)) {
    const [a, b] = pair;
    groups.splice(groups.indexOf(b), 1);
    groups[groups.indexOf(a)] = placed([...a.pins, ...b.pins], zoom);
  }
  return groups.flatMap((group) => {
    const [only, second] = group.pins;
    if (only && !second) return [only];
    return [discOf(group), ...group.pins.filter((pin) => (pin.count ?? 1) < 2 && (pin.isSelected || pin.isHovered))];
  });
}

function covering(groups: readonly Placed[]): readonly [Placed, Placed] | null {
  for (const [index, a] of groups.entries()) {
    const b = groups.slice(index + 1).find((other) => Math.abs(a.x - other.x) < (a.width + other.width) / 2 && Math.abs(a.y - other.y) < (a.height + other.height) / 2 - SLACK);
    if (b) return [a, b];
  }
  return null;
}

function placed(pins: readonly MapPinData[], zoom: number): Placed {
  const world = TILE * 2 ** zoom;
  const count = pins.reduce((sum, pin) => sum + (pin.count ?? 1), 0);
  const mean = (value: (pin: MapPinData) => number): number => pins.reduce((sum, pin) => sum + value(pin) * (pin.count ?? 1), 0) / count;
  const lat = mean((pin) => pin.lat);
  const lng = mean((pin) => pin.lng);
  const x = (lng / 360 + 0.5) * world;
  const sine = Math.sin((lat * Math.PI) / 180);
  const y = (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world;
  const isDisc = count > 1;
  return { pins, lat, lng, x, y, count, width: isDisc ? DISC : (pins[0]?.label.length ?? 0) * CHARACTER + ENDS, height: isDisc ? DISC : PILL_HEIGHT };
}

function discOf({ pins, lat, lng, count }: Placed): MapPinData {
  const [first] = pins.map(({ key }) => key).sort();
  return { key: `near:${first}:${count}`, lat, lng, count, label: String(count) };
}
