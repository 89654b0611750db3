import type { SharedFavoritesQueryVariables } from '../../generated/graphql';

const FIRST = 24;

/** Variables of a shared list's first page. */
export const sharedFavoritesVariables = (token: string): SharedFavoritesQueryVariables => ({ token, first: FIRST });
