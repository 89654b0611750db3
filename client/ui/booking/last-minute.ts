import type { Formats } from '../../i18n/format';
import { MINUTE_MS } from '../time/durations';

const DAY_MONTH: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };
const CLOCK: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };

/** The last minute of a deadline, in the zone of the space: midnight is shown as the evening before, 23:59. */
export function lastMinute(
  { instant, dayInSentence }: Pick<Formats, 'instant' | 'dayInSentence'>,
  until: string,
  timeZone: string,
): { day: string; short: string; time: string } {
  const last = new Date(new Date(until).getTime() - MINUTE_MS);
  const formatLast = (options: Intl.DateTimeFormatOptions): string => instant(last, { ...options, timeZone });
  return { day: dayInSentence(last, { timeZone }), short: formatLast(DAY_MONTH), time: formatLast(CLOCK) };
}
