import { InMemoryCache, type TypePolicies } from '@apollo/client';
import { possibleTypes } from '../generated/schema';

/* Features keep their policies in `x.cache.ts`, and app/ passes them in. These are the shared types' policies. */
const sharedPolicies: TypePolicies = {
  Space: {
    fields: {
      draft: { merge: false },
      draftProblems: { merge: false },
      photos: { merge: false },
      viewerCan: { merge: true },
    },
  },
  MapPin: { keyFields: false },
  City: { keyFields: ['slug'] },
};

/** Creates an empty cache with the shared policies and those of the features. */
export function createCache(featurePolicies: readonly TypePolicies[]): InMemoryCache {
  const cache = new InMemoryCache({ possibleTypes, typePolicies: sharedPolicies });
  for (const policies of featurePolicies) cache.policies.addTypePolicies(policies);
  return cache;
}
