import type { BookingStatus as StatusName } from '../../../client/generated/graphql';
import { statusMeans } from '../../../server/features/bookings/booking-status.rules';
import { BookingStatus } from '../../../server/features/bookings/booking-types';

/** The server's explanation of a booking's status. */
export function meaningsOf(name: StatusName) {
  const status = BookingStatus[name];
  return {
    isPending: statusMeans(status, 'isPending'),
    isUnpaid: statusMeans(status, 'isUnpaid'),
    isAgreed: statusMeans(status, 'isAgreed'),
    isRunning: statusMeans(status, 'isRunning'),
    showsAddress: statusMeans(status, 'showsAddress'),
    cameToNothing: statusMeans(status, 'cameToNothing'),
  };
}
