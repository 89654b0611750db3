import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { AuthorizedStaff, Public } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { Locale } from '../../../core/values/locale.js';
import { articleFeedback } from './article-feedback.js';
import { RateArticleInput } from './article-feedback.inputs.js';
import { ArticleFeedback } from './article-feedback.types.js';
import { rateArticle } from './rate-article.js';

@Resolver()
export class ArticleFeedbackResolver {
  @Public()
  @PayloadMutation({
    payload: { isRated: [() => Boolean, 'Always true.'] },
    complexity: 5,
    description:
      'Rates a help article or a guide of the API; a second rating of the same visit replaces the first. 60 an hour per IP. Errors: NOT_FOUND, VALIDATION_FAILED, RATE_LIMITED.',
  })
  async rateArticle(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RateArticleInput, { description: 'The article and the answer.' }) input: RateArticleInput,
  ): Promise<{ isRated: boolean }> {
    await rateArticle(ctx, input);
    return { isRated: true };
  }

  @AuthorizedStaff('SEE_HELP')
  @Query(() => [ArticleFeedback], {
    complexity: ({ childComplexity }) => 10 + 10 * childComplexity,
    description:
      'Staff: all help articles and guides of the API with their feedback, the least helpful first. Errors: MFA_SETUP_REQUIRED.',
  })
  articleFeedback(
    @Ctx() ctx: RequestContext,
    @Arg('locale', () => Locale, {
      nullable: true,
      defaultValue: Locale.ES,
      description: 'The language of the titles.',
    })
    locale: Locale | null,
  ): Promise<ArticleFeedback[]> {
    return articleFeedback(ctx, locale ?? Locale.ES);
  }
}
