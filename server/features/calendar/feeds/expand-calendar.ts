// Runs in a separate thread, where a maliciously slow calendar can be stopped; it imports nothing of the product.
import ical, { type EventInstance, type VEvent } from 'node-ical';

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

/** The busy events of a calendar, with repetitions expanded; null when there are too many. Throws for invalid content. */
export function expandCalendar({ text, from, to }: CalendarText): ExpandedCalendar | null {
  const calendar = ical.sync.parseICS(text);
  const found = Object.values(calendar).filter((part): part is VEvent => part?.type === 'VEVENT');
  if (found.length > MAX_EVENTS) return null;
  const within = { from: new Date(`${from}T00:00:00Z`), to: new Date(`${to}T00:00:00Z`) };
  const events = found.filter(takesTime).flatMap((event) => timesOf(event, within));
  const name = calendar.vcalendar?.['WR-CALNAME'];
  return events.length > MAX_INSTANCES ? null : { name: typeof name === 'string' ? name : null, events };
}

/** Free time, cancelled events, and our own busy days that come back to us do not count. */
function takesTime({ status, transparency, uid }: VEvent): boolean {
  return status !== 'CANCELLED' && transparency !== 'TRANSPARENT' && !uid.endsWith('@hueco');
}

function timesOf(event: VEvent, within: { from: Date; to: Date }): CalendarEvent[] {
  const instances: Pick<EventInstance, 'start' | 'end' | 'isFullDay'>[] = event.rrule
    ? ical.expandRecurringEvent(event, { ...within, expandOngoing: true })
    : [{ start: event.start, end: event.end ?? event.start, isFullDay: event.datetype === 'date' }];
  return instances.map(({ start, end, isFullDay }) =>
    isFullDay ? { start: wallDay(start), end: wallDay(end) } : { start: start.getTime(), end: end.getTime() },
  );
}

/** The library reads a day without a time as midnight of this machine. */
function wallDay(date: Date): string {
  const pad = (value: number, length: number): string => String(value).padStart(length, '0');
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;
}
