import type { TypePolicies } from '@apollo/client';

/** One article in one language is one object. */
export const contentPolicies: TypePolicies = { Article: { keyFields: ['kind', 'slug', 'locale'] } };
