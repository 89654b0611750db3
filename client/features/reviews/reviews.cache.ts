import type { TypePolicies } from '@apollo/client';
import { pagedBy } from '../../apollo/paged-by';

/** Reviews of spaces and users are paged lists, separate by order; those of a user by direction too. */
export const reviewsPolicies: TypePolicies = {
  Space: { fields: { reviews: pagedBy('order') } },
  User: { fields: { reviews: pagedBy('direction', 'order') } },
  // Queries select different abilities of the same review.
  Review: { fields: { viewerCan: { merge: true } } },
  // The server sends it whole each time.
  Booking: { fields: { review: { merge: false } } },
};
