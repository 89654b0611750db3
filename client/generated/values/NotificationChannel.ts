import type { NotificationChannel } from '../schema';

export const NotificationChannelValues = [
  'BELL',
  'EMAIL',
  'PUSH',
] as const satisfies readonly NotificationChannel[];