import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { CheckoutView } from '../components/CheckoutView';
import { HeldDays } from '../components/HeldDays';
import { useScrollPadding } from '../use-scroll-padding';

/** /booking/:spaceId?from&to: holds the dates on arrival, and collects what the request needs. */
export function CheckoutPage() {
  const { t } = useTranslation('checkout');
  const navigate = useNavigate();
  useScrollPadding();
  const goOn = useCallback(
    (bookingId: string) => void navigate(`/booking-success/${bookingId}`, { replace: true }),
    [navigate],
  );
  return (
    <HeldDays title={t('title')} onRequested={goOn}>
      {(checkout) => <CheckoutView {...checkout} />}
    </HeldDays>
  );
}
