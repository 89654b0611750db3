import type { BookingActionReason } from '../schema';

export const BookingActionReasonValues = [
  'ALREADY_STARTED',
  'CHANGE_OPEN',
  'MOVE_IN_INCOMPLETE',
  'NOT_ASKED_YET',
  'NOT_CONFIRMED',
  'NOT_ENDED',
  'NOT_NOW',
  'NOT_STARTED',
  'PAYOUT_ACCOUNT_MISSING',
  'TIME_OVER',
] as const satisfies readonly BookingActionReason[];