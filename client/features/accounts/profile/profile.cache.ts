import type { ApolloCache, TypePolicies } from '@apollo/client';
import { pagedBy } from '../../../apollo/paged-by';

/** The spaces of a person are paginated; choices and badges are complete lists. */
export const profilePolicies: TypePolicies = {
  User: { fields: { spaces: pagedBy() } },
  Viewer: { fields: { notificationPreferences: { merge: false }, badges: { merge: false } } },
};

/** Evicts the public profile from the cache, because it has changed. */
export function evictPublicProfile(cache: ApolloCache, userId: string): void {
  cache.evict({ id: cache.identify({ __typename: 'User', id: userId }) });
}
