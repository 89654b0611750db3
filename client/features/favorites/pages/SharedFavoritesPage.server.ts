import { SharedFavoritesDocument } from '../../../generated/graphql';
import { serverPage } from '../../../ssr/server-page';
import { sharedFavoritesVariables } from '../shared-favorites';

/** `/favorites/shared/:token`: for people with the link, not for search engines. A revoked and an unknown link look the same: gone. */
export const page = serverPage({
  query: SharedFavoritesDocument,
  variables: ({ params }) => sharedFavoritesVariables(params['token'] ?? ''),
  head: ({ data, t, formats }) => {
    const list = data.sharedFavoriteList;
    if (!list)
      return {
        status: 410,
        title: t('favorites:shared.goneTitle'),
        description: t('favorites:shared.goneText'),
        isIndexed: false,
      };
    const { name, ownerName: owner, count } = list;
    return {
      title: name ?? t('favorites:shared.first', { owner }),
      description: t('meta:sharedList.description', { owner, count, n: formats.number(count) }),
      isIndexed: false,
    };
  },
});
