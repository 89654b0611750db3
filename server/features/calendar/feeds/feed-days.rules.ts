import { addDays, isLocalDate, type DateRange } from '../../../core/values/date-range.js';
import { localDateOf } from '../../../core/values/time-zone.js';
import type { CalendarEvent } from './expand-calendar.js';

const MAX_RANGES = 500;

/** Whether a text looks like a complete calendar. */
export function isCalendar(text: string): boolean {
  return /^\s*BEGIN:VCALENDAR/i.test(text) && /END:VCALENDAR\s*$/i.test(text);
}

/** The days that events take, merged and cut to a range. */
export function busyDaysOf(events: readonly CalendarEvent[], within: DateRange, zone: string): DateRange[] {
  return joinDays(events.flatMap((event) => cut(daysOf(event, zone), within))).slice(0, MAX_RANGES);
}

function daysOf({ start, end }: CalendarEvent, zone: string): DateRange {
  if (typeof start === 'string') return { from: start, to: end as string };
  // An event that ends at ten in the morning takes that day too; one that ends at midnight does not.
  return { from: localDateOf(new Date(start), zone), to: addDays(localDateOf(new Date((end as number) - 1), zone), 1) };
}

/** An event without duration takes its day. */
function cut({ from, to }: DateRange, within: DateRange): DateRange[] {
  if (!isLocalDate(from) || !isLocalDate(to)) return [];
  const until = to > from ? to : addDays(from, 1);
  const days = { from: from < within.from ? within.from : from, to: until > within.to ? within.to : until };
  return days.from < days.to ? [days] : [];
}

/** Ranges in order; those that overlap or touch are one. */
export function joinDays(ranges: readonly DateRange[]): DateRange[] {
  const found: DateRange[] = [];
  for (const range of ranges.toSorted((a, b) => a.from.localeCompare(b.from))) {
    const last = found.at(-1);
    if (last && range.from <= last.to) last.to = range.to > last.to ? range.to : last.to;
    else found.push({ ...range });
  }
  return found;
}

/** The days of some stretches that are in none of the others. */
export function daysOutside(ranges: readonly DateRange[], others: readonly DateRange[]): DateRange[] {
  return others.reduce<DateRange[]>(
    (left, cut) =>
      left.flatMap(({ from, to }) =>
        [
          { from, to: to < cut.from ? to : cut.from },
          { from: from > cut.to ? from : cut.to, to },
        ].filter((part) => part.from < part.to),
      ),
    [...ranges],
  );
}
