import type { ArticleQueryVariables, ArticlesQueryVariables } from '../../generated/graphql';
import type { ArticleKind, Locale } from '../../generated/schema';
import type { Language } from '../../i18n/setup';

const LOCALES: Record<Language, Locale> = { es: 'ES', en: 'EN' };

/** A language as an enum value of the API. */
export const localeOf = (language: Language): Locale => LOCALES[language];

/** Variables of the query of one article. */
export const articleVariables = (kind: ArticleKind, slug: string, language: Language): ArticleQueryVariables => ({
  kind,
  slug,
  locale: localeOf(language),
});

/** Variables of the query of all articles of a kind. */
export const articlesVariables = (kind: ArticleKind, language: Language): ArticlesQueryVariables => ({
  kind,
  locale: localeOf(language),
});
