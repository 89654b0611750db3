import type { BookingChangeStatus } from '../schema';

export const BookingChangeStatusValues = [
  'AGREED',
  'DECLINED',
  'LAPSED',
  'OPEN',
  'WITHDRAWN',
] as const satisfies readonly BookingChangeStatus[];