import { postOperation } from '../../apollo/post-operation';
import { OfflineBookingsDocument, type OfflineBooking_BookingFragment } from '../../generated/graphql';
import { saveEncrypted } from '../../session/encrypted-storage';

/** What is kept of a person's bookings. */
export type OfflineBookings = OfflineBooking_BookingFragment[];

/** Keeps a renter's present and coming bookings on this device, with the way in where it is open already. */
export async function storeBookings(person: string, token: string, isStillSignedIn: () => boolean): Promise<void> {
  const { current, upcoming } = await postOperation(OfflineBookingsDocument, {}, token);
  const bookings: OfflineBookings = [...current.edges, ...upcoming.edges].map(({ node }) => node);
  if (isStillSignedIn()) await saveEncrypted(person, bookings);
}
