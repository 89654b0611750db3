import { DAY_MS } from './durations';

const DAYS_OF_WEEK = 7;

const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
const dayOf = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** The day a number of days later. */
export const dayAfter = (day: string, count: number): string => dayOf(numberOf(day) + count);

/** The first day of the month a number of months later. */
export function monthAfter(day: string, count: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, 10);
}

/** The first day of a day's month. */
export const monthOf = (day: string): string => `${day.slice(0, 8)}01`;

/** Monday is 0. */
export const weekdayOf = (day: string): number => (((numberOf(day) + 3) % DAYS_OF_WEEK) + DAYS_OF_WEEK) % DAYS_OF_WEEK;

/** The same day some months later, or the last day of a shorter month. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** A day of a weekday, for its name; Monday is 1. */
export const weekdayDate = (weekday: number): string => `2024-01-0${weekday}`;

/** The minute of a day as a clock shows it: `8:00`, `22:30`; midnight at the end of a day is `24:00`. */
export const clockOf = (minute: number): string => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
