import { TransparencyDocument } from '../../../generated/graphql';
import { serverPage } from '../../../ssr/server-page';
import { breadcrumbs } from '../../../ssr/structured-data';

/** `/transparency`: statistics of moderation; `?half=2026-2` selects another half-year. */
export const page = serverPage({
  query: TransparencyDocument,
  keys: { half: (raw) => (/^2\d{3}-[12]$/.test(raw) ? raw : null) },
  variables: ({ query }) => ({ halfYear: query.get('half') }),
  head: (loaded) => {
    const { t, data } = loaded;
    if (!data.transparencyReport) return null;
    const title = t('transparency:title');
    return {
      title,
      description: t('transparency:lead'),
      canonical: '/transparency',
      isIndexed: true,
      structured: [breadcrumbs(loaded, [[title, '/transparency']])],
    };
  },
});
