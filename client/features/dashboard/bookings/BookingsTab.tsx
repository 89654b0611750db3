import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { PageHead } from '../components/PageHead';
import type { TabProps } from '../tab-props';
import { BookingsPanel } from './BookingsPanel';

/** All bookings of one side, by group. */
export function BookingsTab({ summary, highlight }: TabProps) {
  const { t } = useTranslation('dashboard');
  const { key } = useLocation();
  return (
    <>
      <PageHead title={summary.mode === 'HOST' ? t('bookings.title') : t('renter.title')} />
      {/* A highlighted booking is shown whatever filter was set before. */}
      <BookingsPanel
        key={highlight ? `${summary.mode} ${key}` : summary.mode}
        mode={summary.mode}
        groups={summary.groups}
        highlight={highlight}
      />
    </>
  );
}
