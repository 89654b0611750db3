import { DevelopersPageDocument } from '../../../generated/graphql';
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
      structured: [breadcrumbs(loaded, [[title, '/developers']])],
    };
  },
});
