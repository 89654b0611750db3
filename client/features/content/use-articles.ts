import { useTranslation } from 'react-i18next';
import { useArticlesQuery } from '../../generated/graphql';
import type { ArticleKind, Locale } from '../../generated/schema';

/** The language of the texts: the one the page is in. */
export function useLocale(): Locale {
  const { i18n } = useTranslation();
  return i18n.language === 'en' ? 'EN' : 'ES';
}

/** A whole shelf in the language of the page. */
export function useArticles(kind: ArticleKind) {
  const locale = useLocale();
  const { data, previousData, loading, error, refetch } = useArticlesQuery({ variables: { kind, locale } });
  return { articles: (data ?? previousData)?.articles ?? [], isLoading: loading && !data, error, refetch };
}
