import { constantsFromRows, type PlatformConstants } from './constants.js';
import type { RequestContext, ServiceContext } from '../context.js';
import { cachedSetting } from '../cached-settings.js';

/** The current amounts, times and bounds of the platform. */
export async function loadConstants(ctx: ServiceContext): Promise<PlatformConstants> {
  return constantsFromRows(await ctx.db.selectFrom('PlatformConstant').select(['key', 'value']).execute());
}

/** The same, possibly cached, for values that are only shown. */
export const constantsOf = (ctx: RequestContext): Promise<PlatformConstants> =>
  cachedSetting(ctx, 'constants', loadConstants);
