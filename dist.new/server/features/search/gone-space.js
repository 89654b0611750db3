import { parseGlobalId } from '../../core/graphql/global-id.js';
import { loadSpaces } from '../spaces/space.loaders.js';
import { spaceTypeCodes } from '../spaces/fields/space-codes.js';
import { toPlane } from '../../core/values/mercator.js';
import { Params, readRows } from './sql.js';
/** So many of the nearest are looked through; in a small market that is all of them. */
const CANDIDATES = 400;
const SHOWN = 8;
/** What can be told of a space that was public once and is not now; null for all others. Of what it said itself nothing is told. */
export async function findGoneSpace(ctx, globalId) {
    const parsed = parseGlobalId(globalId);
    if (parsed?.type !== 'Space')
        return null;
    const [row] = await ctx.em.execute(`select s.type, s.city, s.area_lat, s.area_lng from spaces s join users u on u.id = s.host_id
     where s.id = ? and s.published_at is not null and (s.status <> 'published' or u.suspended_at is not null)`, [parsed.uuid]);
    return row ? { type: row.type, city: row.city, instead: await insteadOf(ctx, row) } : null;
}
/** The nearest of its type; where they are few, the nearest of any. Of a space whose place is deleted, the best ranked ones. */
async function insteadOf(ctx, { type, area_lat: lat, area_lng: lng }) {
    const params = new Params();
    const point = lat === null || lng === null ? null : toPlane({ lat, lng });
    const away = point && `pt <-> point(${params.add(point.x)}, ${params.add(point.y)})`;
    const isOfType = type === null ? 'true' : `type = ${spaceTypeCodes[type]}`;
    const rows = await readRows(ctx.em, `select id from (select id, type, ${away ?? '-rel'} as rank from space_search order by ${away ?? 'rel desc'} limit ${CANDIDATES}) near
     order by ${isOfType} desc, rank, id limit ${SHOWN}`, params);
    return loadSpaces(ctx, rows.map(({ id }) => id));
}
//# sourceMappingURL=gone-space.js.map