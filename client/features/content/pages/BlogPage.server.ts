import { ArticlesDocument } from '../../../generated/graphql';
import { serverPage } from '../../../ssr/server-page';
import { breadcrumbs } from '../../../ssr/structured-data';
import { articlesVariables } from '../article-variables';
import { sectionSpelling } from '../section-spelling';

/** `/blog` */
export const page = serverPage({
  query: ArticlesDocument,
  variables: ({ language }) => articlesVariables('BLOG', language),
  keys: { category: sectionSpelling },
  clientKeys: ['tag'],
  head: (loaded) => {
    const { t, path, isView } = loaded;
    const title = t('content:blog.title');
    return {
      title,
      description: t('content:blog.lead'),
      isIndexed: !isView,
      structured: [breadcrumbs(loaded, [[title, path]])],
    };
  },
});
