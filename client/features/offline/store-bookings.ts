import { postOperation } from '../../apollo/post-operation';
import { OfflineBookingsDocument, type OfflineBooking_BookingFragment } from '../../generated/graphql';
import { saveEncrypted } from '../../session/encrypted-storage';

/** The stored data of a user's bookings. */
export type OfflineBookings = OfflineBooking_BookingFragment[];

/** Stores a renter's current and upcoming bookings on this device, with the access instructions if they are available already. */
export async function storeBookings(person: string, token: string, isStillSignedIn: () => boolean): Promise<void> {
  const { current, upcoming } = await postOperation(OfflineBookingsDocument, {}, token);
  const bookings: OfflineBookings = [...current.edges, ...upcoming.edges].map(({ node }) => node);
  if (isStillSignedIn()) await saveEncrypted(person, bookings);
}
