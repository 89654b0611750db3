import type { BookingStatus } from '../schema';

export const BookingStatusValues = [
  'ACTIVE',
  'CANCELLED',
  'COMPLETED',
  'CONFIRMED',
  'DECLINED',
  'ENDING',
  'EXPIRED',
  'MOVE_OUT',
  'PAYMENT_FAILED',
  'PENDING_PAYMENT',
  'REQUESTED',
  'TERMINATED',
  'WITHDRAWN',
] as const satisfies readonly BookingStatus[];