import type { TypePolicies } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/** Reviews of spaces and users are paged lists, separate by order; those of a user by direction too. */
export const reviewsPolicies: TypePolicies = {
  Space: { fields: { reviews: relayStylePagination(['order']) } },
  User: { fields: { reviews: relayStylePagination(['direction', 'order']) } },
  // Queries select different abilities of the same review.
  Review: { fields: { viewerCan: { merge: true } } },
  // The server sends it whole each time.
  Booking: { fields: { review: { merge: false } } },
};
