import type { Booking } from '../../bookings/booking.entity.js';
import type { PostingDetails } from '../../bookings/ledger/post.js';

/** What the ledger says a payment of the guarantee is about. */
export function postingOf({ id: bookingId, hostId }: Pick<Booking, 'id' | 'hostId'>, claimId: string): PostingDetails {
  return { source: ['claim', claimId], bookingId, hostId };
}
