import type { PublicProfileQueryVariables } from '../../../../generated/graphql';

const FIRST_SPACES = 6;

/** The variables of the first query of a person's page. */
export const profileVariables = (id: string): PublicProfileQueryVariables => ({ id, first: FIRST_SPACES });
