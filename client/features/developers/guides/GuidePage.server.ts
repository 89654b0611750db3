import { GuidePageDocument } from '../../../generated/graphql';
import { feedPath } from '../pages/feed-path';
import { serverPage } from '../../../ssr/server-page';
import { breadcrumbs } from '../../../ssr/structured-data';
import { GUIDE_NAMES, isGuide } from './guide-list';
import { guideVariables } from './guide-variables';

/** `/developers/guides/…`: a job with the API, step by step. */
export const page = serverPage({
  query: GuidePageDocument,
  variables: ({ today }) => guideVariables(today),
  head: (loaded) => {
    const { t, path, params } = loaded;
    const { name = GUIDE_NAMES[0] } = params;
    if (!isGuide(name)) return null;
    const title = t(`apiGuides:guides.${name}.title`);
    return {
      title: `${title} · ${t('apiDocs:title')}`,
      description: t(`apiGuides:guides.${name}.lead`),
      isIndexed: true,
      feed: { title: loaded.t('apiDocs:changes.feed'), path: feedPath(loaded.language) },
      structured: [
        breadcrumbs(loaded, [
          [t('apiDocs:title'), '/developers'],
          [title, path],
        ]),
      ],
    };
  },
});
