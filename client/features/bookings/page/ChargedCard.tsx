import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { BookingMoney_BookingFragment } from '../../../generated/graphql';
import { cardName } from '../../../ui/cards/card-name';
import { ChangeCardButton } from './ChangeCardButton';

interface ChargedCardProps {
  bookingId: string;
  card: NonNullable<BookingMoney_BookingFragment['card']>;
  /** The date of the next charge. */
  isExpired: boolean;
}

/** The card of the charges to come and whether it is charged, with a button to change it. */
export function ChargedCard({ bookingId, card, isExpired }: ChargedCardProps) {
  const { t } = useTranslation('cards');
  return (
    <div>
      {t(`use.${card.use}`, { card: cardName(card.methodBrand, card.methodLast4) })}{' '}
      {isExpired && (
        <chakra.b fontWeight="500" color="fg.error">
          {t('expiresBefore')}{' '}
        </chakra.b>
      )}
      {card.use !== 'NOT_ALLOWED' && (
        <ChangeCardButton bookingId={bookingId} variant="plain" size="sm" height="auto" padding="0" color="brand.fg">
          {t('changeLink')}
        </ChangeCardButton>
      )}
    </div>
  );
}
