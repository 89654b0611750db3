import type { RequestContext } from '../../core/context.js';
import { toGlobalId } from '../../core/graphql/global-id.js';
import { toPlane } from '../../core/values/mercator.js';
import { whereSql } from './predicates.js';
import { COUNT_CAP, type Search } from './search-query.js';
import type { BoundsInput } from './search.inputs.js';
import type { MapPin } from './search.types.js';
import { readSearch } from './engine/read-search.js';

export const MAX_PINS = 50;
const CELLS_ACROSS = 32;
/** A cell of this side contains everything; grid lines through the origin would otherwise always split it. */
const WHOLE_PLANE_KM = 2 ** 16;

interface Cell {
  readonly size: number;
  readonly n: number;
  readonly price: number;
  readonly lat: number;
  readonly lng: number;
  readonly cx: number;
  readonly cy: number;
  /** Of its only space. */
  readonly id: string | null;
}

/**
 * Prices for the map: one per space if they fit, else one per cell of a grid that stays fixed while the map moves. `found` is the number of
 * results, up to one past the cap.
 */
export async function pinsOf(ctx: RequestContext, search: Search, limit: number, found: number): Promise<MapPin[]> {
  const most = Math.min(Math.max(limit, 1), MAX_PINS);
  if (found <= most) return (await readSpaces(ctx, search, most)).map(pinOfSpace);
  let cells = await readCells(ctx, search, found);
  while (cells.length > most) cells = mergedByFour(cells);
  return cells.sort((a, b) => b.n - a.n || a.cx - b.cx || a.cy - b.cy).map(pinOfCell);
}

type Spot = Pick<Cell, 'lat' | 'lng' | 'price'> & { readonly id: string };

function readSpaces(ctx: RequestContext, { predicates }: Search, most: number): Promise<Spot[]> {
  return readSearch<Spot>(
    ctx,
    (params) =>
      `select id::text as id, lat, lng, price_cents as price from space_search ${whereSql(predicates, params)} order by id limit ${params.add(most)}`,
  );
}

/**
 * All results by cell. The side of a cell is a power of two in kilometres, so that grids of different zooms nest; the view is the requested
 * rectangle, else the bounding box of all results. Few results are read once; keeping many between the two steps would take longer than
 * reading them again.
 */
function readCells(ctx: RequestContext, { predicates, filter }: Search, found: number): Promise<Cell[]> {
  return readSearch<Cell>(ctx, (params) => {
    const where = whereSql(predicates, params);
    const { x, y } = params.dialect;
    const [side, from] = filter.bounds
      ? [`${params.add(longerSideOf(filter.bounds))}::float8`, '']
      : ['greatest(max(x) - min(x), max(y) - min(y))', 'from seen'];
    return `with seen as ${found > COUNT_CAP ? 'not ' : ''}materialized (select id, ${x} as x, ${y} as y, lat, lng, price_cents from space_search ${where}),
       grid as materialized (select 2 ^ ceil(ln(greatest(${side}, 0.1) / ${CELLS_ACROSS}) / ln(2::float8)) as size ${from})
     select count(*)::int as n, min(price_cents) as price, avg(lat) as lat, avg(lng) as lng, size,
       floor(x / size) as cx, floor(y / size) as cy, case when count(*) = 1 then min(id::text) end as id
     from seen cross join grid group by size, floor(x / size), floor(y / size)`;
  });
}

/** The same cells with twice the side. */
function mergedByFour(cells: readonly Cell[]): Cell[] {
  const merged = new Map<string, Cell>();
  for (const { size, n, price, lat, lng, cx, cy, id } of cells) {
    const [x, y] = size * 2 < WHOLE_PLANE_KM ? [Math.floor(cx / 2), Math.floor(cy / 2)] : [0, 0];
    const met = merged.get(`${x}:${y}`);
    const sum = n + (met?.n ?? 0);
    const mean = (old: number | undefined, value: number): number => ((old ?? 0) * (met?.n ?? 0) + value * n) / sum;
    merged.set(`${x}:${y}`, {
      size: size * 2,
      n: sum,
      price: Math.min(price, met?.price ?? price),
      lat: mean(met?.lat, lat),
      lng: mean(met?.lng, lng),
      cx: x,
      cy: y,
      id,
    });
  }
  return [...merged.values()];
}

function pinOfSpace({ id, lat, lng, price }: Spot): MapPin {
  const spaceId = toGlobalId('Space', id);
  return { key: spaceId, lat, lng, count: 1, priceCents: price, spaceId };
}

function pinOfCell({ size, n, price, lat, lng, cx, cy, id }: Cell): MapPin {
  const spaceId = n === 1 && id !== null ? toGlobalId('Space', id) : null;
  return { key: spaceId ?? `${size}:${cx}:${cy}`, lat, lng, count: n, priceCents: price, spaceId };
}

function longerSideOf({ south, west, north, east }: BoundsInput): number {
  const low = toPlane({ lat: south, lng: west });
  const high = toPlane({ lat: north, lng: east });
  return Math.max(high.x - low.x, high.y - low.y);
}
