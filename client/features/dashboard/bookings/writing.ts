import type { DashboardBooking_BookingFragment } from '../../../generated/graphql';
import { messagePath } from '../../../ui/message-path';

export type WritableBooking = Pick<
  DashboardBooking_BookingFragment,
  'id' | 'status' | 'viewerRole' | 'space' | 'renter' | 'host'
>;

/* While something is still to be agreed between the two; what is over is found among the messages. */
const LIVE: ReadonlySet<WritableBooking['status']> = new Set([
  'REQUESTED',
  'CONFIRMED',
  'ACTIVE',
  'ENDING',
  'MOVE_OUT',
]);

/** Where the other side of a booking is written to, and who that is: the host through her booking, the renter about the space. */
export function writingOf({ id, status, viewerRole, space, renter, host }: WritableBooking): {
  path: string;
  name: string;
  isLive: boolean;
} {
  const isHost = viewerRole === 'HOST';
  return {
    path: messagePath(isHost ? { bookingId: id } : { spaceId: space.id }),
    name: (isHost ? renter : host).displayName,
    isLive: LIVE.has(status),
  };
}
