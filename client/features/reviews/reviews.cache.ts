import type { TypePolicies } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/** Reviews of spaces and users are paged lists; those of a user are separate by direction. */
export const reviewsPolicies: TypePolicies = {
  Space: { fields: { reviews: relayStylePagination() } },
  User: { fields: { reviews: relayStylePagination(['direction']) } },
  // Queries select different abilities of the same review.
  Review: { fields: { viewerCan: { merge: true } } },
  // The server sends it whole each time.
  Booking: { fields: { review: { merge: false } } },
};
