import type { ServiceContext } from '../../core/context.js';
import { searchOfToken } from './alert-token.js';
import { AlertCadence } from './saved-search.types.js';

/** Ends the alerts of the search a mail's token names; also when they have ended, or the search is gone. */
export async function stopAlerts(ctx: ServiceContext, token: string): Promise<void> {
  const id = searchOfToken(ctx.config, token);
  await ctx.em.execute('update saved_searches set cadence = ? where id = ?', [AlertCadence.OFF, id]);
  await dropWaiting(ctx, id);
}

/** What waits to be told of a search without alerts is not told of later either; it stays counted. */
export async function dropWaiting(ctx: ServiceContext, searchId: string): Promise<void> {
  await ctx.em.execute(
    `update saved_search_matches m set told_at = ? from saved_searches q where q.id = m.search_id and q.id = ? and q.cadence = 'off' and m.told_at is null`,
    [ctx.clock.now(), searchId],
  );
}
