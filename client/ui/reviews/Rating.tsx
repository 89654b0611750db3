import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/format';

/** Average stars and number of reviews. */
export interface RatingAverage {
  average: number;
  count: number;
}

/** Average rating as text, or "new" without reviews. */
export function Rating({ rating, ...rest }: { rating: RatingAverage | null } & HTMLChakraProps<'span'>) {
  const { t } = useTranslation('domain');
  const { score, number } = useFormats();
  if (!rating)
    return (
      <Line color="fg.muted" {...rest}>
        {t('rating.none')}
      </Line>
    );
  const average = score(rating.average);
  return (
    <Line {...rest}>
      <chakra.span srOnly>{t('rating.spoken', { average, count: rating.count })}</chakra.span>
      <chakra.span aria-hidden display="inherit" alignItems="inherit" gap="inherit">
        <FullStar />
        {average}
        <chakra.span fontWeight="450" color="fg.subtle">{`(${number(rating.count)})`}</chakra.span>
      </chakra.span>
    </Line>
  );
}

/** A filled star; decorative, since the rating is also text. */
export const FullStar = ({ size = 15 }: { size?: number }) => (
  <chakra.span color="star" display="inline-flex" alignSelf="center" flexShrink="0">
    <Star size={size} strokeWidth={1} fill="currentColor" aria-hidden />
  </chakra.span>
);

const Line = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: '1',
    flexShrink: '0',
    fontWeight: '600',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
});
