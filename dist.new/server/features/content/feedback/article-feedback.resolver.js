var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { AuthorizedStaff, Public } from '../../../core/authorization.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { Locale } from '../../../core/values/locale.js';
import { articleFeedback } from './article-feedback.js';
import { RateArticleInput } from './article-feedback.inputs.js';
import { ArticleFeedback } from './article-feedback.types.js';
import { rateArticle } from './rate-article.js';
let ArticleFeedbackResolver = class ArticleFeedbackResolver {
    async rateArticle(ctx, input) {
        await rateArticle(ctx, input);
        return { isRated: true };
    }
    articleFeedback(ctx, locale) {
        return articleFeedback(ctx, locale ?? Locale.ES);
    }
};
__decorate([
    Public(),
    PayloadMutation({
        payload: { isRated: [() => Boolean, 'Always true.'] },
        complexity: 5,
        description: 'Rates a help article; a second answer of the same visit replaces the first. 60 an hour per IP. Errors: NOT_FOUND, VALIDATION_FAILED, RATE_LIMITED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => RateArticleInput, { description: 'The article and the answer.' }))
], ArticleFeedbackResolver.prototype, "rateArticle", null);
__decorate([
    AuthorizedStaff('SEE_HELP'),
    Query(() => [ArticleFeedback], {
        complexity: ({ childComplexity }) => 10 + 10 * childComplexity,
        description: 'Staff: all help articles with their feedback, the least helpful first. Errors: MFA_SETUP_REQUIRED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('locale', () => Locale, {
        nullable: true,
        defaultValue: Locale.ES,
        description: 'The language of the titles.',
    }))
], ArticleFeedbackResolver.prototype, "articleFeedback", null);
ArticleFeedbackResolver = __decorate([
    Resolver()
], ArticleFeedbackResolver);
export { ArticleFeedbackResolver };
//# sourceMappingURL=article-feedback.resolver.js.map