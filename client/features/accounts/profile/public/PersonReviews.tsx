import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { PublicProfileQuery } from '../../../../generated/graphql';
import type { ReviewDirection } from '../../../../generated/schema';
import { CheckedNote } from '../../../../ui/reviews/CheckedNote';
import { RatingOverview } from '../../../../ui/reviews/RatingOverview';
import { ReviewList } from '../../../../ui/reviews/ReviewList';

type Person = NonNullable<PublicProfileQuery['user']>;

/** Reviews of a person, by their renters and by their hosts. */
export function PersonReviews({ person }: { person: Person }) {
  const { t } = useTranslation('profile');
  const { asHost, asRenter, hostReviews, renterReviews } = person;
  if (!asHost && !asRenter)
    return (
      <section>
        <chakra.h2 textStyle="h3">{t('public.reviews')}</chakra.h2>
        <chakra.p marginTop="2" color="fg.muted">
          {t('public.noReviews')}
        </chakra.p>
      </section>
    );
  return (
    <>
      {asHost && (
        <Received
          person={person}
          direction="OF_SPACE"
          title={t('public.reviewsAsHost', { count: asHost.count })}
          rating={asHost}
          reviews={hostReviews}
        />
      )}
      {asRenter && (
        <Received
          person={person}
          direction="OF_RENTER"
          title={t('public.reviewsAsRenter', { count: asRenter.count })}
          rating={asRenter}
          reviews={renterReviews}
        />
      )}
      <CheckedNote />
    </>
  );
}

interface ReceivedProps {
  person: Person;
  direction: ReviewDirection;
  title: string;
  rating: NonNullable<Person['asHost']>;
  reviews: Person['hostReviews'];
}

function Received({ person: { id, displayName }, direction, title, rating, reviews }: ReceivedProps) {
  return (
    <section>
      <chakra.h2 textStyle="h3" marginBottom="4">
        {title}
      </chakra.h2>
      <RatingOverview rating={rating} />
      <Box marginTop="8">
        <ReviewList of={id} direction={direction} reviews={reviews} subject={displayName} />
      </Box>
    </section>
  );
}
