import { utcMidnight } from './date-range.js';
import { dateFormat } from './formats.js';
import type { Locale } from './locale.js';

/** Formats a day: "5 abr 2027". */
export function formatDay(day: string, locale: Locale): string {
  const format = dateFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  return format.format(utcMidnight(day));
}
