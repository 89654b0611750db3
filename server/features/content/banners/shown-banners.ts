import type { RequestContext } from '../../../core/context.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { Role } from '../../../core/roles.js';
import { shownSetting } from '../../../core/shown-settings.js';
import { Locale } from '../../../core/values/locale.js';
import { BannerAudience, type ShownBanner } from './banner.types.js';

/** Whom a banner for one side is shown. */
const ROLES: Partial<Record<BannerAudience, Role>> = {
  [BannerAudience.RENTERS]: Role.RENTER,
  [BannerAudience.HOSTS]: Role.HOST,
};

/** The banners of the day, the one that was written last first. */
async function bannersToday(ctx: RequestContext) {
  const today = ctx.clock.today();
  const banners = await shownSetting(ctx, 'banners', ({ db, clock }) =>
    db.selectFrom('Banner').selectAll().where('untilDay', '>', clock.today()).orderBy('setAt', 'desc').execute(),
  );
  return banners.filter(({ fromDay, untilDay }) => fromDay <= today && today < untilDay);
}

/** Whether there is any banner today, for any audience: pages say so, and only then is it asked for. */
export const hasBanner = async (ctx: RequestContext): Promise<boolean> => (await bannersToday(ctx)).length > 0;

/** The banners of the day that the viewer is shown. */
export async function shownBanners(ctx: RequestContext, locale: Locale): Promise<ShownBanner[]> {
  const roles = ctx.viewer?.roles;
  return (await bannersToday(ctx)).flatMap(({ id, audience, textEs, textEn, path, isDismissible }) => {
    const role = ROLES[audience];
    if (role && !roles?.has(role)) return [];
    return [{ id: toGlobalId('Banner', id), text: locale === Locale.ES ? textEs : textEn, path, isDismissible }];
  });
}
