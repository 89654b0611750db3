import { Box, chakra, Flex } from '@chakra-ui/react';
import { CreditCard } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Radio } from '../../forms/choices';
import type { SavedCard_CardFragment } from '../../generated/graphql';
import { CardFields } from './CardFields';
import { CardMark } from './CardMark';
import { cardExpiry, cardName } from './card-name';
import type { CardValues } from './card-values';

interface CardChoiceProps {
  cards: readonly SavedCard_CardFragment[];
  /** A text about a card, instead of its expiry. */
  noteOf?: (card: SavedCard_CardFragment) => string | null;
}

/** One of the saved cards or a new one; without saved ones only the fields of a new card. */
export function CardChoice({ cards, noteOf }: CardChoiceProps) {
  const { t } = useTranslation('cards');
  const { register } = useFormContext<CardValues>();
  const chosen = useWatch<CardValues, 'cardId'>({ name: 'cardId' });
  if (cards.length === 0)
    return (
      <Box role="group" aria-label={t('title')} layerStyle="card" padding={{ base: '4', md: '5' }}>
        <Flex justify="space-between" align="center" fontWeight="500" marginBottom="3">
          {t('title')}
          <CreditCard size={20} strokeWidth={1.75} aria-hidden />
        </Flex>
        <CardFields />
      </Box>
    );
  return (
    <Box as="fieldset" layerStyle="card" minWidth="0" overflow="hidden">
      <chakra.legend srOnly>{t('title')}</chakra.legend>
      {cards.map((card) => (
        <Row key={card.id} mark={<CardMark brand={card.brand} />}>
          <Radio value={card.id} disabled={card.isExpired} {...register('cardId')}>
            <chakra.span display="block">{cardName(card.brand, card.last4)}</chakra.span>
            <chakra.span textStyle="sm" color="fg.muted">
              {noteOf?.(card) ?? t(card.isExpired ? 'expired' : 'expires', { expiry: cardExpiry(card) })}
            </chakra.span>
          </Radio>
        </Row>
      ))}
      <Row mark={<CreditCard size={20} strokeWidth={1.75} aria-hidden />}>
        <Radio value="" {...register('cardId')}>
          {t('other')}
        </Radio>
      </Row>
      {chosen === '' && (
        <Box padding={{ base: '4', md: '5' }} paddingTop="1!">
          <CardFields />
        </Box>
      )}
    </Box>
  );
}

function Row({ children, mark }: { children: ReactNode; mark: ReactNode }) {
  return (
    <Flex
      wrap="wrap"
      align="center"
      justify="space-between"
      columnGap="3"
      paddingInline={{ base: '4', md: '5' }}
      paddingBlock="3"
      _notFirst={{ borderTopWidth: '1px', borderColor: 'hairline' }}
      css={{ '& > label': { flex: '1 1 9rem', alignItems: 'center' } }}
    >
      {children}
      {mark}
    </Flex>
  );
}
