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
  /** The one of them that is shown instead of a disc. */
  readonly active: MapPinData | undefined;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly count: number;
}

/** Pins as they can be told apart at a zoom: those that would cover one another become one disc. The one pointed at or chosen stands in its own place for all that it would cover. */
export function uncrowded(pins: readonly MapPinData[], zoom: number): MapPinData[] {
  const groups = pins.map((pin) => placed([pin], zoom));
  for (let pair = covering(groups); pair; pair = covering(groups)) {
    const [a, b] = pair;
    groups.splice(groups.indexOf(b), 1);
    groups[groups.indexOf(a)] = placed([...a.pins, ...b.pins], zoom);
  }
  return groups.map((group) => {
    const [only, second] = group.pins;
    return group.active ?? (only && !second ? only : discOf(group));
  });
}

function covering(groups: readonly Placed[]): readonly [Placed, Placed] | null {
  for (const [index, a] of groups.entries()) {
    const b = groups
      .slice(index + 1)
      .find(
        (other) =>
          Math.abs(a.x - other.x) < (a.width + other.width) / 2 &&
          Math.abs(a.y - other.y) < (a.height + other.height) / 2 - SLACK,
      );
    if (b) return [a, b];
  }
  return null;
}

function placed(pins: readonly MapPinData[], zoom: number): Placed {
  const world = TILE * 2 ** zoom;
  const count = pins.reduce((sum, pin) => sum + (pin.count ?? 1), 0);
  const singles = pins.filter((pin) => (pin.count ?? 1) < 2);
  const active = singles.find((pin) => pin.isHovered) ?? singles.find((pin) => pin.isSelected);
  const mean = (value: (pin: MapPinData) => number): number =>
    pins.reduce((sum, pin) => sum + value(pin) * (pin.count ?? 1), 0) / count;
  const { lat, lng } = active ?? { lat: mean((pin) => pin.lat), lng: mean((pin) => pin.lng) };
  const x = (lng / 360 + 0.5) * world;
  const sine = Math.sin((lat * Math.PI) / 180);
  const y = (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world;
  const pill = active ?? (count > 1 ? undefined : pins[0]);
  return {
    pins,
    active,
    lat,
    lng,
    x,
    y,
    count,
    width: pill ? pill.label.length * CHARACTER + ENDS : DISC,
    height: pill ? PILL_HEIGHT : DISC,
  };
}

function discOf({ pins, lat, lng, count }: Placed): MapPinData {
  const [first] = pins.map(({ key }) => key).sort();
  return { key: `near:${first}:${count}`, lat, lng, count, label: String(count) };
}
