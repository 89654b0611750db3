import { useApolloClient } from '@apollo/client/react';
import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { SpaceReviewsDocument, type SpacePageQuery } from '../../../../generated/graphql';
import { CheckedNote } from '../../../../ui/reviews/CheckedNote';
import { RatingOverview } from '../../../../ui/reviews/RatingOverview';
import { ReviewList } from '../../../../ui/reviews/ReviewList';
import { REVIEWS_ID } from '../reviews-anchor';
import { Block } from './Block';

type Space = NonNullable<SpacePageQuery['space']>;

const MORE = 10;

/** Reviews of those who rented it: averages, the newest texts, and how their stay is verified. */
export function ReviewsSection({ space: { id, rating, reviews, host } }: { space: Space }) {
  const { t } = useTranslation('reviews');
  const client = useApolloClient();
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
      <ReviewList
        reviews={reviews}
        subject={host.displayName}
        onMore={(after) =>
          client.query({
            query: SpaceReviewsDocument,
            variables: { id, first: MORE, after },
            fetchPolicy: 'network-only',
          })
        }
      />
    </Block>
  );
}
