import type { RequestContext } from '../../../core/context.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { Role } from '../../../core/roles.js';
import { cachedSetting } from '../../../core/cached-settings.js';
import { Locale } from '../../../core/values/locale.js';
import { BannerAudience, type ShownBanner } from './banner.types.js';

/** The condition of a banner for one side. */
const ROLES: Partial<Record<BannerAudience, Role>> = {
  [BannerAudience.RENTERS]: Role.RENTER,
  [BannerAudience.HOSTS]: Role.HOST,
};

/** Today's banners, the most recently written first. */
async function bannersToday(ctx: RequestContext) {
  const today = ctx.clock.today();
  const banners = await cachedSetting(ctx, 'banners', ({ db, clock }) =>
    db.selectFrom('Banner').selectAll().where('untilDay', '>', clock.today()).orderBy('setAt', 'desc').execute(),
  );
  return banners.filter(({ fromDay, untilDay }) => fromDay <= today && today < untilDay);
}

/** Whether there is any banner today, for any audience: only then do pages query banners. */
export const hasBanner = async (ctx: RequestContext): Promise<boolean> => (await bannersToday(ctx)).length > 0;

/** Today's banners for the viewer. */
export async function shownBanners(ctx: RequestContext, locale: Locale): Promise<ShownBanner[]> {
  const roles = ctx.viewer?.roles;
  return (await bannersToday(ctx)).flatMap(({ id, audience, textEs, textEn, path, isDismissible }) => {
    const role = ROLES[audience];
    if (role && !roles?.has(role)) return [];
    return [{ id: toGlobalId('Banner', id), text: locale === Locale.ES ? textEs : textEn, path, isDismissible }];
  });
}
