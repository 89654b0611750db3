import type { RequestContext } from '../../core/context.js';
import { toGlobalId } from '../../core/graphql/global-id.js';
import { toPlane } from '../../core/values/mercator.js';
import { whereSql } from './predicates.js';
import type { Search } from './search-query.js';
import type { BoundsInput } from './search.inputs.js';
import type { MapPin } from './search.types.js';
import { readSearch } from './engine/read-search.js';

export const MAX_PINS = 50;
/** Clusters stop counting beyond this many results in view. */
const MAX_ROWS = 20_000;
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
  readonly id: string;
}

/** Prices for the map: one per space if they fit, else one per cell of a grid that stays fixed while the map moves. */
export async function pinsOf(ctx: RequestContext, search: Search, limit: number): Promise<MapPin[]> {
  const most = Math.min(Math.max(limit, 1), MAX_PINS);
  let cells = await readCells(ctx, search, most);
  let size = cells[0]?.size ?? 0;
  while (cells.length > most) {
    size *= 2;
    cells = mergedByFour(cells);
  }
  return cells
    .sort((a, b) => b.n - a.n || a.cx - b.cx || a.cy - b.cy || a.id.localeCompare(b.id))
    .map((cell) => pinOf(cell, size));
}

/**
 * The results by cell, in one pass; by space (size 0) while there are few. The side of a cell is a power of two in kilometres, so that
 * grids of different zooms nest; the view is the requested rectangle, else the bounding box of all results.
 */
function readCells(ctx: RequestContext, { predicates, filter }: Search, most: number): Promise<Cell[]> {
  return readSearch<Cell>(ctx, (params) => {
    const where = whereSql(predicates, params);
    const side = filter.bounds
      ? `${params.add(longerSideOf(filter.bounds))}::float8`
      : 'greatest(max(x) - min(x), max(y) - min(y))';
    const { x, y } = params.dialect;
    return `with seen as materialized (select id, ${x} as x, ${y} as y, lat, lng, price_cents from space_search ${where} limit ${MAX_ROWS}),
       grid as (select case when count(*) <= ${params.add(most)} then 0 else 2 ^ ceil(ln(greatest(${side}, 0.1) / ${CELLS_ACROSS}) / ln(2::float8)) end as size from seen)
     select count(*)::int as n, min(price_cents) as price, avg(lat) as lat, avg(lng) as lng, size,
       case when size = 0 then 0 else floor(x / nullif(size, 0)) end as cx, case when size = 0 then 0 else floor(y / nullif(size, 0)) end as cy, min(id::text) as id
     from seen cross join grid group by size, cx, cy, case when size = 0 then id end`;
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

function pinOf({ n, price, lat, lng, cx, cy, id }: Cell, size: number): MapPin {
  const spaceId = n === 1 ? toGlobalId('Space', id) : null;
  return { key: spaceId ?? `${size}:${cx}:${cy}`, lat, lng, count: n, priceCents: price, spaceId };
}

function longerSideOf({ south, west, north, east }: BoundsInput): number {
  const low = toPlane({ lat: south, lng: west });
  const high = toPlane({ lat: north, lng: east });
  return Math.max(high.x - low.x, high.y - low.y);
}
