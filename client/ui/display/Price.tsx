import { chakra, HStack, type StackProps } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/format';

interface PriceProps extends StackProps {
  /** The all-in price of a month. */
  cents: number;
  size?: 'card' | 'page';
  /** Shows "all included" beside it: once per card. */
  hasNote?: boolean;
}

/** The all-in price of a month: amount, "/mes" and, once per card, "todo incluido". */
export function Price({ cents, size = 'card', hasNote, ...rest }: PriceProps) {
  const { t } = useTranslation();
  const { price } = useFormats();
  return (
    <HStack flexWrap="wrap" alignItems="baseline" columnGap="1.5" rowGap="0" whiteSpace="nowrap" {...rest}>
      <chakra.span display="inline-flex" flexWrap="wrap" alignItems="baseline">
        <chakra.span textStyle={size === 'card' ? 'price.card' : 'price'}>{price(cents)}</chakra.span>
        <chakra.span textStyle="sm" fontWeight="500" color="fg.muted" marginStart="0.5">
          {t('perMonth')}
        </chakra.span>
      </chakra.span>
      {hasNote && (
        <chakra.span textStyle="small" color="fg.subtle">
          {t('allIncluded')}
        </chakra.span>
      )}
    </HStack>
  );
}

/** An amount charged or paid: always with cents, in tabular digits. */
export function Money({ cents }: { cents: number }) {
  const { money } = useFormats();
  return (
    <chakra.span fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
      {money(cents)}
    </chakra.span>
  );
}
