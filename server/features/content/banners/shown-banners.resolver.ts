import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Public } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { Locale } from '../../../core/values/locale.js';
import { ShownBanner } from './banner.types.js';
import { shownBanners } from './shown-banners.js';

/** Banners at the top of the pages. */
@Resolver()
export class ShownBannersResolver {
  @Public()
  @Query(() => [ShownBanner], {
    complexity: 10,
    description: 'Today’s banners for the caller, the most recently written first.',
  })
  shownBanners(
    @Ctx() ctx: RequestContext,
    @Arg('locale', () => Locale, { description: 'The language.' }) locale: Locale,
  ): Promise<ShownBanner[]> {
    return shownBanners(ctx, locale);
  }
}
