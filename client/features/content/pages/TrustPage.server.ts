import { TrustPageDocument } from '../../../generated/graphql';
import { serverPage } from '../../../ssr/server-page';
import { breadcrumbs } from '../../../ssr/structured-data';

/** `/trust-safety`: what is checked, where the money is and what the guarantee covers. */
export const page = serverPage({
  query: TrustPageDocument,
  head: (loaded) => {
    const { t } = loaded;
    const title = t('company:trust.title');
    return {
      title,
      description: t('company:trust.hero.lead'),
      isIndexed: true,
      structured: [breadcrumbs(loaded, [[title, '/trust-safety']])],
    };
  },
});
