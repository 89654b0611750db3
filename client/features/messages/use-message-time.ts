import { useTranslation } from 'react-i18next';
import { LONG_DAY, SHORT_DAY } from '../../i18n/day-formats';
import { daysBetween, useFormats } from '../../i18n/format';
import { today } from '../../ui/time/today';
import { withOtherYear } from '../../ui/time/with-other-year';

/** Formats the time of a message. */
export function useMessageTime() {
  const { t } = useTranslation('messages');
  const formats = useFormats();
  const dayOf = (at: string) => today(new Date(at));
  const age = (day: string) => daysBetween(day, today());
  const dayAndMonth = (day: string) => formats.day(day, LONG_DAY);

  return {
    /** In the list: `10:52`, `ayer`, `dom`, `24 feb`, `24 feb 2026`. */
    short: (at: string): string => {
      const day = dayOf(at);
      if (age(day) <= 0) return formats.time(at);
      if (age(day) === 1) return t('inbox.yesterday');
      if (age(day) < 7) return formats.day(day, { weekday: 'short' });
      return formats.day(day, withOtherYear(day, SHORT_DAY));
    },
    /** Heading of the messages of a day. */
    day: (day: string): string => {
      if (age(day) <= 0) return t('thread.today');
      if (age(day) === 1) return t('thread.yesterday', { day: dayAndMonth(day) });
      return formats.day(day, withOtherYear(day, { weekday: 'long', ...LONG_DAY }));
    },
  };
}
