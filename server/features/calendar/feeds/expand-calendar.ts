// Runs in a separate thread, where a maliciously slow calendar can be stopped; it imports nothing of the product.
import ical, { type VEvent } from 'node-ical';

/** The text of a calendar, and the range (YYYY-MM-DD) of the wanted events. */
export interface CalendarText {
  readonly text: string;
  readonly from: string;
  readonly to: string;
}

/** The time of an event: whole days as YYYY-MM-DD, anything else as milliseconds since 1970. The end is exclusive. */
export type CalendarEvent =
  | { readonly start: string; readonly end: string }
  | { readonly start: number; readonly end: number };

/** The parsed content of a calendar. */
export interface ExpandedCalendar {
  readonly name: string | null;
  readonly events: readonly CalendarEvent[];
}

const MAX_EVENTS = 4_000;
const MAX_INSTANCES = 8_000;
const DAY_MS = 86_400_000;

type Start = Pick<VEvent, 'start' | 'datetype'>;

type Known =
  | 'start'
  | 'datetype'
  | 'end'
  | 'recurrenceid'
  | 'rrule'
  | 'exdate'
  | 'sequence'
  | 'status'
  | 'transparency';

/** A VEVENT with what the library leaves out. */
type Part = Partial<Pick<VEvent, Known>> & {
  /** The UID: all parts of a series have the same. */
  series?: string;
  /** The day of RECURRENCE-ID as written. */
  replacedDay?: string;
  added?: readonly Start[];
};

interface Instance {
  readonly start: Date;
  readonly end: Date;
  readonly isFullDay: boolean;
}

type Handler = (value: string, parameters: string[], part: Part, stack: Part[], line: string) => Part;

const { objectHandlers: handlers } = ical as unknown as {
  readonly objectHandlers: Record<'UID' | 'DTSTART' | 'RDATE' | 'RECURRENCE-ID' | 'END', Handler>;
};
const { DTSTART: readStart, 'RECURRENCE-ID': readReplaced, END: endPart } = handlers;

Object.assign(handlers, {
  // Under another name, because the library merges the parts of one UID and loses instances and states.
  UID: (value, _parameters, part) => Object.assign(part, { series: value }),
  RDATE: (value, parameters, part, stack, line) => {
    const added = value.split(',').map((entry): Start => {
      const { start, datetype } = readStart(entry, [...parameters], {}, stack, line);
      if (entry.includes('/') || !start || !datetype) throw new Error('RDATE with a period');
      return { start, datetype };
    });
    return Object.assign(part, { added: [...(part.added ?? []), ...added] });
  },
  'RECURRENCE-ID': (value, parameters, part, stack, line) =>
    Object.assign(readReplaced(value, parameters, part, stack, line), {
      replacedDay: value.replace(/^(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3'),
    }),
  // The library fails for an event without a start, which takes no time.
  END: (value, parameters, part, stack, line) =>
    value === 'VEVENT' && !part.start ? (stack.pop() as Part) : endPart(value, parameters, part, stack, line),
} satisfies Record<string, Handler>);

/** The busy events of a calendar, with repetitions expanded; null when there are too many. Throws for invalid content. */
export function expandCalendar({ text, from, to }: CalendarText): ExpandedCalendar | null {
  const calendar = ical.sync.parseICS(text);
  const parts = Object.values(calendar).filter((part) => part?.type === 'VEVENT') as (Part & Start)[];
  const series = Map.groupBy(parts, (part) => part.series ?? part);
  if (series.size > MAX_EVENTS) return null;
  const within = { from: new Date(`${from}T00:00:00Z`), to: new Date(`${to}T00:00:00Z`) };
  const events = [...series.values()].flatMap((same) => busyInstancesOf(same, within).map(timeOf));
  const name = calendar.vcalendar?.['WR-CALNAME'];
  return events.length > MAX_INSTANCES ? null : { name: typeof name === 'string' ? name : null, events };
}

/** The instances of a series: those of its rule and added days, and the changed ones in place of theirs. */
function busyInstancesOf(parts: readonly (Part & Start)[], within: { from: Date; to: Date }): Instance[] {
  const changes = Map.groupBy(
    parts.filter(({ recurrenceid }) => recurrenceid),
    ({ recurrenceid }) => recurrenceid?.getTime(),
  );
  const changed = [...changes.values()].flatMap((same) => newest(same).slice(-1));
  const replaced = new Set(changed.flatMap(({ recurrenceid, replacedDay }) => [recurrenceid?.getTime(), replacedDay]));
  const regular = newest(parts.filter(({ recurrenceid }) => !recurrenceid))
    .filter(takesTime)
    .flatMap((part) => regularInstancesOf(part, within))
    .filter(({ start, isFullDay }) => !replaced.has(isFullDay ? wallDay(start) : start.getTime()));
  return [...regular, ...changed.filter(takesTime).map((part) => instanceAt(part, part))];
}

/** Older versions of a part do not count. */
function newest<T extends Part>(parts: readonly T[]): T[] {
  const highest = parts.reduce((most, part) => Math.max(most, versionOf(part)), 0);
  return parts.filter((part) => versionOf(part) >= highest);
}

/** The library keeps an invalid SEQUENCE as text. */
function versionOf({ sequence }: Part): number {
  return Number.isFinite(sequence) ? Math.max(0, Number(sequence)) : 0;
}

/** Free time, cancelled events, and our own busy days that come back to us do not count. */
function takesTime({ status, transparency, series = '' }: Part): boolean {
  return status !== 'CANCELLED' && transparency !== 'TRANSPARENT' && !series.endsWith('@hueco');
}

function regularInstancesOf(part: Part & Start, within: { from: Date; to: Date }): Instance[] {
  const { rrule, added = [], exdate = {} } = part;
  const byRule = rrule ? ical.expandRecurringEvent(part as unknown as VEvent, { ...within, expandOngoing: true }) : [];
  const single = [...(rrule ? [] : [part]), ...added]
    .map((start) => instanceAt(part, start))
    .filter(({ start, isFullDay }) => !exdate[isFullDay ? wallDay(start) : start.toISOString()]);
  return [...byRule, ...single];
}

/** The instance of an event that begins at another time, and takes as long. */
function instanceAt(part: Part & Start, { start, datetype }: Start): Instance {
  const isFullDay = datetype === 'date';
  const ms = (part.end ?? part.start).getTime() - part.start.getTime();
  const end = new Date(isFullDay ? start : start.getTime() + ms);
  // Not by milliseconds: a day may have 23 or 25 hours.
  if (isFullDay) end.setDate(end.getDate() + Math.round(ms / DAY_MS));
  return { start, end, isFullDay };
}

function timeOf({ start, end, isFullDay }: Instance): CalendarEvent {
  return isFullDay ? { start: wallDay(start), end: wallDay(end) } : { start: start.getTime(), end: end.getTime() };
}

/** The library reads a day without a time as midnight of this machine. */
function wallDay(date: Date): string {
  const pad = (value: number, length: number): string => String(value).padStart(length, '0');
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;
}
