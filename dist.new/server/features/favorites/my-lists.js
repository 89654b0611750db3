import { DomainError, ErrorCode } from '../../core/errors/errors.js';
import { fromGlobalId } from '../../core/graphql/global-id.js';
import { isPublicSpace } from '../spaces/public-spaces.js';
import { SpaceStatus } from '../spaces/space-types.js';
import { MOST_IN_LIST } from './list-name.rules.js';
/** Whether a favorite of the space with alias `s` counts against the size of its list; archived and suspended spaces do not. */
export function takesRoom(eb) {
    return eb('s.status', 'not in', [SpaceStatus.ARCHIVED, SpaceStatus.SUSPENDED]);
}
/** The viewer's lists: the first one, then those they made, oldest first; none before the first favorite. */
export function myLists(ctx) {
    return readLists(ctx, null);
}
/** One list of the viewer's own, by uuid; all others are not found. */
export async function findList(ctx, id) {
    const [list] = await readLists(ctx, id);
    if (!list)
        throw new DomainError(ErrorCode.NOT_FOUND);
    return list;
}
/** The same by its API id. */
export const ownList = (ctx, id) => findList(ctx, fromGlobalId('FavoriteList', id));
async function readLists(ctx, id) {
    const rows = await ctx.db
        .selectFrom('FavoriteList as l')
        .leftJoin('Favorite as f', 'f.listId', 'l.id')
        .leftJoin('Space as s', 's.id', 'f.spaceId')
        .select(['l.id', 'l.name', 'l.shareId'])
        .select((eb) => [
        eb.fn.count('s.id').filterWhere(isPublicSpace).as('shown'),
        eb.fn.count('s.id').filterWhere(takesRoom).as('taken'),
    ])
        .where('l.userId', '=', ctx.viewer.id)
        .$if(id !== null, (query) => query.where('l.id', '=', id ?? ''))
        .groupBy('l.id')
        .orderBy((eb) => eb('l.name', 'is not', null))
        .orderBy('l.createdAt')
        .orderBy('l.id')
        .execute();
    return rows.map(({ shown, taken, ...list }) => ({
        ...list,
        count: Number(shown),
        isFull: Number(taken) >= MOST_IN_LIST,
    }));
}
//# sourceMappingURL=my-lists.js.map