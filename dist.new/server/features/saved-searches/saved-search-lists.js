import { DomainError, ErrorCode } from '../../core/errors/errors.js';
import { asWritten } from '../search/search-nothing-found.js';
import { filterOfToday, serializeFilter } from './saved-filter.rules.js';
import { SAVED_SEARCH_COLUMNS } from './saved-search.types.js';
/** All saved searches of the viewer, newest first; there are at most twenty. */
export function listSavedSearches(ctx) {
    return ctx.db
        .selectFrom('SavedSearch')
        .select(SAVED_SEARCH_COLUMNS)
        .where('userId', '=', ctx.viewer.id)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .execute();
}
/** The viewer's saved search that has the same filter today. */
export async function findSavedSearchByFilter(ctx, filter) {
    const today = ctx.clock.today();
    const wanted = serializeFilter(filter);
    return ((await listSavedSearches(ctx)).find((row) => serializeFilter(filterOfToday(row.filter, today)) === wanted) ?? null);
}
/** One of the viewer's saved searches by uuid; throws NOT_FOUND, also for those of others. */
export async function getSavedSearch(ctx, id) {
    const row = await ctx.db
        .selectFrom('SavedSearch')
        .select(SAVED_SEARCH_COLUMNS)
        .where('id', '=', id)
        .where('userId', '=', ctx.viewer.id)
        .executeTakeFirst();
    if (!row)
        throw new DomainError(ErrorCode.NOT_FOUND);
    return row;
}
/** Its filter as of today, in the form of the API's input. */
export function formatFilter({ clock }, { filter }) {
    return asWritten(filterOfToday(filter, clock.today()));
}
//# sourceMappingURL=saved-search-lists.js.map