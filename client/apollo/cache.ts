import { InMemoryCache, type TypePolicies } from '@apollo/client';
import { possibleTypes } from '../generated/schema';

/* A feature with policies of its own keeps them in its `x.cache.ts`; app/ hands them in. These are the shared types'. */
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

/** A fresh, empty cache with the shared policies and those of the features. */
export function createCache(featurePolicies: readonly TypePolicies[]): InMemoryCache {
  const cache = new InMemoryCache({ possibleTypes, typePolicies: sharedPolicies });
  for (const policies of featurePolicies) cache.policies.addTypePolicies(policies);
  return cache;
}
