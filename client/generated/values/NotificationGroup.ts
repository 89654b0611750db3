import type { NotificationGroup } from '../schema';

export const NotificationGroupValues = [
  'ALERTS',
  'BOOKINGS',
  'ESSENTIAL',
  'MESSAGES',
  'NEWS',
  'PAYMENTS',
  'REVIEWS',
  'SUPPORT',
] as const satisfies readonly NotificationGroup[];