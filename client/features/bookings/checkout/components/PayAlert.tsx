import { Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AppError } from '../../../../apollo/app-error';
import { useErrorText } from '../../../../i18n/use-error-text';
import { isOutcomeOpen } from '../../../../ui/cards/open-outcomes';
import { Alert } from './Alert';
import { SmallPrint } from './Part';

interface PayAlertProps {
  failure: AppError;
  isOver: boolean;
  onAgain: () => void;
}

/** Why the request was not sent, and how to go on. */
export function PayAlert({ failure, isOver, onAgain }: PayAlertProps) {
  const { t } = useTranslation('checkout');
  const { textOf } = useErrorText();
  const text = textOf(failure);
  return (
    <Alert key={text} text={text}>
      {isOutcomeOpen(failure.code) && failure.code !== 'PAYMENT_UNAVAILABLE' && (
        <SmallPrint>{t('failure.retry')}</SmallPrint>
      )}
      {(isOver || failure.code === 'BOOKING_HOLD_EXPIRED') && (
        <Button size="sm" minHeight={{ base: '11', md: '9' }} variant="outline" onClick={onAgain}>
          {t('hold.again')}
        </Button>
      )}
      {failure.code === 'BOOKING_TRANSITION_REFUSED' && (
        <Button asChild size="sm" minHeight={{ base: '11', md: '9' }} variant="outline">
          <Link to="/dashboard?mode=renter&tab=bookings">{t('failure.look')}</Link>
        </Button>
      )}
    </Alert>
  );
}
