import { useTranslation } from 'react-i18next';
import { MINUTE_MS } from '../../../ui/time/durations';

/** A duration in its two largest units: `6 d 2 h`, `3 h 25 min`. */
export function useTimeText(): (milliseconds: number) => string {
  const { t } = useTranslation('common');
  return (milliseconds) => {
    const minutes = Math.max(0, Math.floor(milliseconds / MINUTE_MS));
    const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
    if (days > 0) return t('duration.days', { days, hours });
    return hours > 0
      ? t('duration.hours', { hours, minutes: minutes % 60 })
      : t('duration.minutes', { minutes: minutes % 60 });
  };
}
