import { DAY_MS } from './durations.js';

/** A calendar day, 'YYYY-MM-DD', without time or zone. Such strings sort in date order. */
export type LocalDate = string;

/** Half-open: `to` is the day of leaving, not counted and free for the next stay. */
export interface DateRange {
  from: LocalDate;
  to: LocalDate;
}

/** One billing period of a stay. */
export interface BillingPeriod extends DateRange {
  days: number;
  isWholeMonth: boolean;
}

/** Whole billing months, then the days left over. */
export interface MonthsAndDays {
  months: number;
  days: number;
}

const DATE_PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;
const MONTHS_IN_YEAR = 12;

/** Whether the text is a valid calendar day ('2027-02-29' is not). */
export function isLocalDate(text: unknown): text is LocalDate {
  if (typeof text !== 'string' || !DATE_PATTERN.test(text)) return false;
  const [year, month, day] = parts(text);
  return month >= 1 && month <= MONTHS_IN_YEAR && day >= 1 && day <= daysInMonth(year, month);
}

/** Days since 1970-01-01: plain integers, so no clock change can shift a day. */
export function toDayNumber(date: LocalDate): number {
  if (!isLocalDate(date)) throw new RangeError(`Not a calendar day: ${String(date)}`);
  const [year, month, day] = parts(date);
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

/** The day's first instant in UTC, for formats and libraries that take instants. */
export function utcMidnight(date: LocalDate): Date {
  return new Date(`${date}T00:00:00Z`);
}

/** The day with the given number since 1970-01-01. */
export function fromDayNumber(dayNumber: number): LocalDate {
  return new Date(dayNumber * DAY_MS).toISOString().slice(0, 10);
}

/** The day `days` later (earlier when negative). */
export function addDays(date: LocalDate, days: number): LocalDate {
  return fromDayNumber(toDayNumber(date) + days);
}

/** Days from one day to another: the nights of the half-open range. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return toDayNumber(to) - toDayNumber(from);
}

/**
 * The anchor's day of the month, `months` later, clamped to that month's last day.
 * Always count from the original anchor: 31 Jan, 28 Feb, 31 Mar.
 */
export function addMonthsClamped(anchor: LocalDate, months: number): LocalDate {
  toDayNumber(anchor);
  const [year, month, day] = parts(anchor);
  const index = year * MONTHS_IN_YEAR + (month - 1) + months;
  const toYear = Math.floor(index / MONTHS_IN_YEAR);
  const toMonth = index - toYear * MONTHS_IN_YEAR + 1;
  return format(toYear, toMonth, Math.min(day, daysInMonth(toYear, toMonth)));
}

/** The same day next year (28 February for a 29th): the latest end of a stay, 365 or 366 days on. */
export function oneYearAfter(date: LocalDate): LocalDate {
  return addMonthsClamped(date, MONTHS_IN_YEAR);
}

/** Whole billing months from the first day, then the days left. */
export function monthsAndDays(from: LocalDate, to: LocalDate): MonthsAndDays {
  if (to < from) throw new RangeError(`Reversed range: ${from} – ${to}`);
  const [fromYear, fromMonth] = parts(from);
  const [toYear, toMonth] = parts(to);
  let months = (toYear - fromYear) * MONTHS_IN_YEAR + (toMonth - fromMonth);
  if (addMonthsClamped(from, months) > to) months -= 1;
  return { months, days: daysBetween(addMonthsClamped(from, months), to) };
}

/** The stay divided into billing months from its first day; the last period may be shorter. */
export function billingPeriods(from: LocalDate, to: LocalDate): BillingPeriod[] {
  const { months, days } = monthsAndDays(from, to);
  const periods: BillingPeriod[] = [];
  for (let index = 0; index < months; index += 1) {
    const start = addMonthsClamped(from, index);
    const end = addMonthsClamped(from, index + 1);
    periods.push({ from: start, to: end, days: daysBetween(start, end), isWholeMonth: true });
  }
  if (days > 0) periods.push({ from: addMonthsClamped(from, months), to, days, isWholeMonth: false });
  return periods;
}

/** Whether both ends are days and the range holds at least one. */
export function isValidRange(range: DateRange): boolean {
  return isLocalDate(range.from) && isLocalDate(range.to) && range.from < range.to;
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

function parts(date: LocalDate): [number, number, number] {
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))];
}

function format(year: number, month: number, day: number): LocalDate {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
