import type { LatLng, MapPinData } from './map-types';

/** From this zoom on, clusters show their lowest price; below, only the number of spaces. */
export const PRICES_FROM_ZOOM = 12;

/* Pixels. A pin with a price is as wide as its label; a disc is a circle. */
const TILE = 512;
const PIN_HEIGHT = 30;
const LABEL_CHARACTER = 8;
const PIN_PADDING = 24;
const BADGE_PADDING = 16;
const CLUSTER = 44;
/** How much of a pin's height may be covered: 24 px must remain clickable, and the label readable. */
const OVERLAP = 4;

/** Pins of one position of the map. */
interface Mark extends LatLng {
  readonly pins: readonly MapPinData[];
  /** The pin shown for a cluster. */
  readonly active: MapPinData | undefined;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly count: number;
}

/**
 * Clusters pins that would overlap at a zoom; the hovered or selected pin keeps its own position, whatever it covers. Decision 24 explains
 * why this is not a library's grid.
 */
export function clusterPins(pins: readonly MapPinData[], zoom: number): MapPinData[] {
  const marks = pins.map((pin) => toMark([pin], zoom));
  for (let pair = findOverlap(marks); pair; pair = findOverlap(marks)) {
    const [a, b] = pair;
    marks.splice(marks.indexOf(b), 1);
    marks[marks.indexOf(a)] = toMark([...a.pins, ...b.pins], zoom);
  }
  return marks.map((mark) => {
    const [only, second] = mark.pins;
    return mark.active ?? (only && !second ? withPrice(only, zoom) : toCluster(mark, zoom));
  });
}

function findOverlap(marks: readonly Mark[]): readonly [Mark, Mark] | null {
  for (const [index, a] of marks.entries()) {
    const b = marks
      .slice(index + 1)
      .find(
        (other) =>
          Math.abs(a.x - other.x) < (a.width + other.width) / 2 &&
          Math.abs(a.y - other.y) < (a.height + other.height) / 2 - OVERLAP,
      );
    if (b) return [a, b];
  }
  return null;
}

function toMark(pins: readonly MapPinData[], zoom: number): Mark {
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
  const priced = active ?? (count === 1 || zoom >= PRICES_FROM_ZOOM ? cheapest(pins) : undefined);
  const badge = active || count === 1 ? 0 : String(count).length * LABEL_CHARACTER + BADGE_PADDING;
  return {
    pins,
    active,
    lat,
    lng,
    x,
    y,
    count,
    width: priced ? priced.label.length * LABEL_CHARACTER + PIN_PADDING + badge : CLUSTER,
    height: priced ? PIN_HEIGHT : CLUSTER,
  };
}

function toCluster({ pins, lat, lng, count }: Mark, zoom: number): MapPinData {
  const [first] = pins.map(({ key }) => key).sort();
  const { label = '', priceCents = 0 } = cheapest(pins) ?? {};
  return withPrice({ key: `near:${first}:${count}`, lat, lng, count, label, priceCents }, zoom);
}

function withPrice(pin: MapPinData, zoom: number): MapPinData {
  return (pin.count ?? 1) > 1 && zoom >= PRICES_FROM_ZOOM ? { ...pin, isPriced: true } : pin;
}

function cheapest(pins: readonly MapPinData[]): MapPinData | undefined {
  return pins.toSorted((a, b) => (a.priceCents ?? 0) - (b.priceCents ?? 0) || a.key.localeCompare(b.key))[0];
}
