import { SHORT_DAY } from '../../i18n/day-formats';
import type { Formats } from '../../i18n/format';
import { clock, type ClockFormats } from '../time/clock';
import { MINUTE_MS } from '../time/durations';

/** The last minute of a deadline, in the zone of the space: midnight is shown as the evening before, 23:59. */
export function lastMinute(
  formats: ClockFormats & Pick<Formats, 'dayInSentence'>,
  until: string,
  timeZone: string,
): { day: string; short: string; time: string } {
  const last = new Date(new Date(until).getTime() - MINUTE_MS);
  return {
    day: formats.dayInSentence(last, { timeZone }),
    short: formats.instant(last, SHORT_DAY, timeZone),
    time: clock(formats, last, timeZone),
  };
}
