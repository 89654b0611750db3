import { DevelopersPageDocument } from '../../../generated/graphql';
import { feedPath } from './feed-path';
import { serverPage } from '../../../ssr/server-page';
import { breadcrumbs } from '../../../ssr/structured-data';

/** `/developers`: the API for partners, from the first call to its limits. */
export const page = serverPage({
  query: DevelopersPageDocument,
  head: (loaded) => {
    const title = loaded.t('apiDocs:title');
    return {
      title,
      description: loaded.t('apiDocs:lead'),
      isIndexed: true,
      feed: { title: loaded.t('apiDocs:changes.feed'), path: feedPath(loaded.language) },
      structured: [breadcrumbs(loaded, [[title, '/developers']])],
    };
  },
});
