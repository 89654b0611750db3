import type { ArticleQueryVariables, ArticlesQueryVariables } from '../../generated/graphql';
import type { ArticleKind, Locale } from '../../generated/schema';
import type { Language } from '../../i18n/setup';

const LOCALES: Record<Language, Locale> = { es: 'ES', en: 'EN' };

/** A language as the API names it. */
export const localeOf = (language: Language): Locale => LOCALES[language];

/** What the page of one article asks for. */
export const articleVariables = (kind: ArticleKind, slug: string, language: Language): ArticleQueryVariables => ({
  kind,
  slug,
  locale: localeOf(language),
});

/** What the page of all articles of a kind asks for. */
export const articlesVariables = (kind: ArticleKind, language: Language): ArticlesQueryVariables => ({
  kind,
  locale: localeOf(language),
});
