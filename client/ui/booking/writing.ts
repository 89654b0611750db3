import type { DashboardBooking_BookingFragment } from '../../generated/graphql';
import { messagePath } from '../links/message-path';

export type WritableBooking = Pick<
  DashboardBooking_BookingFragment,
  'id' | 'isLive' | 'viewerRole' | 'space' | 'renter' | 'host'
>;

/** The link to write to the other side of a booking, and the name: the host writes through the booking, the renter about the space. */
export function writingOf({ id, isLive, viewerRole, space, renter, host }: WritableBooking): {
  path: string;
  name: string;
  isLive: boolean;
} {
  const isHost = viewerRole === 'HOST';
  return {
    path: messagePath(isHost ? { bookingId: id } : { spaceId: space.id }),
    name: (isHost ? renter : host).displayName,
    // While something is still to be arranged; for past bookings there is the list of messages.
    isLive,
  };
}
