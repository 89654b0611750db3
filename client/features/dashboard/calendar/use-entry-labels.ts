import { useTranslation } from 'react-i18next';
import { LONG_DAY, SHORT_DAY } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import { dayAfter } from '../../../ui/time/days';
import { today } from '../../../ui/time/today';
import { entriesOn, type CalendarEntry, type CalendarRow } from './calendar-rows';

/** The label of an entry, its person, and its end. */
export function useEntryLabels() {
  const { t } = useTranslation('calendar');
  const formats = useFormats();
  const nameOf = ({ booking, block, feed, kind }: CalendarEntry): string => {
    if (block) return block.note || t(`reasons.${block.reason}`);
    if (feed) return feed.name;
    return booking ? booking.renter.displayName : t(`kinds.${kind}`);
  };
  const sinceOf = ({ from }: CalendarEntry): string => t('since', { day: formats.day(from, SHORT_DAY) });
  const untilOf = ({ to, booking }: CalendarEntry): string =>
    booking?.isOpenEnded ? t('rolling') : t('until', { day: formats.day(to, SHORT_DAY) });
  /** First and last day, and the number of days. */
  const rangeOf = ({ from, to }: { from: string; to: string }): string => {
    const last = dayAfter(to, -1);
    return last === from ? formats.day(from, SHORT_DAY) : formats.dayRange(from, last, SHORT_DAY);
  };
  const placeOf = ({ space }: CalendarRow): string => space.title || t('noTitle');
  const pausedOf = ({ space }: CalendarRow): string =>
    space.pausedAt ? t('pausedSince', { day: formats.day(today(new Date(space.pausedAt)), SHORT_DAY) }) : t('paused');
  const dayWords = (day: string, row: CalendarRow): string => {
    const words = { day: formats.day(day, LONG_DAY), space: placeOf(row) };
    const taking = entriesOn(row.entries, day).map((entry) => `${t(`kinds.${entry.kind}`)} (${nameOf(entry)})`);
    return taking.length === 0 ? t('day.free', words) : t('day.taken', { ...words, what: taking.join(', ') });
  };
  return { nameOf, sinceOf, untilOf, rangeOf, placeOf, pausedOf, dayWords };
}
