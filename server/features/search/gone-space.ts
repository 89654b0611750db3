import type { RequestContext } from '../../core/context.js';
import { parseGlobalId } from '../../core/graphql/global-id.js';
import type { SpaceRow } from '../spaces/space.entity.js';
import { loadSpaces } from '../spaces/space.loaders.js';
import { spaceTypeCodes } from '../spaces/fields/space-codes.js';
import type { SpaceType } from '../spaces/space-types.js';
import { toPlane } from '../../core/values/mercator.js';
import type { GoneSpace } from './search.types.js';
import { Params, readRows } from './sql.js';

/** Number of nearest spaces considered; in a small market that is all of them. */
const CANDIDATES = 400;
const SHOWN = 8;

interface GoneSpaceRow {
  readonly type: SpaceType | null;
  readonly city: string | null;
  readonly area_lat: number | null;
  readonly area_lng: number | null;
}

/** The public information about a space that is no longer public; null for all others. None of its own texts is shown. */
export async function findGoneSpace(ctx: RequestContext, globalId: string): Promise<GoneSpace | null> {
  const parsed = parseGlobalId(globalId);
  if (parsed?.type !== 'Space') return null;
  const [row] = await ctx.em.execute<GoneSpaceRow[]>(
    `select s.type, s.city, s.area_lat, s.area_lng from spaces s join users u on u.id = s.host_id
     where s.id = ? and s.published_at is not null and (s.status <> 'published' or u.suspended_at is not null)`,
    [parsed.uuid],
  );
  return row ? { type: row.type, city: row.city, instead: await insteadOf(ctx, row) } : null;
}

/** The nearest of its type; if there are few, the nearest of any type. If its position is deleted, the best ranked ones. */
async function insteadOf(
  ctx: RequestContext,
  { type, area_lat: lat, area_lng: lng }: GoneSpaceRow,
): Promise<SpaceRow[]> {
  const params = new Params();
  const point = lat === null || lng === null ? null : toPlane({ lat, lng });
  const away = point && `pt <-> point(${params.add(point.x)}, ${params.add(point.y)})`;
  const isOfType = type === null ? 'true' : `type = ${spaceTypeCodes[type]}`;
  const rows = await readRows<{ id: string }>(
    ctx.em,
    `select id from (select id, type, ${away ?? '-rel'} as rank from space_search order by ${away ?? 'rel desc'} limit ${CANDIDATES}) near
     order by ${isOfType} desc, rank, id limit ${SHOWN}`,
    params,
  );
  return loadSpaces(
    ctx,
    rows.map(({ id }) => id),
  );
}
