import { AlertCadence } from './alert-cadence.js';
import { parseAlertToken } from './alert-token.js';
/** Ends the alerts of the search in a mail's token; also succeeds when they have ended, or the search is deleted. */
export async function stopAlerts(ctx, token) {
    const id = parseAlertToken(ctx.config, token);
    await ctx.db.updateTable('SavedSearch').set({ cadence: AlertCadence.OFF }).where('id', '=', id).execute();
    await skipWaitingMatches(ctx, id);
}
/** Matches found before the alerts ended must not be sent if they are turned on again; they stay counted as new. */
export async function skipWaitingMatches(ctx, searchId) {
    await ctx.db
        .updateTable('SavedSearchMatch')
        .from('SavedSearch as q')
        .set({ notifiedAt: ctx.clock.now() })
        .whereRef('q.id', '=', 'SavedSearchMatch.searchId')
        .where('q.id', '=', searchId)
        .where('q.cadence', '=', AlertCadence.OFF)
        .where('SavedSearchMatch.notifiedAt', 'is', null)
        .execute();
}
//# sourceMappingURL=stop-alerts.js.map