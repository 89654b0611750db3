import type { CalendarEntryKind } from '../schema';

export const CalendarEntryKindValues = [
  'BLOCK',
  'BOOKED',
  'MOVE_OUT',
  'OTHER_SITE',
  'REQUEST',
  'RUNNING',
] as const satisfies readonly CalendarEntryKind[];