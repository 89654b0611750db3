import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { SaveBannerInput, StaffBanner } from './banner.types.js';
import { listBanners, saveBanner } from './save-banner.js';

const COST = { complexity: 60 };

/** Banners at the top of the pages, as the staff write them. */
@Resolver()
export class BannerResolver {
  @AuthorizedStaff('EDIT_CONTENT')
  @Query(() => [StaffBanner], {
    ...COST,
    description: 'Staff: the banners, those with the latest last day first, at most 50. Errors: MFA_SETUP_REQUIRED.',
  })
  banners(@Ctx() ctx: RequestContext): Promise<StaffBanner[]> {
    return listBanners(signedIn(ctx));
  }

  @AuthorizedStaff('EDIT_CONTENT')
  @PayloadMutation({
    payload: { banners: [() => [StaffBanner], 'The banners as they are now.'] },
    ...COST,
    description:
      'Staff: creates or changes a banner; idempotent. Errors: NOT_FOUND, TEXT_CHANGED, VALIDATION_FAILED with TEXT_LENGTH {min, max} at `textEs` and `textEn`, ' +
      'MARKDOWN_REFUSED {what, text} at `path`, DATES_REVERSED or DAYS_OUT_OF_RANGE {min, max} at `until`, REASON_REQUIRED or TOO_LONG at `statement`, MFA_SETUP_REQUIRED.',
  })
  async saveBanner(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SaveBannerInput, { description: 'The texts, audience, days and reason.' })
    input: SaveBannerInput,
  ): Promise<{ banners: StaffBanner[] }> {
    await saveBanner(signedIn(ctx), input);
    return { banners: await listBanners(signedIn(ctx)) };
  }
}
