import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { SpacePageQuery } from '../../../../generated/graphql';
import { CheckedNote } from '../../../../ui/reviews/CheckedNote';
import { RatingOverview } from '../../../../ui/reviews/RatingOverview';
import { ReviewList } from '../../../../ui/reviews/ReviewList';
import { REVIEWS_ID } from '../reviews-anchor';
import { Block } from './Block';

type Space = NonNullable<SpacePageQuery['space']>;

/** Reviews of former renters: averages, the newest texts, and how stays are verified. */
export function ReviewsSection({ space: { id, rating, reviews, host } }: { space: Space }) {
  const { t } = useTranslation('reviews');
  if (!rating)
    return (
      <Block id={REVIEWS_ID} title={t('none.title')} text={t('none.text')}>
        {null}
      </Block>
    );
  return (
    <Block id={REVIEWS_ID} title={t('heading', { count: rating.count })}>
      <RatingOverview rating={rating} />
      <Box marginBlock="8">
        <CheckedNote />
      </Box>
      <ReviewList of={id} reviews={reviews} subject={host.displayName} />
    </Block>
  );
}
