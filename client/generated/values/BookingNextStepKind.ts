import type { BookingNextStepKind } from '../schema';

export const BookingNextStepKindValues = [
  'ANSWER',
  'ANSWER_CHANGE',
  'ANSWER_CLAIM',
  'AWAIT_ANSWER',
  'AWAIT_MOVE_OUT',
  'AWAIT_PAYMENT',
  'AWAIT_START',
  'CHANGE_CARD',
  'COMPLETED',
  'CONFIRM_MOVE_OUT',
  'ENDED',
  'MARK_ACTIVE',
  'PAY',
  'PAYMENT_FAILED',
  'RETURN_GOODS',
  'RUNNING',
  'VERIFY_IDENTITY',
  'WRITE_ACCESS',
  'WRITE_REVIEW',
] as const satisfies readonly BookingNextStepKind[];