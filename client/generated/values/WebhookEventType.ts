import type { WebhookEventType } from '../schema';

export const WebhookEventTypeValues = [
  'BOOKING_CANCELLED',
  'BOOKING_CHANGED',
  'BOOKING_CONFIRMED',
  'BOOKING_DECLINED',
  'BOOKING_ENDED',
  'BOOKING_EXPIRED',
  'BOOKING_MANDATE_WITHDRAWN',
  'BOOKING_REFUNDED',
  'BOOKING_REQUESTED',
  'BOOKING_STARTED',
  'BOOKING_WITHDRAWN',
  'MESSAGE_RECEIVED',
  'SPACE_PUBLISHED',
  'SPACE_UPDATED',
] as const satisfies readonly WebhookEventType[];