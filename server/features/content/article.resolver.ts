import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { Public } from '../../core/authorization.js';
import type { RequestContext } from '../../core/context.js';
import { firstArg } from '../../core/graphql/connection.js';
import { SharedAnswer } from '../../core/graphql/shared-answers.js';
import { Locale } from '../../core/values/locale.js';
import { RELATED, type StoredArticle } from './article-library.js';
import { searchHelp } from './article-search.js';
import { Article, ArticleKind } from './article.types.js';
import { filledIn } from './fill-article.js';
import { shownArticles } from './versions/shown-articles.js';

const MAX_HITS = 10;
/** The approximate number of articles in the help centre. */
const MAX_ARTICLES = 70;
const LOCALE_ARG = { nullable: true, defaultValue: Locale.ES, description: 'The language.' } as const;

@Resolver(() => Article)
export class ArticleResolver {
  @Public()
  @SharedAnswer()
  @Query(() => Article, {
    nullable: true,
    complexity: ({ childComplexity }) => 2 + childComplexity,
    description: 'An article by its slug; null when there is none.',
  })
  async article(
    @Ctx() ctx: RequestContext,
    @Arg('kind', () => ArticleKind, { description: 'Its kind.' }) kind: ArticleKind,
    @Arg('slug', () => String, { description: 'Its slug in the URL.' }) slug: string,
    @Arg('locale', () => Locale, LOCALE_ARG) locale: Locale | null,
  ): Promise<Omit<Article, 'related'> | null> {
    return (await shownArticles(ctx)).find(kind, slug, locale ?? Locale.ES);
  }

  @Public()
  @SharedAnswer()
  @Query(() => [Article], {
    description: 'All articles of a kind: help articles by section, blog posts newest first.',
    complexity: ({ childComplexity }) => 10 + MAX_ARTICLES * childComplexity,
  })
  async articles(
    @Ctx() ctx: RequestContext,
    @Arg('kind', () => ArticleKind, { description: 'The kind.' }) kind: ArticleKind,
    @Arg('locale', () => Locale, LOCALE_ARG) locale: Locale | null,
  ): Promise<Omit<Article, 'related'>[]> {
    return (await shownArticles(ctx)).list(kind, locale ?? Locale.ES);
  }

  @Public()
  @SharedAnswer()
  @Query(() => [Article], {
    description: `Help articles that match a question, best first, at most ${MAX_HITS}. Typing errors are tolerated.`,
    complexity: ({ childComplexity }) => 10 + MAX_HITS * childComplexity,
  })
  async searchHelp(
    @Ctx() ctx: RequestContext,
    @Arg('text', () => String, { description: 'The question, cut after 200 characters.' }) text: string,
    @Arg('first', () => Int, { ...firstArg({ fallback: MAX_HITS, max: MAX_HITS }), defaultValue: MAX_HITS })
    first: number | null,
    @Arg('locale', () => Locale, LOCALE_ARG) locale: Locale | null,
  ): Promise<Omit<Article, 'related'>[]> {
    return searchHelp(await shownArticles(ctx), text, locale ?? Locale.ES, first ?? MAX_HITS);
  }

  // As cheap as the fields beside it.
  @FieldResolver({ complexity: 0 })
  html(@Ctx() ctx: RequestContext, @Root() article: StoredArticle): Promise<string> | string {
    return filledIn(ctx, article);
  }

  // The complexity is set here because a field resolver without one overrides that of the field.
  @FieldResolver({ complexity: ({ childComplexity }) => RELATED * (1 + childComplexity) })
  async related(@Ctx() ctx: RequestContext, @Root() article: StoredArticle): Promise<Omit<Article, 'related'>[]> {
    return (await shownArticles(ctx)).relatedTo(article);
  }
}
