import type { RequestContext } from '../../core/context.js';
import { parseGlobalId } from '../../core/graphql/global-id.js';
import type { Space, SpaceRow } from '../spaces/space.entity.js';
import { loadSpaces } from '../spaces/space.loaders.js';
import { spaceTypeCodes } from '../spaces/fields/space-codes.js';
import { isPublicSpace } from '../spaces/public-spaces.js';
import { toPlane } from '../../core/values/mercator.js';
import type { GoneSpace } from './search.types.js';
import { Params, readRows } from './sql.js';

/** Number of nearest spaces considered; in a small market that is all of them. */
const CANDIDATES = 400;
const SHOWN = 8;

/** The public information about a space that is no longer public; null for all others. None of its own texts is shown. */
export async function findGoneSpace(ctx: RequestContext, globalId: string): Promise<GoneSpace | null> {
  const parsed = parseGlobalId(globalId);
  if (parsed?.type !== 'Space') return null;
  const row = await ctx.db
    .selectFrom('Space as s')
    .select(['s.type', 's.city', 's.areaLat', 's.areaLng'])
    .where('s.id', '=', parsed.uuid)
    .where('s.publishedAt', 'is not', null)
    .where((eb) => eb.not(isPublicSpace(eb)))
    .executeTakeFirst();
  return row ? { type: row.type, city: row.city, instead: await insteadOf(ctx, row) } : null;
}

/** The nearest of its type; if there are few, the nearest of any type. If its position is deleted, the best ranked ones. */
async function insteadOf(
  ctx: RequestContext,
  { type, areaLat: lat, areaLng: lng }: Pick<Space, 'type' | 'areaLat' | 'areaLng'>,
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
