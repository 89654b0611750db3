import { AboutPageDocument } from '../../../generated/graphql';
import { serverPage } from '../../../ssr/server-page';
import { breadcrumbs } from '../../../ssr/structured-data';

/** `/about`: who is behind Hueco. */
export const page = serverPage({
  query: AboutPageDocument,
  head: (loaded) => {
    const { t } = loaded;
    const title = t('company:about.title');
    return {
      title,
      description: t('company:about.hero.lead'),
      isIndexed: true,
      structured: [breadcrumbs(loaded, [[title, '/about']])],
    };
  },
});
