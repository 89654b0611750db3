import type { CalendarEntryKind } from '../../../generated/graphql';
import { dayAfter, monthAfter, weekdayOf } from '../../../ui/time/days';
import type { CalendarEntry, CalendarRow, HostMonth } from './calendar-rows';
import { clashesOf, type Feed } from './sites/use-feeds';

/** An event of a day: an entry begins, a rental ends, another site has booked days of a booking. */
export interface AgendaItem {
  readonly day: string;
  readonly kind: CalendarEntryKind | 'DEPARTURE' | 'CLASH';
  readonly row: CalendarRow;
  readonly entry: CalendarEntry;
}

export type AgendaGroup = 'today' | 'week' | 'later' | 'month';

/** The events of a month, by day; of the current month only upcoming ones. Clashes are only with calendars of other sites. */
export function agendaOf({ month, rows }: HostMonth, today: string, feeds?: readonly Feed[]): AgendaItem[] {
  const end = monthAfter(month, 1);
  const isPresent = today >= month && today < end;
  return rows
    .flatMap((row) => [...clashesIn(row, feeds, today), ...row.entries.flatMap((entry) => itemsOf(row, entry, today))])
    .filter(({ day }) => day >= (isPresent ? today : month) && day < end)
    .toSorted((a, b) => a.day.localeCompare(b.day));
}

/** A clash as an item of its own, with the other site's entry and the days that both take. */
function clashesIn(row: CalendarRow, feeds: readonly Feed[] | undefined, today: string): AgendaItem[] {
  return clashesOf(feeds, row.space.id).flatMap(({ from, to, busyFrom }) => {
    const entry = row.entries.find((one) => one.feed && one.from === busyFrom);
    return entry ? [{ day: from < today ? today : from, kind: 'CLASH', row, entry: { ...entry, from, to } }] : [];
  });
}

function itemsOf(row: CalendarRow, entry: CalendarEntry, today: string): AgendaItem[] {
  const { kind, from, to, booking } = entry;
  // A move-out waits for the host from the last day until it is confirmed.
  if (kind === 'MOVE_OUT') return [{ day: from < today ? today : from, kind, row, entry }];
  const begins: AgendaItem = { day: from, kind, row, entry };
  const hasEnd = (kind === 'RUNNING' || kind === 'BOOKED') && booking?.isOpenEnded === false;
  return hasEnd ? [begins, { ...begins, day: to, kind: 'DEPARTURE' }] : [begins];
}

/** The items in groups: today, until Sunday, later; in other months one group. */
export function groupsOf(items: readonly AgendaItem[], month: string, today: string): [AgendaGroup, AgendaItem[]][] {
  const isPresent = today >= month && today < monthAfter(month, 1);
  const monday = dayAfter(today, 7 - weekdayOf(today));
  const groupOf = ({ day }: AgendaItem): AgendaGroup => {
    if (!isPresent) return 'month';
    if (day === today) return 'today';
    return day < monday ? 'week' : 'later';
  };
  const groups = new Map<AgendaGroup, AgendaItem[]>();
  for (const item of items) groups.set(groupOf(item), [...(groups.get(groupOf(item)) ?? []), item]);
  return [...groups];
}
