import { repriceSearch } from './reprice-search.js';
import { refreshSearchRows } from './search-projection.js';
/** What search does when something has happened. These events come from triggers: whoever changes the tables, by whatever means. */
export function registerSearchConsumers(consumers) {
    consumers.on(['platform.constants_changed'], repriceSearch);
    consumers.on(['users.suspension_changed'], refreshRowsOfHost);
}
/** Spaces of a suspended host leave the search, and return when the suspension ends. */
async function refreshRowsOfHost(tx, { payload }) {
    const rows = await tx.em.execute(`select id from spaces where host_id = ? and status = 'published' order by id`, [String(payload['userId'])]);
    await refreshSearchRows(tx, rows.map(({ id }) => id));
}
//# sourceMappingURL=search.consumers.js.map