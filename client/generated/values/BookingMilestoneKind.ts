import type { BookingMilestoneKind } from '../schema';

export const BookingMilestoneKindValues = [
  'ANSWER',
  'CHARGE',
  'COMPLETION',
  'CONFIRMED',
  'ENDED',
  'FINAL_REVIEW',
  'MOVE_IN',
  'MOVE_OUT',
  'NOTICE',
  'RENEWAL',
  'REQUESTED',
  'STAY_REVIEW',
  'TODAY',
] as const satisfies readonly BookingMilestoneKind[];