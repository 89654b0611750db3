import type { CancellationReason } from '../../../generated/graphql';
import { bookingBounds } from '../../../generated/bounds';

/** What a renter may give for a reason; the server knows the same ones. */
export const OWN_REASONS = ['PLANS_CHANGED', 'FOUND_ANOTHER', 'OTHER'] as const satisfies readonly CancellationReason[];

/** What a host has to choose from. */
export const HOST_REASONS = [
  'SPACE_UNAVAILABLE',
  'SPACE_UNUSABLE',
  'PERSONAL',
  'OTHER',
] as const satisfies readonly CancellationReason[];

export const MAX_TEXT = bookingBounds.cancelText.max;
