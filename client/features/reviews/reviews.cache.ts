import type { FieldMergeFunction, FieldPolicy, Reference, TypePolicies } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

interface Page {
  edges: readonly { node: Reference }[];
  pageInfo: { hasNextPage: boolean };
}

/* Pages begin with a few reviews, and others are loaded after them: they stay when those few are fetched again and are the same. */
function pagedBy(...keyArgs: string[]): FieldPolicy<Page> {
  const relay = relayStylePagination(keyArgs) as FieldPolicy<Page>;
  const mergePage = relay.merge as FieldMergeFunction<Page>;
  return {
    ...relay,
    merge(existing, incoming, options) {
      // A refetch passes no `existing`.
      const loaded = options.existingData as Page | undefined;
      const isSameBeginning =
        incoming.pageInfo.hasNextPage &&
        incoming.edges.every(({ node }, index) => node.__ref === loaded?.edges[index]?.node.__ref);
      return isSameBeginning && loaded ? loaded : mergePage(existing, incoming, options);
    },
  };
}

/** Reviews of spaces and users are paged lists, separate by order; those of a user by direction too. */
export const reviewsPolicies: TypePolicies = {
  Space: { fields: { reviews: pagedBy('order') } },
  User: { fields: { reviews: pagedBy('direction', 'order') } },
  // Queries select different abilities of the same review.
  Review: { fields: { viewerCan: { merge: true } } },
  // The server sends it whole each time.
  Booking: { fields: { review: { merge: false } } },
};
