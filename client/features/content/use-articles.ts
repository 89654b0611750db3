import { useArticlesQuery } from '../../generated/graphql';
import type { ArticleKind, Locale } from '../../generated/schema';
import { useFormats } from '../../i18n/format';
import { articlesVariables, localeOf } from './article-variables';

/** The language of the articles: that of the page. */
export function useLocale(): Locale {
  return localeOf(useFormats().language);
}

/** All articles of a shelf in the language of the page. */
export function useArticles(kind: ArticleKind) {
  const { language } = useFormats();
  const { data, previousData, loading, error, refetch } = useArticlesQuery({
    variables: articlesVariables(kind, language),
  });
  return { articles: (data ?? previousData)?.articles ?? [], isLoading: loading && !data, error, refetch };
}
