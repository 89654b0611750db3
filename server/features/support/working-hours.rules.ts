import { addDays, fromDayNumber, toDayNumber, type LocalDate } from '../../core/values/date-range.js';
import { MINUTE_MS } from '../../core/values/durations.js';
import { MAINLAND_ZONE, localDateOf, timeOfDayInstant } from '../../core/values/time-zone.js';

/** Working hours of support: Monday to Saturday, except national holidays, Madrid time. */
export const WORKING_HOURS = { zone: MAINLAND_ZONE, opens: 9, closes: 19 } as const;

const SUNDAY = 0;
const DAYS_TO_GOOD_FRIDAY = 2;
/** Month and day of the national holidays with a fixed date. */
const FIXED_HOLIDAYS = new Set(['01-01', '01-06', '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25']);

/** Whether support works on a day. */
export function isWorkingDay(day: LocalDate): boolean {
  if (new Date(`${day}T12:00:00Z`).getUTCDay() === SUNDAY || FIXED_HOLIDAYS.has(day.slice(5))) return false;
  return day !== addDays(easterOf(Number(day.slice(0, 4))), -DAYS_TO_GOOD_FRIDAY);
}

/** The instant after a number of working minutes. */
export function afterWorkingMinutes(from: Date, minutes: number): Date {
  let left = minutes * MINUTE_MS;
  for (let day = localDateOf(from, WORKING_HOURS.zone); ; day = addDays(day, 1)) {
    const open = openTimeOf(day, from);
    if (open === null) continue;
    const room = open.to - open.from;
    if (left <= room) return new Date(open.from + left);
    left -= room;
  }
}

/** The working minutes between two instants, rounded up. */
export function workingMinutesBetween(from: Date, to: Date): number {
  let passed = 0;
  const last = localDateOf(to, WORKING_HOURS.zone);
  for (let day = localDateOf(from, WORKING_HOURS.zone); day <= last; day = addDays(day, 1)) {
    const open = openTimeOf(day, from);
    if (open) passed += Math.max(0, Math.min(open.to, to.getTime()) - open.from);
  }
  return Math.ceil(passed / MINUTE_MS);
}

/** The part of a day's working hours after an instant; null when there is none. */
function openTimeOf(day: LocalDate, after: Date): { readonly from: number; readonly to: number } | null {
  if (!isWorkingDay(day)) return null;
  const { zone, opens, closes } = WORKING_HOURS;
  const from = Math.max(after.getTime(), timeOfDayInstant(day, opens, zone).getTime());
  const to = timeOfDayInstant(day, closes, zone).getTime();
  return from < to ? { from, to } : null;
}

/** Easter Sunday in the Gregorian calendar (Meeus, Jones and Butcher). */
function easterOf(year: number): LocalDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const correction = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * shift + 114;
  const month = Math.floor(days / 31);
  const day = (days % 31) + 1;
  return fromDayNumber(toDayNumber(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`));
}
