import { loadSpaces } from '../spaces/space.loaders.js';
import { Params, readRows } from './sql.js';
const MAX_SIMILAR = 12;
const DEFAULT_SIMILAR = 4;
/** So many of the nearest are looked through: the index on points hands them out in order. */
const CANDIDATES = 400;
/** How many are meant: what is charged for and what is given must be the same, or a negative number would pay for other fields. */
export function similarCount(first) {
    return Math.min(Math.max(first ?? DEFAULT_SIMILAR, 1), MAX_SIMILAR);
}
/** The nearest published spaces of the same type and half to twice the size; one statement for all that ask. */
export async function similarSpaces(ctx, spaceId, first) {
    const loader = ctx.loaders.get('similar-spaces', async (ids) => {
        const params = new Params();
        const rows = await readRows(ctx.em, `select s.id, n.id as similar from space_search s cross join lateral (
         select near.id, near.away from (
           select other.id, other.type, other.size_m2, other.pt <-> s.pt as away from space_search other order by other.pt <-> s.pt limit ${CANDIDATES}
         ) near where near.id <> s.id and near.type = s.type and near.size_m2 between s.size_m2 / 2 and s.size_m2 * 2
         order by near.away, near.id limit ${MAX_SIMILAR}
       ) n where s.id = any(${params.add(ids)}::uuid[]) order by s.id, n.away, n.id`, params);
        const byId = new Map(ids.map((id) => [id, []]));
        for (const { id, similar } of rows)
            byId.get(id)?.push(similar);
        return ids.map((id) => byId.get(id) ?? []);
    });
    const ids = await loader.load(spaceId);
    return loadSpaces(ctx, ids.slice(0, first));
}
//# sourceMappingURL=similar-spaces.js.map