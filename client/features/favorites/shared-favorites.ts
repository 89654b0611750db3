import type { SharedFavoritesQueryVariables } from '../../generated/graphql';

const FIRST = 24;

/** What the page of a shared list asks for first. */
export const sharedFavoritesVariables = (token: string): SharedFavoritesQueryVariables => ({ token, first: FIRST });
