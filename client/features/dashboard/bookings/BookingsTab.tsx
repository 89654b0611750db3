import { useTranslation } from 'react-i18next';
import { PageHead } from '../components/PageHead';
import type { TabProps } from '../tab-props';
import { BookingsPanel } from './BookingsPanel';

/** All bookings of one side, by group. */
export function BookingsTab({ summary, highlight }: TabProps) {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <PageHead title={summary.mode === 'HOST' ? t('bookings.title') : t('renter.title')} />
      <BookingsPanel key={summary.mode} mode={summary.mode} groups={summary.groups} highlight={highlight} />
    </>
  );
}
