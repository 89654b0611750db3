import type { BookingStatus as StatusName, SpaceStatus as SpaceStatusName } from '../../../client/generated/graphql';
import { statusMeans } from '../../../server/features/bookings/booking-status.rules';
import { BookingStatus } from '../../../server/features/bookings/booking.enums';
import { spaceStatusMeans } from '../../../server/features/spaces/space-status.rules';
import { SpaceStatus } from '../../../server/features/spaces/space.enums';

/** The server's explanation of a booking's status. */
export function meaningsOf(name: StatusName) {
  const status = BookingStatus[name];
  return {
    isPending: statusMeans(status, 'isPending'),
    isUnpaid: statusMeans(status, 'isUnpaid'),
    isLive: statusMeans(status, 'isLive'),
    isAgreed: statusMeans(status, 'isAgreed'),
    isRunning: statusMeans(status, 'isRunning'),
    showsAddress: statusMeans(status, 'showsAddress'),
    cameToNothing: statusMeans(status, 'cameToNothing'),
    isLeaving: statusMeans(status, 'isLeaving'),
    isFinal: statusMeans(status, 'isFinal'),
    isStopped: statusMeans(status, 'isStopped'),
  };
}

/** The same of a space's status. */
export function spaceMeaningsOf(name: SpaceStatusName) {
  const status = SpaceStatus[name];
  return { isPublic: spaceStatusMeans(status, 'isPublic'), isImprovable: spaceStatusMeans(status, 'isImprovable') };
}
