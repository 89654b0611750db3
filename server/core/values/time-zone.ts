import type { LocalDate } from './date-range.js';
import { toDayNumber } from './date-range.js';
import { DAY_MS, HOUR_MS } from './durations.js';

/** The two time zones of Spain: of the peninsula, in which the platform counts its own days, and of the Canary Islands. */
export const MAINLAND_ZONE = 'Europe/Madrid';
export const CANARY_ZONE = 'Atlantic/Canary';
export type SpanishZone = typeof MAINLAND_ZONE | typeof CANARY_ZONE;

const CANARY_PROVINCES = new Set(['35', '38']);
const formatters = new Map<string, Intl.DateTimeFormat>();

/** The time zone that a space's days are counted in: the Canaries' for 35xxx and 38xxx. */
export function zoneOfPostalCode(postalCode: string | null | undefined): SpanishZone {
  return CANARY_PROVINCES.has((postalCode ?? '').slice(0, 2)) ? CANARY_ZONE : MAINLAND_ZONE;
}

/** The instant at which a day begins in a zone. */
export function startOfDayInstant(date: LocalDate, zone: string): Date {
  return timeOfDayInstant(date, 0, zone);
}

/** The instant of a whole hour of a day in a zone. */
export function timeOfDayInstant(date: LocalDate, hour: number, zone: string): Date {
  const wallClock = toDayNumber(date) * DAY_MS + hour * HOUR_MS;
  // The offset is first taken at a guess; on days of a clock change a second lookup corrects it.
  const guess = wallClock - offsetMs(wallClock, zone);
  return new Date(wallClock - offsetMs(guess, zone));
}

/** The calendar day (YYYY-MM-DD) of an instant in a time zone. */
export function localDateOf(instant: Date, zone: string = MAINLAND_ZONE): LocalDate {
  return new Date(instant.getTime() + offsetMs(instant.getTime(), zone)).toISOString().slice(0, 10);
}

function offsetMs(instantMs: number, zone: string): number {
  const whole = Math.floor(instantMs / 1000) * 1000;
  const fields = new Map(
    formatterFor(zone)
      .formatToParts(whole)
      .map((part) => [part.type, Number(part.value)]),
  );
  const read = (type: Intl.DateTimeFormatPartTypes): number => fields.get(type) ?? 0;
  const asUtc = Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'));
  return asUtc - whole;
}

function formatterFor(zone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(zone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formatters.set(zone, formatter);
  }
  return formatter;
}
