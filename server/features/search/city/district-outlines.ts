import { CITY_RECORDS } from '../places/city-records.js';
import { type AreaCollection, readJson } from '../places/geo-files.js';
import { centreOf, contains, type Shape, toShape, unite } from '../places/shapes.js';
import { basemap } from '../map/basemap.js';

/** Outlines of districts in one scale, as SVG paths, each with the best position for a label. */
export interface DistrictOutlines {
  readonly width: number;
  readonly height: number;
  readonly districts: readonly {
    readonly name: string;
    readonly path: string;
    readonly x: number;
    readonly y: number;
  }[];
}

const WIDTH = 480;
const HEIGHT = 528;
const MARGIN = 12;
/** A district this many times larger than the median (woods, fields, a harbour) may extend beyond the picture. */
const VAST = 1.8;
/** Grid steps of the search for the label position. */
const GRID = 28;

const known = new Map<string, DistrictOutlines | null>();

/** The districts of a city; null where their outlines are unknown. */
export function districtOutlines(geoDataDir: string | null, slug: string): DistrictOutlines | null {
  // Any slug may be requested: only cities are cached.
  if (!CITY_RECORDS.some((city) => city.slug === slug)) return null;
  const key = `${geoDataDir ?? ''}|${slug}`;
  const held = known.get(key);
  if (held !== undefined) return held;
  const outlines = outlineDistricts(geoDataDir, slug);
  known.set(key, outlines);
  return outlines;
}

function outlineDistricts(geoDataDir: string | null, slug: string): DistrictOutlines | null {
  const city = CITY_RECORDS.find((record) => record.slug === slug);
  const areas = readJson<AreaCollection>(geoDataDir, 'districts') ?? basemap().districts;
  const shapes = areas.features
    .filter(({ properties }) => properties.ine === city?.ine)
    .flatMap(({ properties, geometry }) => toShape(properties.name, geometry) ?? []);
  if (shapes.length === 0) return null;
  const project = projectionOf(shapes);
  const districts = shapes.map((shape) => {
    const rings = shape.rings.map((ring) => snapped(ring, project)).filter((ring) => ring.length > 2);
    return {
      name: shape.key,
      path: rings.map((ring) => `M${ring.map(([x, y]) => `${x} ${y}`).join('L')}Z`).join(''),
      ...spotOf(shape, rings, project),
    };
  });
  return { width: WIDTH, height: HEIGHT, districts };
}

type Pixel = readonly [x: number, y: number];
type Ring = readonly Pixel[];

interface Projection {
  toPixel(lng: number, lat: number): Pixel;
  toDegrees(x: number, y: number): { lng: number; lat: number };
}

/** Fits the districts of ordinary size into the picture. */
function projectionOf(shapes: readonly Shape[]): Projection {
  const area = ({ bounds }: Shape): number => (bounds.north - bounds.south) * (bounds.east - bounds.west);
  const middle = shapes.map(area).sort((a, b) => a - b)[Math.floor(shapes.length / 2)] ?? 0;
  const box =
    unite(shapes.filter((shape) => area(shape) <= middle * VAST).map(({ bounds }) => bounds)) ?? shapes[0]?.bounds;
  if (!box) throw new Error('there is no district to outline');
  const lat = (box.south + box.north) / 2;
  const lng = (box.west + box.east) / 2;
  const narrowing = Math.cos((lat * Math.PI) / 180);
  const scale = Math.min(
    (WIDTH - 2 * MARGIN) / ((box.east - box.west) * narrowing),
    (HEIGHT - 2 * MARGIN) / (box.north - box.south),
  );
  return {
    toPixel: (east, north) => [WIDTH / 2 + (east - lng) * narrowing * scale, HEIGHT / 2 - (north - lat) * scale],
    toDegrees: (x, y) => ({ lng: lng + (x - WIDTH / 2) / (narrowing * scale), lat: lat - (y - HEIGHT / 2) / scale }),
  };
}

/** Whole pixels without duplicates; neighbours share their corners, so they still fit together. */
function snapped(ring: Float32Array, { toPixel }: Projection): Ring {
  const pixels: Pixel[] = [];
  for (let i = 0; i + 1 < ring.length; i += 2) {
    const [x, y] = toPixel(ring[i] ?? 0, ring[i + 1] ?? 0).map(Math.round);
    const last = pixels.at(-1);
    if (last?.[0] !== x || last?.[1] !== y) pixels.push([x ?? 0, y ?? 0]);
  }
  return pixels;
}

/** The point inside the district and the picture that is farthest from any edge. */
function spotOf(shape: Shape, rings: readonly Ring[], { toPixel, toDegrees }: Projection): { x: number; y: number } {
  const corners = rings.flat();
  const centre = centreOf(shape);
  const [fallbackX, fallbackY] = toPixel(centre.lng, centre.lat);
  let best = { x: Math.round(fallbackX), y: Math.round(fallbackY), room: 0 };
  const within = (values: readonly number[], size: number): readonly [number, number] => [
    Math.max(0, Math.min(...values)),
    Math.min(size, Math.max(...values)),
  ];
  const [west, east] = within(
    corners.map(([x]) => x),
    WIDTH,
  );
  const [north, south] = within(
    corners.map(([, y]) => y),
    HEIGHT,
  );
  for (let row = 1; row < GRID; row++) {
    for (let column = 1; column < GRID; column++) {
      const x = west + ((east - west) * column) / GRID;
      const y = north + ((south - north) * row) / GRID;
      const { lng, lat } = toDegrees(x, y);
      if (!contains(shape, lat, lng)) continue;
      const room = Math.min(x, WIDTH - x, y, HEIGHT - y, ...corners.map(([cx, cy]) => Math.hypot(cx - x, cy - y)));
      if (room > best.room) best = { x: Math.round(x), y: Math.round(y), room };
    }
  }
  return { x: best.x, y: best.y };
}
