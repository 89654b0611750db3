import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Public } from '../../../core/authorization.js';
import { SharedAnswer } from '../../../core/graphql/shared-answers.js';
import type { RequestContext } from '../../../core/context.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { Locale } from '../../../core/values/locale.js';
import { Space, type SpaceRow } from '../../spaces/space.entity.js';
import { cityFeatured, cityPage } from './city-page.js';
import { CITY_FEATURED } from './city-statistics.js';
import { CityPage, CityQuestion, CityTexts } from './city-page.types.js';
import { cityQuestions } from './city-questions.js';
import { cityTexts } from './city-texts.js';
import { confirmWaitingList, joinWaitingList, leaveWaitingList } from './waiting-list.js';
import { ConfirmWaitingListInput, JoinWaitingListInput, LeaveWaitingListInput } from './waiting-list.inputs.js';

@Resolver(() => CityPage)
export class CityPageResolver {
  @Public()
  @SharedAnswer()
  @Query(() => CityPage, {
    nullable: true,
    description: 'The page of a city of the product; null for any other.',
    complexity: ({ childComplexity }) => 10 + childComplexity,
  })
  city(
    @Ctx() ctx: RequestContext,
    @Arg('slug', () => String, { description: 'Its path: `madrid`.' }) slug: string,
  ): Promise<CityPage | null> {
    return cityPage(ctx, slug);
  }

  @FieldResolver(() => [Space], {
    description: 'Four spaces: featured ones first, then the best ranked.',
    complexity: ({ childComplexity }) => CITY_FEATURED * (1 + childComplexity),
  })
  featured(@Ctx() ctx: RequestContext, @Root() page: CityPage): Promise<SpaceRow[]> {
    return cityFeatured(ctx, page.city.slug);
  }

  @FieldResolver(() => [CityQuestion], { description: 'Questions and answers; empty while there are no spaces.' })
  questions(
    @Ctx() ctx: RequestContext,
    @Root() page: CityPage,
    @Arg('locale', () => Locale, { nullable: true, description: 'The caller’s language by default.' })
    locale?: Locale | null,
  ): Promise<CityQuestion[]> {
    return cityQuestions(ctx, page, locale ?? ctx.locale);
  }

  @FieldResolver(() => CityTexts, { description: 'The staff’s text about it.' })
  texts(
    @Ctx() ctx: RequestContext,
    @Root() page: CityPage,
    @Arg('locale', () => Locale, { nullable: true, description: 'The caller’s language by default.' })
    locale?: Locale | null,
  ): Promise<CityTexts> {
    return cityTexts(ctx, page.city.slug, locale ?? ctx.locale);
  }

  @Public()
  @PayloadMutation({
    payload: { isJoined: [() => Boolean, 'Always true.'] },
    complexity: 10,
    description:
      'Joins the waiting list of a future city; a mail follows once the address is confirmed by the link of a first mail. True for every caller, also on a repeated request. 10 an hour per IP. Errors: VALIDATION_FAILED, NOT_FOUND, RATE_LIMITED.',
  })
  async joinWaitingList(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => JoinWaitingListInput, { description: 'The address and the city.' }) input: JoinWaitingListInput,
  ): Promise<{ isJoined: boolean }> {
    return { isJoined: await joinWaitingList(ctx, input) };
  }

  @Public()
  @PayloadMutation({
    payload: {
      isConfirmed: [
        () => Boolean,
        'False when the address is no longer stored: removed, notified already, or not confirmed within seven days.',
      ],
    },
    complexity: 5,
    description: 'Confirms an address of a waiting list, by the token of its mail. Idempotent.',
  })
  async confirmWaitingList(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ConfirmWaitingListInput, { description: 'The token.' }) input: ConfirmWaitingListInput,
  ): Promise<{ isConfirmed: boolean }> {
    return { isConfirmed: await confirmWaitingList(ctx, input.token) };
  }

  @Public()
  @PayloadMutation({
    payload: {
      isRemoved: [() => Boolean, 'Always true: no entry of the token is left.'],
    },
    complexity: 5,
    description: 'Deletes an entry of the waiting list, by the token of its mail. Idempotent.',
  })
  async leaveWaitingList(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => LeaveWaitingListInput, { description: 'The input.' }) { token }: LeaveWaitingListInput,
  ): Promise<{ isRemoved: boolean }> {
    return { isRemoved: await leaveWaitingList(ctx, token) };
  }
}
