import { ApiReferencePageDocument } from '../../../generated/graphql';
import { serverPage } from '../../../ssr/server-page';
import { breadcrumbs } from '../../../ssr/structured-data';
import { referenceVariables } from './reference-variables';

/** `/developers/reference`: every operation and type of the API for partners. */
export const page = serverPage({
  query: ApiReferencePageDocument,
  variables: ({ params }) => referenceVariables(params['name']),
  head: (loaded) => {
    const { data, t, path } = loaded;
    const { entry } = data.apiReference;
    if (!entry) return null;
    return {
      title: `${entry.name} · ${t('apiDocs:reference.title')}`,
      description: entry.description || t('apiDocs:reference.text'),
      isIndexed: true,
      structured: [
        breadcrumbs(loaded, [
          [t('apiDocs:title'), '/developers'],
          [entry.name, path],
        ]),
      ],
    };
  },
});
