import type DataLoader from 'dataloader';
import type { RequestContext } from '../../../core/context.js';
import type { TraderDetails } from './trader-details.entity.js';

/** Trader details of hosts, one query for all that an operation reads; null for hosts without any. */
export function traderDetailsLoader(ctx: RequestContext): DataLoader<string, TraderDetails | null> {
  return ctx.loaders.get<string, TraderDetails | null>('trader-details', async (ids) => {
    const rows = await ctx.db.selectFrom('TraderDetails').selectAll().where('userId', 'in', ids).execute();
    const byUser = new Map(rows.map((row) => [row.userId, row]));
    return ids.map((id) => byUser.get(id) ?? null);
  });
}
