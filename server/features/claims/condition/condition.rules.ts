import { statusMeans } from '../../bookings/booking-status.rules.js';
import type { BookingStatus } from '../../bookings/booking-types.js';
import { ConditionMoment } from './condition-types.js';

interface Stay {
  readonly status: BookingStatus;
  readonly from: string;
}

/** The moments that photos can be added for: the move-in from the first day on, the move-out during the stay and its end. */
export function photoMoments({ status, from }: Stay, today: string): ConditionMoment[] {
  const isRunningOrLeaving = statusMeans(status, 'isRunning') || statusMeans(status, 'isLeaving');
  return [
    ...(today >= from && statusMeans(status, 'showsAddress') ? [ConditionMoment.MOVE_IN] : []),
    ...(isRunningOrLeaving ? [ConditionMoment.MOVE_OUT] : []),
  ];
}

/** Whether the list of stored things can be edited and signed. */
export const isInventoryOpen = ({ status }: Stay): boolean => statusMeans(status, 'showsAddress');
