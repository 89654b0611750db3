import { clampFirst, pageOfWindow, windowOf, type PageArgs } from '../../core/graphql/connection.js';
import type { RequestContext, SignedInContext } from '../../core/context.js';
import { parseGlobalId } from '../../core/graphql/global-id.js';
import { cursorOf, isInWindow, newestFirst, newestFirstKey } from '../../core/graphql/newest-first.js';
import type { MySpacesConnection } from './space-connection.types.js';
import { isPublicSpace } from './public-spaces.js';
import { canSeeSpace } from './space.policy.js';
import { loadSpaces, spaceLoader } from './space.loaders.js';
import type { SpaceRow } from './space.entity.js';

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
export async function mySpaces(ctx: SignedInContext, page: PageArgs): Promise<MySpacesConnection> {
  const window = windowOf(ctx, page);
  const ofHost = ctx.db.selectFrom('Space as s').where('s.hostId', '=', ctx.viewer.id);
  const keys = await ofHost
    .select((eb) => newestFirstKey(eb, 's.createdAt'))
    .where((eb) => isInWindow(eb, 's.createdAt', NEWEST_FIRST, window))
    .orderBy('s.createdAt', newestFirst(window))
    .orderBy('s.id', newestFirst(window))
    .limit(window.size + 1)
    .execute();
  const counts = await ofHost
    .select((eb) => ['s.status', eb.fn.countAll<string>().as('count')])
    .groupBy('s.status')
    .orderBy('s.status')
    .execute();
  const statusCounts = counts.map(({ status, count }) => ({ status, count: Number(count) }));
  const spaces = await loadSpaces(
    ctx,
    keys.slice(0, window.size).map(({ id }) => id),
  );
  const byId = new Map(spaces.map((space) => [space.id, space]));
  const connection = pageOfWindow(keys, window, (key) => ({
    cursor: cursorOf(NEWEST_FIRST, key),
    node: byId.get(key.id) as SpaceRow,
  }));
  return { ...connection, totalCount: statusCounts.reduce((sum, { count }) => sum + count, 0), statusCounts };
}

/** The featured spaces of the home page, in order. */
export async function featuredSpaces(ctx: RequestContext, first: number | null | undefined): Promise<SpaceRow[]> {
  const rows = await ctx.db
    .selectFrom('Space as s')
    .select('s.id')
    .where('s.featuredRank', 'is not', null)
    .where(isPublicSpace)
    .orderBy('s.featuredRank')
    .orderBy('s.id')
    .limit(clampFirst(first, FEATURED_DEFAULT))
    .execute();
  return loadSpaces(
    ctx,
    rows.map(({ id }) => id),
  );
}
