import { Arg, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { Public } from '../../core/authorization.js';
import { Locale } from '../../core/locale.js';
import { articleLibrary, RELATED, type StoredArticle } from './article-library.js';
import { searchHelp } from './article-search.js';
import { Article, ArticleKind, ArticleSection } from './article.types.js';

const MOST_HITS = 10;
/** About as many articles as the help centre has. */
const LONGEST_SHELF = 70;
const LOCALE_ARG = { nullable: true, defaultValue: Locale.ES, description: 'In which language.' } as const;

@Resolver(() => Article)
export class ArticleResolver {
  @Public()
  @Query(() => Article, { nullable: true, complexity: ({ childComplexity }) => 2 + childComplexity, description: 'One text of the house; null when there is none by this name.' })
  article(
    @Arg('kind', () => ArticleKind, { description: 'Its shelf.' }) kind: ArticleKind,
    @Arg('slug', () => String, { description: 'Its part of the address.' }) slug: string,
    @Arg('locale', () => Locale, LOCALE_ARG) locale: Locale | null,
  ): Omit<Article, 'related'> | null {
    return articleLibrary().find(kind, slug, locale ?? Locale.ES);
  }

  @Public()
  @Query(() => [Article], {
    description: 'All articles of a shelf: the help centre by section, the blog newest first.',
    complexity: ({ childComplexity }) => 10 + LONGEST_SHELF * childComplexity,
  })
  articles(
    @Arg('kind', () => ArticleKind, { description: 'Which shelf.' }) kind: ArticleKind,
    @Arg('section', () => ArticleSection, { nullable: true, description: 'Only this section; all when left out.' }) section: ArticleSection | null,
    @Arg('locale', () => Locale, LOCALE_ARG) locale: Locale | null,
  ): Omit<Article, 'related'>[] {
    return articleLibrary().list(kind, locale ?? Locale.ES, section ?? null);
  }

  @Public()
  @Query(() => [Article], {
    description: `Articles of the help centre that fit a question, best first, at most ${MOST_HITS}. Small slips of the keyboard are forgiven.`,
    complexity: ({ childComplexity }) => 10 + MOST_HITS * childComplexity,
  })
  searchHelp(
    @Arg('text', () => String, { description: 'The question in one\'s own words; what is longer than 200 characters is cut.' }) text: string,
    @Arg('first', () => Int, { nullable: true, defaultValue: MOST_HITS, description: `How many, 1–${MOST_HITS}.` }) first: number | null,
    @Arg('locale', () => Locale, LOCALE_ARG) locale: Locale | null,
  ): Omit<Article, 'related'>[] {
    return searchHelp(text, locale ?? Locale.ES, Math.min(Math.max(first ?? MOST_HITS, 1), MOST_HITS));
  }

  // Told here and not beside the field, whose own cost a resolver without one would take away.
  @FieldResolver({ complexity: ({ childComplexity }) => RELATED * (1 + childComplexity) })
  related(@Root() article: StoredArticle): Omit<Article, 'related'>[] {
    return articleLibrary().relatedTo(article);
  }
}
