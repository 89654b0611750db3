import { dayAfter } from '../time/days';

/** A calendar entry: one whole day. */
export interface CalendarDay {
  uid: string;
  /** YYYY-MM-DD */
  day: string;
  title: string;
  text: string;
  place: string | null;
  /** Whether it is certain. */
  isCertain: boolean;
}

const MAX_OCTETS = 75;

const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

const compact = (day: string): string => day.replaceAll('-', '');

/* RFC 5545 3.1: lines have at most 75 octets and are folded with a space, never inside a character. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const pieces: string[] = [''];
  let used = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (used + size > MAX_OCTETS) {
      pieces.push(' ');
      used = 1;
    }
    pieces[pieces.length - 1] += character;
    used += size;
  }
  return pieces.join('\r\n');
}

function eventLines({ uid, day, title, text, place, isCertain }: CalendarDay, stamp: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(day, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    `STATUS:${isCertain ? 'CONFIRMED' : 'TENTATIVE'}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** An iCalendar file (RFC 5545) with these days. */
export function calendarFile(days: readonly CalendarDay[], now: Date): Blob {
  const stamp = `${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hueco//Hueco//ES',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
  ];
  const text = [...lines, ...days.flatMap((day) => eventLines(day, stamp)), 'END:VCALENDAR', '']
    .map(folded)
    .join('\r\n');
  return new Blob([text], { type: 'text/calendar;charset=utf-8' });
}
