import type { MessageEventType } from '../schema';

export const MessageEventTypeValues = [
  'BOOKING_CANCELLED',
  'BOOKING_COMPLETED',
  'BOOKING_CONFIRMED',
  'BOOKING_DECLINED',
  'BOOKING_EXPIRED',
  'BOOKING_MOVE_OUT',
  'BOOKING_PAYMENT_FAILED',
  'BOOKING_REQUESTED',
  'BOOKING_RESPONSE_DUE',
  'BOOKING_STARTED',
  'BOOKING_WITHDRAWN',
] as const satisfies readonly MessageEventType[];