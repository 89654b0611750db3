import type { CancellationReason } from '../../../generated/graphql';
import { bookingBounds } from '../../../generated/bounds';

/** A renter's possible reasons; the server has the same list. */
export const OWN_REASONS = ['PLANS_CHANGED', 'FOUND_ANOTHER', 'OTHER'] as const satisfies readonly CancellationReason[];

/** A host's possible reasons. */
export const HOST_REASONS = [
  'SPACE_UNAVAILABLE',
  'SPACE_UNUSABLE',
  'PERSONAL',
  'OTHER',
] as const satisfies readonly CancellationReason[];

export const MAX_TEXT = bookingBounds.cancelText.max;
