import type { TypePolicies } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/** The reviews of a space, and those of a person in each of her roles, grow page by page. */
export const reviewsPolicies: TypePolicies = {
  Space: { fields: { reviews: relayStylePagination() } },
  User: { fields: { reviews: relayStylePagination(['direction']) } },
  // Where she stands with it is told whole each time.
  Booking: { fields: { review: { merge: false } } },
};
