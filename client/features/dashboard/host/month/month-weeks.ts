import type { HostCalendarQuery } from '../../../../generated/graphql';
import { dayAfter, weekdayOf } from '../../../../ui/time/days';

export type CalendarDay = HostCalendarQuery['hostCalendar']['days'][number];

/** A cell: a day of the month, or the number of a day of a neighbouring month. */
export type Cell = CalendarDay | { readonly outside: string };

const DAYS_OF_WEEK = 7;
/** The month's days in weeks from Monday, completed with those of its neighbours. */
export function weeksOf(days: readonly CalendarDay[]): Cell[][] {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const before = weekdayOf(first.day);
  const after = DAYS_OF_WEEK - 1 - weekdayOf(last.day);
  const cells: Cell[] = [
    ...Array.from({ length: before }, (_, index) => ({ outside: dayAfter(first.day, index - before) })),
    ...days,
    ...Array.from({ length: after }, (_, index) => ({ outside: dayAfter(last.day, index + 1) })),
  ];
  return Array.from({ length: cells.length / DAYS_OF_WEEK }, (_, week) =>
    cells.slice(week * DAYS_OF_WEEK, (week + 1) * DAYS_OF_WEEK),
  );
}

/** The level of a day, 0 to 4, by the share of spaces taken. */
export const heatOf = (taken: number, spaces: number): 0 | 1 | 2 | 3 | 4 =>
  spaces === 0 ? 0 : (Math.min(4, Math.ceil((taken / spaces) * 4)) as 0 | 1 | 2 | 3 | 4);
