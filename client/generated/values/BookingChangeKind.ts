import type { BookingChangeKind } from '../schema';

export const BookingChangeKindValues = [
  'DATES',
  'UNDO_NOTICE',
] as const satisfies readonly BookingChangeKind[];