import { chakra } from '@chakra-ui/react';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const FIVE = [1, 2, 3, 4, 5];

/** A rating in whole stars. */
export function StarRow({ stars }: { stars: number }) {
  const { t } = useTranslation('reviews');
  return (
    <chakra.span role="img" aria-label={t('stars', { count: stars })} display="inline-flex" gap="0.5" color="star">
      {FIVE.map((star) => (
        <Star key={star} size={16} strokeWidth={1.5} fill={star <= stars ? 'currentColor' : 'none'} aria-hidden />
      ))}
    </chakra.span>
  );
}
