import { clampFirst, decodeCursor, encodeCursor, pageOf } from '../../core/connection.js';
import type { RequestContext, SignedInContext } from '../../core/context.js';
import { parseGlobalId } from '../../core/global-id.js';
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

interface Key {
  readonly id: string;
  /** To the microsecond, which a JavaScript date would lose. */
  readonly at: string;
}

/** The viewer's own spaces, newest first. */
export async function mySpaces(ctx: SignedInContext, first: number | null | undefined, after: string | null | undefined): Promise<MySpacesConnection> {
  const size = clampFirst(first);
  const position = after == null ? null : decodeCursor(NEWEST_FIRST, after, 2);
  const keys = await ctx.em.execute<Key[]>(
    `select id, to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at from spaces
     where host_id = ? ${position ? 'and (created_at, id) < (?::timestamptz, ?::uuid)' : ''}
     order by created_at desc, id desc limit ?`,
    [ctx.viewer.id, ...(position ?? []), size + 1],
  );
  const [count] = await ctx.em.execute<{ total: number }[]>('select count(*)::int as total from spaces where host_id = ?', [ctx.viewer.id]);
  const spaces = await loadSpaces(ctx, keys.slice(0, size).map(({ id }) => id));
  const byId = new Map(spaces.map((space) => [space.id, space]));
  const page = pageOf(keys, size, position === null, ({ id, at }) => ({ cursor: encodeCursor(NEWEST_FIRST, [at, id]), node: byId.get(id) as SpaceRow }));
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
