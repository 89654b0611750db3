import type { RequestContext } from '../../core/context.js';
import { loadSpaces } from '../spaces/space.loaders.js';
import type { SpaceRow } from '../spaces/space.entity.js';
import { Params, readRows } from './sql.js';

const MAX_SIMILAR = 12;
const DEFAULT_SIMILAR = 4;
/** Number of nearest spaces considered: the index on points returns them in order. */
const CANDIDATES = 400;

/** The number of spaces: the charged and the returned number must agree, or a negative one would pay for other fields. */
export function similarCount(first: number | null | undefined): number {
  return Math.min(Math.max(first ?? DEFAULT_SIMILAR, 1), MAX_SIMILAR);
}

/** The nearest published spaces of the same type and half to twice the size; one statement for all keys. */
export async function similarSpaces(ctx: RequestContext, spaceId: string, first: number): Promise<SpaceRow[]> {
  const loader = ctx.loaders.get<string, readonly string[]>('similar-spaces', async (ids) => {
    const params = new Params();
    const rows = await readRows<{ id: string; similar: string }>(
      ctx.em,
      `select s.id, n.id as similar from space_search s cross join lateral (
         select near.id, near.away from (
           select other.id, other.type, other.size_m2, other.pt <-> s.pt as away from space_search other order by other.pt <-> s.pt limit ${CANDIDATES}
         ) near where near.id <> s.id and near.type = s.type and near.size_m2 between s.size_m2 / 2 and s.size_m2 * 2
         order by near.away, near.id limit ${MAX_SIMILAR}
       ) n where s.id = any(${params.add(ids)}::uuid[]) order by s.id, n.away, n.id`,
      params,
    );
    const byId = new Map<string, string[]>(ids.map((id) => [id, []]));
    for (const { id, similar } of rows) byId.get(id)?.push(similar);
    return ids.map((id) => byId.get(id) ?? []);
  });
  const ids = await loader.load(spaceId);
  return loadSpaces(ctx, ids.slice(0, first));
}
