import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/format';

/** From here on, days are shown instead of hours. */
const HOURS_IN_WORDS = 48;

/** `2026-2` as text. */
export function useHalfYearName(): (name: string) => string {
  const { t } = useTranslation('transparency');
  return (name) => {
    const [year, half] = name.split('-');
    return t(half === '1' ? 'half.first' : 'half.second', { year });
  };
}

/** A duration in whole hours, above two days in whole days. */
export function useDuration(): (hours: number | null) => string {
  const { t } = useTranslation('transparency');
  const { number } = useFormats();
  return (hours) => {
    if (hours === null) return '–';
    if (hours <= HOURS_IN_WORDS) return t('hours', { hours: number(Math.max(1, Math.round(hours))) });
    return t('days', { days: number(Math.round(hours / 24)) });
  };
}
