import { pageArgs, pageOfWindow, pageSizeOf, windowOf, } from '../../../core/graphql/connection.js';
import { cursorOf, isInWindow, newestFirst, newestFirstKey, } from '../../../core/graphql/newest-first.js';
import { loadSpaces } from '../space.loaders.js';
import { SpaceStatus } from '../space-types.js';
const NEWEST_FIRST = 'host-spaces';
const DEFAULT_FIRST = 12;
export const HOST_PAGE_ARGS = pageArgs({ fallback: DEFAULT_FIRST });
/** The published spaces of a host, newest first; one query for all hosts of an operation. */
export function hostSpaces(ctx, hostId, page) {
    return hostSpacesLoader(ctx, windowOf(page, DEFAULT_FIRST)).load(hostId);
}
function hostSpacesLoader(ctx, window) {
    const { size, cursor, isBackward } = window;
    const key = `host-spaces:${size}:${isBackward}:${cursor ?? ''}`;
    return ctx.loaders.get(key, async (hostIds) => {
        const rows = await ctx.db
            .selectFrom('User as h')
            .leftJoinLateral((eb) => eb
            .selectFrom('Space as s')
            .select(newestFirstKey('s'))
            .select('s.createdAt')
            .whereRef('s.hostId', '=', 'h.id')
            .where('s.status', '=', SpaceStatus.PUBLISHED)
            .where(isInWindow(NEWEST_FIRST, 's', window))
            .orderBy('s.createdAt', newestFirst(window))
            .orderBy('s.id', newestFirst(window))
            .limit(size + 1)
            .as('k'), (join) => join.onTrue())
            .select(['k.id', 'k.at', 'h.id as hostId'])
            .select((eb) => eb
            .selectFrom('Space as c')
            .select(eb.fn.countAll().as('count'))
            .whereRef('c.hostId', '=', 'h.id')
            .where('c.status', '=', SpaceStatus.PUBLISHED)
            .as('total'))
            .where('h.id', 'in', hostIds)
            .orderBy('k.createdAt', newestFirst(window))
            .orderBy('k.id', newestFirst(window))
            .execute();
        return Promise.all(hostIds.map((hostId) => pageOfHost(ctx, rows.filter((row) => row.hostId === hostId), window)));
    });
}
async function pageOfHost(ctx, rows, window) {
    const keys = rows.filter((row) => row.id !== null);
    const spaces = await loadSpaces(ctx, keys.slice(0, window.size).map(({ id }) => id));
    const byId = new Map(spaces.map((space) => [space.id, space]));
    const page = pageOfWindow(keys, window, (key) => ({
        cursor: cursorOf(NEWEST_FIRST, key),
        node: byId.get(key.id),
    }));
    return { ...page, totalCount: Number(rows[0]?.total ?? 0) };
}
/** The highest cost of a page, known before it is fetched. */
export function hostSpacesCost(page, childComplexity) {
    return 2 + pageSizeOf(page, DEFAULT_FIRST) * (1 + childComplexity);
}
//# sourceMappingURL=host-spaces.js.map