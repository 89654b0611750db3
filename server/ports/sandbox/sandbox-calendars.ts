import ical from 'ical-generator';
import { type DateRange, utcMidnight } from '../../core/values/date-range.js';
import type { CalendarFeedsPort } from '../calendar-feeds.js';

/** Domains below `.example` do not exist, so no real calendar is meant. */
const SITE = 'https://otra-web.example';

/** A calendar of the demo: its URL determines its content, so that it is fetched like any other, without a network. */
export interface SandboxCalendar {
  readonly file: string;
  readonly name: string;
  /** Null when the URL does not respond. */
  readonly busy: readonly DateRange[];
}

/** Its URL. */
export function sandboxCalendarAddress({ file, name, busy }: SandboxCalendar): string {
  const params = new URLSearchParams({ name, busy: busy.map(({ from, to }) => `${from}_${to}`).join(',') });
  return `${SITE}/ical/${file}.ics?${params.toString()}`;
}

/** Serves the calendars of the demo, and leaves every other URL to the network. */
export function withSandboxCalendars(outside: CalendarFeedsPort): CalendarFeedsPort {
  return {
    read: (address) => {
      const { origin, searchParams } = new URL(address);
      if (origin !== SITE) return outside.read(address);
      const busy = searchParams.get('busy') ?? '';
      if (busy === '') return Promise.reject(new Error('the calendar of the demo that does not answer'));
      return Promise.resolve(calendarOf(searchParams.get('name') ?? '', busy.split(',')));
    },
  };
}

function calendarOf(name: string, busy: readonly string[]): string {
  const calendar = ical({ name });
  for (const days of busy) {
    const [from = '', to = ''] = days.split('_');
    calendar.createEvent({
      id: `${days}@otra-web`,
      start: utcMidnight(from),
      end: utcMidnight(to),
      allDay: true,
      timezone: 'UTC',
      summary: name,
    });
  }
  return calendar.toString();
}
