import { pageBounds } from '../../generated/first-bounds';
import type { SharedFavoritesQueryVariables } from '../../generated/graphql';

const FIRST = pageBounds.first;

/** Variables of a shared list's first page. */
export const sharedFavoritesVariables = (token: string): SharedFavoritesQueryVariables => ({ token, first: FIRST });
