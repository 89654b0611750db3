import { alertToken } from '../saved-searches/alert-token.js';
import { filterOfToday } from '../saved-searches/saved-filter.rules.js';
import { searchAddress } from '../search/search-address.rules.js';
/** A saved search with its new matches; null when the search or all of the spaces no longer exist. */
export async function loadSavedSearch(tx, { savedSearchId, spaceIds, count }) {
    if (spaceIds.length === 0)
        return null;
    const search = await tx.db
        .selectFrom('SavedSearch')
        .select(['name', 'filter'])
        .where('id', '=', savedSearchId)
        .executeTakeFirst();
    const rows = await tx.db
        .selectFrom('Space as s')
        .innerJoin('SpaceSearch as r', 'r.id', 's.id')
        .select(['s.id', 's.title', 'r.priceCents'])
        .where('s.id', 'in', spaceIds)
        .orderBy('r.rel', 'desc')
        .orderBy('s.id')
        .execute();
    if (!search || rows.length === 0)
        return null;
    const spaces = rows.map(({ title, ...row }) => ({ ...row, title: title ?? '' }));
    return {
        id: savedSearchId,
        name: search.name,
        address: searchAddress(filterOfToday(search.filter, tx.clock.today())),
        spaces,
        moreCount: count - spaceIds.length,
    };
}
/** Path that turns off the alerts of one search without signing in. */
export function unsubscribeAddress({ config }, searchId) {
    return `/unsubscribe?${new URLSearchParams({ token: alertToken(config, searchId) }).toString()}`;
}
//# sourceMappingURL=saved-search-context.js.map