import { ApiStatusDocument } from '../../../generated/graphql';
import { serverPage } from '../../../ssr/server-page';
import { breadcrumbs } from '../../../ssr/structured-data';

/** `/developers/status`: the status of the API. */
export const page = serverPage({
  query: ApiStatusDocument,
  head: (loaded) => {
    const title = loaded.t('apiStatus:title');
    return {
      title,
      description: loaded.t('apiStatus:lead'),
      isIndexed: true,
      structured: [
        breadcrumbs(loaded, [
          [loaded.t('apiDocs:title'), '/developers'],
          [title, loaded.path],
        ]),
      ],
    };
  },
});
