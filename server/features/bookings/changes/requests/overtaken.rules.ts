import { bookingTransitions } from '../../lifecycle/booking.transitions.js';
import { BookingAction, type BookingStatus } from '../../booking.enums.js';
import { ChangeKind } from './change-request.enums.js';

const ACTIONS: Readonly<Record<ChangeKind, BookingAction>> = {
  [ChangeKind.DATES]: BookingAction.CHANGE_DATES,
  [ChangeKind.UNDO_NOTICE]: BookingAction.UNDO_NOTICE,
};

/** Whether the booking has moved on, so that nobody can agree any more: no transition of the request leaves its status. */
export function isOvertaken(status: BookingStatus, kind: ChangeKind): boolean {
  return !bookingTransitions.some((row) => row.on === ACTIONS[kind] && row.from?.includes(status));
}
