import { ArticlesDocument } from '../../../generated/graphql';
import { serverPage } from '../../../ssr/server-page';
import { breadcrumbs } from '../../../ssr/structured-data';
import { articlesVariables } from '../article-variables';
import { sectionSpelling } from '../section-spelling';

/** `/help` */
export const page = serverPage({
  query: ArticlesDocument,
  variables: ({ language }) => articlesVariables('HELP', language),
  keys: { section: sectionSpelling },
  clientKeys: ['q'],
  head: (loaded) => {
    const { t, path, isView } = loaded;
    const title = t('content:help.title');
    return {
      title,
      description: t('meta:help.description'),
      isIndexed: !isView,
      structured: [breadcrumbs(loaded, [[title, path]])],
    };
  },
});
