import { serverPage } from '../../../ssr/server-page';

/** `/contact` */
export const page = serverPage({
  head: ({ t }) => ({
    title: t('content:contact.title'),
    description: t('content:contact.lead'),
    isIndexed: true,
  }),
});
