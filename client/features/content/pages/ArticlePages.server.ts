import { ArticleDocument, type ArticleQuery } from '../../../generated/graphql';
import type { ArticleKind } from '../../../generated/schema';
import { serverPage, type LoadedPage, type Picture } from '../../../ssr/server-page';
import { blogPosting, breadcrumbs } from '../../../ssr/structured-data';
import { articlePath, SHELVES } from '../article-path';
import { articleVariables } from '../article-variables';
import { coverUrl } from '../covers';

type Article = NonNullable<ArticleQuery['article']>;

const kindOf = (path: string): ArticleKind =>
  (['HELP', 'BLOG'] as const).find((kind) => path.startsWith(`${SHELVES[kind]}/`)) ?? 'PAGE';

/** An article of the platform: company, legal, help or blog. */
export const page = serverPage({
  query: ArticleDocument,
  variables: ({ path, params, language }) => articleVariables(kindOf(path), params['slug'] ?? path.slice(1), language),
  head: (loaded) => {
    const { data, t } = loaded;
    const { article } = data;
    if (!article) return null;
    const { kind, title, excerpt } = article;
    const path = articlePath(article);
    const picture = coverOf(article);
    const shelf = kind === 'PAGE' ? null : t(kind === 'HELP' ? 'content:help.title' : 'content:blog.title');
    return {
      title,
      description: excerpt,
      canonical: path,
      isIndexed: true,
      type: 'article',
      ...(picture && { picture }),
      structured: [
        breadcrumbs(loaded, [...(shelf ? [[shelf, SHELVES[kind]] as const] : []), [title, path]]),
        ...(kind === 'BLOG' ? [postOf(loaded, article, path, picture)] : []),
      ],
    };
  },
});

function postOf(loaded: LoadedPage<unknown>, article: Article, path: string, picture: Picture | null): object {
  return blogPosting(loaded, {
    title: article.title,
    description: article.excerpt,
    path,
    publishedOn: article.version,
    updatedOn: article.updatedOn,
    author: article.author,
    tags: article.tags,
    picture: picture?.path ?? null,
  });
}

/** All covers have one size. */
function coverOf({ cover, coverAlt }: Article): Picture | null {
  const path = coverUrl(cover);
  return path ? { path, alt: coverAlt, width: 960, height: 540 } : null;
}
