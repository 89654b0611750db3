import { ComparisonPageDocument } from '../../../generated/graphql';
import { serverPage } from '../../../ssr/server-page';
import { breadcrumbs } from '../../../ssr/structured-data';

/** `/comparison`: our prices beside the mean prices of the cities. */
export const page = serverPage({
  query: ComparisonPageDocument,
  head: (loaded) => {
    const title = loaded.t('comparison:title');
    return {
      title,
      description: loaded.t('comparison:lead'),
      isIndexed: true,
      structured: [breadcrumbs(loaded, [[title, '/comparison']])],
    };
  },
});
