import { useTranslation } from 'react-i18next';
import { SHORT_DAY } from '../../i18n/day-formats';
import { useFormats } from '../../i18n/format';
import { durationOf } from './duration';

const DATE: Intl.DateTimeFormatOptions = { dateStyle: 'short' };

/** Formats times of tickets: the time today, the date before and after. */
export function useTicketTimes() {
  const { t } = useTranslation(['support', 'common']);
  const { time, instant } = useFormats();
  const isToday = (at: string): boolean => instant(at, DATE) === instant(new Date(), DATE);
  return {
    /** `1 h 7 min` */
    duration(minutes: number): string {
      const parts = { ...durationOf(minutes) };
      if (parts.hours === 0) return t('common:duration.minutes', parts);
      return parts.minutes === 0 ? t('duration.hours', parts) : t('common:duration.hours', parts);
    },
    /** `10:12` today, else `27 feb`. */
    short: (at: string): string => (isToday(at) ? time(at) : instant(at, SHORT_DAY)),
    /** `las 13:05` today, else `el 3 mar a las 10:00`. */
    moment: (at: string): string =>
      t(isToday(at) ? 'moment.today' : 'moment.other', { time: time(at), day: instant(at, SHORT_DAY) }),
  };
}
