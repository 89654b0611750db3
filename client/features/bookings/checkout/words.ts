import type { Formats } from '../../../i18n/format';

const MINUTE_MS = 60_000;
const DAY_MONTH: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };
const WITH_WEEKDAY: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long' };

/** `5 abr – 5 may`: months on both sides, the year goes without saying. */
export const shortRange = ({ day }: Pick<Formats, 'day'>, from: string, to: string): string => `${day(from, DAY_MONTH)} – ${day(to, DAY_MONTH)}`;

/** `lunes 5 de abril` */
export const longDay = ({ day }: Pick<Formats, 'day'>, value: string): string => withoutComma(day(value, WITH_WEEKDAY));

const withoutComma = (text: string): string => text.replace(',', '');

/** The last minute of a free time, as people say it: what ends at midnight ends the evening before, at 23:59. */
export function lastMinute({ instant, time }: Pick<Formats, 'instant' | 'time'>, until: string): { day: string; short: string; time: string } {
  const last = new Date(new Date(until).getTime() - MINUTE_MS);
  return { day: withoutComma(instant(last, WITH_WEEKDAY)), short: instant(last, DAY_MONTH), time: time(last) };
}

/** How a host is called in a sentence: a person by the first name, a business by all of it. */
export const hostNameOf = ({ displayName, isTrader }: { displayName: string; isTrader: boolean }): string =>
  isTrader ? displayName : (displayName.split(' ')[0] ?? displayName);
