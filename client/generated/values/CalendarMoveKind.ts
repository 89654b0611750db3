import type { CalendarMoveKind } from '../schema';

export const CalendarMoveKindValues = [
  'ARRIVAL',
  'DEPARTURE',
] as const satisfies readonly CalendarMoveKind[];