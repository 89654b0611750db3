import { clampFirst, pageOfWindow, windowOf } from '../../core/graphql/connection.js';
import { parseGlobalId } from '../../core/graphql/global-id.js';
import { cursorOf, isInWindow, newestFirst, newestFirstKey } from '../../core/graphql/newest-first.js';
import { isPublicSpace } from './public-spaces.js';
import { canSeeSpace } from './space.policy.js';
import { loadSpaces, spaceLoader } from './space.loaders.js';
const NEWEST_FIRST = 'my-spaces';
export const FEATURED_DEFAULT = 8;
/** A space by its uuid, when the viewer may see it. */
export async function findVisibleSpace(ctx, uuid) {
    const space = await spaceLoader(ctx).load(uuid);
    return space && canSeeSpace(ctx.viewer, space) ? space : null;
}
/** A space by its API id, when there is one and the viewer may see it. */
export async function findSpaceById(ctx, id) {
    const parsed = parseGlobalId(id);
    return parsed?.type === 'Space' ? findVisibleSpace(ctx, parsed.uuid) : null;
}
/** The viewer's own spaces, newest first. */
export async function mySpaces(ctx, page) {
    const window = windowOf(page);
    const ofHost = ctx.db.selectFrom('Space as s').where('s.hostId', '=', ctx.viewer.id);
    const keys = await ofHost
        .select(newestFirstKey('s'))
        .where(isInWindow(NEWEST_FIRST, 's', window))
        .orderBy('s.createdAt', newestFirst(window))
        .orderBy('s.id', newestFirst(window))
        .limit(window.size + 1)
        .execute();
    const count = await ofHost.select((eb) => eb.fn.countAll().as('total')).executeTakeFirstOrThrow();
    const spaces = await loadSpaces(ctx, keys.slice(0, window.size).map(({ id }) => id));
    const byId = new Map(spaces.map((space) => [space.id, space]));
    const connection = pageOfWindow(keys, window, (key) => ({
        cursor: cursorOf(NEWEST_FIRST, key),
        node: byId.get(key.id),
    }));
    return { ...connection, totalCount: Number(count.total) };
}
/** The spaces the staff chose for the front page, in their order. */
export async function featuredSpaces(ctx, first) {
    const rows = await ctx.db
        .selectFrom('Space as s')
        .select('s.id')
        .where('s.featuredRank', 'is not', null)
        .where(isPublicSpace)
        .orderBy('s.featuredRank')
        .orderBy('s.id')
        .limit(clampFirst(first, FEATURED_DEFAULT))
        .execute();
    return loadSpaces(ctx, rows.map(({ id }) => id));
}
//# sourceMappingURL=space-lists.js.map