import type { BookingGroup } from '../schema';

export const BookingGroupValues = [
  'CURRENT',
  'PAST',
  'PENDING',
  'UPCOMING',
] as const satisfies readonly BookingGroup[];