import type { ClaimCase_ClaimFragment } from '../../../generated/graphql';

export type ClaimView = ClaimCase_ClaimFragment;

/** The names of both sides, and who opened the claim. */
export function sidesOf({ booking: { renter, host }, side }: ClaimView) {
  return side === 'RENTER' ? { claimant: renter, other: host } : { claimant: host, other: renter };
}

/** Date and time of an instant in the space's zone, such as `5 abr, 18:10`. */
export const MOMENT: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
};
