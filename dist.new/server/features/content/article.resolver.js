var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { Public } from '../../core/authorization.js';
import { firstArg } from '../../core/graphql/connection.js';
import { SharedAnswer } from '../../core/graphql/shared-answers.js';
import { Locale } from '../../core/values/locale.js';
import { articleLibrary, RELATED } from './article-library.js';
import { searchHelp } from './article-search.js';
import { Article, ArticleKind, ArticleSection } from './article.types.js';
const MAX_HITS = 10;
/** About as many articles as the help centre has. */
const MAX_ARTICLES = 70;
const LOCALE_ARG = { nullable: true, defaultValue: Locale.ES, description: 'The language.' };
let ArticleResolver = class ArticleResolver {
    article(kind, slug, locale) {
        return articleLibrary().find(kind, slug, locale ?? Locale.ES);
    }
    articles(kind, section, locale) {
        return articleLibrary().list(kind, locale ?? Locale.ES, section ?? null);
    }
    searchHelp(text, first, locale) {
        return searchHelp(text, locale ?? Locale.ES, first ?? MAX_HITS);
    }
    // The complexity is set here because a field resolver without one overrides that of the field.
    related(article) {
        return articleLibrary().relatedTo(article);
    }
};
__decorate([
    Public(),
    SharedAnswer(),
    Query(() => Article, {
        nullable: true,
        complexity: ({ childComplexity }) => 2 + childComplexity,
        description: 'An article by its slug; null when there is none.',
    }),
    __param(0, Arg('kind', () => ArticleKind, { description: 'Its kind.' })),
    __param(1, Arg('slug', () => String, { description: 'Its slug in the URL.' })),
    __param(2, Arg('locale', () => Locale, LOCALE_ARG))
], ArticleResolver.prototype, "article", null);
__decorate([
    Public(),
    SharedAnswer(),
    Query(() => [Article], {
        description: 'All articles of a kind: help articles by section, blog posts newest first.',
        complexity: ({ childComplexity }) => 10 + MAX_ARTICLES * childComplexity,
    }),
    __param(0, Arg('kind', () => ArticleKind, { description: 'The kind.' })),
    __param(1, Arg('section', () => ArticleSection, { nullable: true, description: 'Only this section; all by default.' })),
    __param(2, Arg('locale', () => Locale, LOCALE_ARG))
], ArticleResolver.prototype, "articles", null);
__decorate([
    Public(),
    SharedAnswer(),
    Query(() => [Article], {
        description: `Help articles that match a question, best first, at most ${MAX_HITS}. Typing errors are tolerated.`,
        complexity: ({ childComplexity }) => 10 + MAX_HITS * childComplexity,
    }),
    __param(0, Arg('text', () => String, { description: 'The question, cut after 200 characters.' })),
    __param(1, Arg('first', () => Int, { ...firstArg({ fallback: MAX_HITS, max: MAX_HITS }), defaultValue: MAX_HITS })),
    __param(2, Arg('locale', () => Locale, LOCALE_ARG))
], ArticleResolver.prototype, "searchHelp", null);
__decorate([
    FieldResolver({ complexity: ({ childComplexity }) => RELATED * (1 + childComplexity) }),
    __param(0, Root())
], ArticleResolver.prototype, "related", null);
ArticleResolver = __decorate([
    Resolver(() => Article)
], ArticleResolver);
export { ArticleResolver };
//# sourceMappingURL=article.resolver.js.map