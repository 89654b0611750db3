import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/format';

/** Character count of a text field with its maximum. */
export function LengthCount({ text, max }: { text: string; max: number }) {
  const { t } = useTranslation('reviews');
  const { number } = useFormats();
  const count = [...text.trim()].length;
  return (
    <chakra.span
      flexShrink="0"
      textStyle="small"
      color={count > max ? 'fg.error' : 'fg.subtle'}
      fontVariantNumeric="tabular-nums"
    >
      {t('letters', { count: number(count), max: number(max) })}
    </chakra.span>
  );
}
