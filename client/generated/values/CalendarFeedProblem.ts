import type { CalendarFeedProblem } from '../schema';

export const CalendarFeedProblemValues = [
  'NO_CALENDAR',
  'SILENT',
] as const satisfies readonly CalendarFeedProblem[];