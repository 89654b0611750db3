import { serverPage } from '../../../ssr/server-page';
import { breadcrumbs } from '../../../ssr/structured-data';

/** `/developers/terms`: the terms of the API. */
export const page = serverPage({
  head: (loaded) => {
    const title = loaded.t('apiTerms:title');
    return {
      title,
      description: loaded.t('apiTerms:lead').replaceAll(/<\/?\w+>/g, ''),
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
