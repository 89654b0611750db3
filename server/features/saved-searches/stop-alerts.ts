import type { ServiceContext } from '../../core/context.js';
import { searchOfToken } from './alert-token.js';
import { AlertCadence } from './saved-search.types.js';

/** Ends the alerts of the search a mail's token names; also when they have ended, or the search is gone. */
export async function stopAlerts(ctx: ServiceContext, token: string): Promise<void> {
  await ctx.em.execute('update saved_searches set cadence = ? where id = ?', [AlertCadence.OFF, searchOfToken(ctx.config, token)]);
}
