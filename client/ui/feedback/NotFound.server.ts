import { serverPage } from '../../ssr/server-page';

/** The not-found page (RTE-2). */
export const page = serverPage({
  head: ({ t }) => ({
    status: 404,
    title: t('lost:title'),
    description: t('lost:text'),
    isIndexed: false,
  }),
});
