import { constantsFromRows, type PlatformConstants } from './constants.js';
import type { RequestContext, ServiceContext } from '../context.js';

/** The platform's amounts, times and bounds as they are now. */
export async function loadConstants(ctx: ServiceContext): Promise<PlatformConstants> {
  return constantsFromRows(await ctx.db.selectFrom('PlatformConstant').select(['key', 'value']).execute());
}

/** The same, read once for all that one operation shows. */
export function constantsOf(ctx: RequestContext): Promise<PlatformConstants> {
  return ctx.loaders
    .get<'all', PlatformConstants>('constants', async (keys) => {
      const constants = await loadConstants(ctx);
      return keys.map(() => constants);
    })
    .load('all');
}
