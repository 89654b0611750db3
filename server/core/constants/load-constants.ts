import { constantsFromRows, type PlatformConstants } from './constants.js';
import type { RequestContext, ServiceContext } from '../context.js';
import { shownSetting } from '../shown-settings.js';

/** The platform's amounts, times and bounds as they are now. */
export async function loadConstants(ctx: ServiceContext): Promise<PlatformConstants> {
  return constantsFromRows(await ctx.db.selectFrom('PlatformConstant').select(['key', 'value']).execute());
}

/** The same for what is only shown. */
export const constantsOf = (ctx: RequestContext): Promise<PlatformConstants> =>
  shownSetting(ctx, 'constants', loadConstants);
