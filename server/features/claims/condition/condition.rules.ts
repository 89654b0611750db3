import { statusMeans } from '../../bookings/booking-status.rules.js';
import type { BookingStatus } from '../../bookings/booking-types.js';
import { ConditionMoment } from './condition-types.js';

interface Stay {
  readonly status: BookingStatus;
  readonly from: string;
}

/** Of what photos can be added: of the move-in from the first day on, of the move-out while the stay runs or ends. */
export function photoMoments({ status, from }: Stay, today: string): ConditionMoment[] {
  const isRunningOrLeaving = statusMeans(status, 'isRunning') || statusMeans(status, 'isLeaving');
  return [
    ...(today >= from && statusMeans(status, 'showsAddress') ? [ConditionMoment.MOVE_IN] : []),
    ...(isRunningOrLeaving ? [ConditionMoment.MOVE_OUT] : []),
  ];
}

/** Whether the list of stored things can be written and signed. */
export const isInventoryOpen = ({ status }: Stay): boolean => statusMeans(status, 'showsAddress');
