import type { TypePolicies } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/** The reviews of a space, and those of a person in each of her roles, grow page by page. */
export const reviewsPolicies: TypePolicies = {
  Space: { fields: { reviews: relayStylePagination() } },
  User: { fields: { reviews: relayStylePagination(['direction']) } },
  // Lists ask whether it can be answered, the page of its author whether it can be changed.
  Review: { fields: { viewerCan: { merge: true } } },
  // Where she stands with it is told whole each time.
  Booking: { fields: { review: { merge: false } } },
};
