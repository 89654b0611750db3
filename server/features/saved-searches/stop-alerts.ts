import type { ServiceContext } from '../../core/context.js';
import { AlertCadence } from './alert-cadence.js';

/** Ends the alerts of a search; also succeeds when they have ended, or the search is deleted. */
export async function stopAlerts(ctx: ServiceContext, id: string): Promise<void> {
  await ctx.db.updateTable('SavedSearch').set({ cadence: AlertCadence.OFF }).where('id', '=', id).execute();
  await skipWaitingMatches(ctx, id);
}

/** Matches found before the alerts ended must not be sent if they are turned on again; they stay counted as new. */
export async function skipWaitingMatches(ctx: ServiceContext, searchId: string): Promise<void> {
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
