import { useTranslation } from 'react-i18next';
import { ConsoleHead } from '../ConsoleHead';
import { DeliveryLog } from './DeliveryLog';

/** All deliveries, filtered by endpoint and event. */
export function LogView() {
  const { t } = useTranslation('developers');
  return (
    <>
      <ConsoleHead title={t('log.title')} text={t('log.text')} />
      <DeliveryLog hasFilters />
    </>
  );
}
