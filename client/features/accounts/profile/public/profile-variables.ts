import type { PublicProfileQueryVariables } from '../../../../generated/graphql';

const FIRST_SPACES = 6;

/** What the page of a person asks for first. */
export const profileVariables = (id: string): PublicProfileQueryVariables => ({ id, first: FIRST_SPACES });
