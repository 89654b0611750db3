import { useTranslation } from 'react-i18next';
import { DAY_MS } from '../../../ui/time/durations';
import { today } from '../../../ui/time/today';
import type { ListFilter } from './FilterSelect';

const DAYS = [1, 7, 28, 90];

/** The filter of a list by age; its key in the URL is `days`. */
export function useDayFilter(label: string): ListFilter {
  const { t } = useTranslation('staff');
  return {
    key: 'days',
    label,
    options: DAYS.map((count) => ({ value: String(count), label: t('list.lastDays', { count }) })),
  };
}

/** The first of a number of days up to today, in the zone of the spaces. */
export const daysAgo = (days: number): string =>
  new Date(Date.parse(today()) - (days - 1) * DAY_MS).toISOString().slice(0, 10);
