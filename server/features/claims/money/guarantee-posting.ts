import type { Booking } from '../../bookings/booking.entity.js';
import type { PostingDetails } from '../../bookings/ledger/post.js';

/** The posting source of a payment by the guarantee. */
export function postingOf({ id: bookingId, hostId }: Pick<Booking, 'id' | 'hostId'>, claimId: string): PostingDetails {
  return { source: ['claim', claimId], bookingId, hostId };
}
