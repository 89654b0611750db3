import type { TypePolicies } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/** Each list loads page by page. */
export const favoritesPolicies: TypePolicies = {
  Query: { fields: { myFavorites: relayStylePagination(['listId']) } },
  SharedFavoriteList: { merge: true, fields: { spaces: relayStylePagination() } },
};
