import { clampFirst, pageOf } from '../../core/connection.js';
import type { RequestContext, SignedInContext } from '../../core/context.js';
import { parseGlobalId } from '../../core/global-id.js';
import { afterCursor, cursorOf, keyColumns, type NewestFirstKey } from '../../core/newest-first.js';
import type { MySpacesConnection } from './space-connection.types.js';
import { canSeeSpace } from './space.policy.js';
import { loadSpaces, spaceLoader } from './space.loaders.js';
import type { SpaceRow } from './space.entity.js';
import { SpaceStatus } from './space-types.js';

const NEWEST_FIRST = 'my-spaces';
export const FEATURED_DEFAULT = 8;

/** A space by its uuid, when the viewer may see it. */
export async function findVisibleSpace(ctx: RequestContext, uuid: string): Promise<SpaceRow | null> {
  const space = await spaceLoader(ctx).load(uuid);
  return space && canSeeSpace(ctx.viewer, space) ? space : null;
}

/** A space by its API id, when there is one and the viewer may see it. */
export async function findSpaceById(ctx: RequestContext, id: string): Promise<SpaceRow | null> {
  const parsed = parseGlobalId(id);
  return parsed?.type === 'Space' ? findVisibleSpace(ctx, parsed.uuid) : null;
}

/** The viewer's own spaces, newest first. */
export async function mySpaces(ctx: SignedInContext, first: number | null | undefined, after: string | null | undefined): Promise<MySpacesConnection> {
  const size = clampFirst(first);
  const position = afterCursor(NEWEST_FIRST, 's', after);
  const keys = await ctx.em.execute<NewestFirstKey[]>(
    `select ${keyColumns('s')} from spaces s where s.host_id = ? and ${position.sql} order by s.created_at desc, s.id desc limit ?`,
    [ctx.viewer.id, ...position.values, size + 1],
  );
  const [count] = await ctx.em.execute<{ total: number }[]>('select count(*)::int as total from spaces where host_id = ?', [ctx.viewer.id]);
  const spaces = await loadSpaces(ctx, keys.slice(0, size).map(({ id }) => id));
  const byId = new Map(spaces.map((space) => [space.id, space]));
  const page = pageOf(keys, size, after == null, (key) => ({ cursor: cursorOf(NEWEST_FIRST, key), node: byId.get(key.id) as SpaceRow }));
  return { ...page, totalCount: count?.total ?? 0 };
}

/** The spaces the staff chose for the front page, in their order. */
export async function featuredSpaces(ctx: RequestContext, first: number | null | undefined): Promise<SpaceRow[]> {
  const rows = await ctx.em.execute<{ id: string }[]>(
    `select s.id from spaces s join users u on u.id = s.host_id
     where s.featured_rank is not null and s.status = ? and u.suspended_at is null order by s.featured_rank, s.id limit ?`,
    [SpaceStatus.PUBLISHED, clampFirst(first, FEATURED_DEFAULT)],
  );
  return loadSpaces(ctx, rows.map(({ id }) => id));
}
