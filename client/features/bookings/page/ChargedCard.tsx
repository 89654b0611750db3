import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ChangeCardButton } from './ChangeCardButton';

interface ChargedCardProps {
  bookingId: string;
  card: string;
  /** The date of that charge. */
  isExpired: boolean;
}

/** The card of the next charge, with a button to change it. */
export function ChargedCard({ bookingId, card, isExpired }: ChargedCardProps) {
  const { t } = useTranslation('cards');
  return (
    <div>
      {t('paysWith', { card })}{' '}
      {isExpired && (
        <chakra.b fontWeight="500" color="fg.error">
          {t('expiresBefore')}{' '}
        </chakra.b>
      )}
      <ChangeCardButton bookingId={bookingId} variant="plain" size="sm" height="auto" padding="0" color="brand.fg">
        {t('changeLink')}
      </ChangeCardButton>
    </div>
  );
}
