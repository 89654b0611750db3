import type { BookingAction } from '../schema';

export const BookingActionValues = [
  'ACCEPT',
  'CANCEL',
  'CHANGE_DATES',
  'CLAIM',
  'CONFIRM_MOVE_OUT',
  'DECLINE',
  'DISPUTE',
  'GIVE_NOTICE',
  'MARK_ACTIVE',
  'PAY',
  'RENEW',
  'TERMINATE',
  'UNDO_NOTICE',
  'WITHDRAW',
  'WITHDRAW_CONTRACT',
] as const satisfies readonly BookingAction[];