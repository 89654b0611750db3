import type { NotificationChannel } from '../schema';

export const NotificationChannelValues = [
  'BELL',
  'EMAIL',
] as const satisfies readonly NotificationChannel[];