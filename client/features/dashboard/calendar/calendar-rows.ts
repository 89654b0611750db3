import type { HostMonthQuery } from '../../../generated/graphql';
import { dayAfter, monthAfter } from '../../../ui/time/days';

export type HostMonth = HostMonthQuery['hostMonth'];
export type CalendarRow = HostMonth['rows'][number];
export type CalendarEntry = CalendarRow['entries'][number];

/** The part of an entry within some days, `to` excluded, and its lane. */
export interface Bar {
  readonly entry: CalendarEntry;
  readonly from: string;
  readonly to: string;
  readonly lane: number;
  /** Whether the entry began earlier or continues. */
  readonly isCutBefore: boolean;
  readonly isCutAfter: boolean;
}

/** Every day of a month. */
export function daysOf(month: string): string[] {
  const days: string[] = [];
  for (let day = month; day < monthAfter(month, 1); day = dayAfter(day, 1)) days.push(day);
  return days;
}

/** Entries of other sites are below our own. */
const isOutside = ({ kind }: CalendarEntry): boolean => kind === 'OTHER_SITE';

/** The bars of some days: entries that overlap get lanes of their own. */
export function barsWithin(entries: readonly CalendarEntry[], from: string, to: string): Bar[] {
  const lanes: CalendarEntry[][] = [];
  return entries
    .filter((entry) => entry.from < to && entry.to > from)
    .toSorted((a, b) => Number(isOutside(a)) - Number(isOutside(b)) || a.from.localeCompare(b.from))
    .map((entry) => {
      const free = lanes.findIndex((taken) => taken.every((other) => other.to <= entry.from || other.from >= entry.to));
      const lane = free === -1 ? lanes.length : free;
      (lanes[lane] ??= []).push(entry);
      return {
        entry,
        from: entry.from < from ? from : entry.from,
        to: entry.to > to ? to : entry.to,
        lane,
        isCutBefore: entry.from < from,
        isCutAfter: entry.to > to,
      };
    });
}

/** A move-out waits for the host, also on the day when the next rental begins. */
const RANK: Readonly<Record<CalendarEntry['kind'], number>> = {
  MOVE_OUT: 0,
  RUNNING: 1,
  BOOKED: 1,
  REQUEST: 2,
  BLOCK: 2,
  OTHER_SITE: 2,
};

/** Distinguishes the entries of a space, of which several may begin on one day. */
export const keyOf = ({ kind, from, booking, block, feed }: CalendarEntry): string =>
  `${kind} ${from} ${(booking ?? block ?? feed)?.id ?? ''}`;

/** All that takes a day, the most important first. */
export const entriesOn = (entries: readonly CalendarEntry[], day: string): CalendarEntry[] =>
  entries.filter(({ from, to }) => day >= from && day < to).toSorted((a, b) => RANK[a.kind] - RANK[b.kind]);

/** What a day opens. */
export const entryOn = (entries: readonly CalendarEntry[], day: string): CalendarEntry | undefined =>
  entriesOn(entries, day)[0];

/** Opens an entry, or what takes the days, or the form to block them; both days included. */
export type OpenDays = (row: CalendarRow, from: string, to: string, entry?: CalendarEntry) => void;
