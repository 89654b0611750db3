import { useApolloClient } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReviewsOfDocument, type ReviewsOfQueryVariables } from '../../../generated/graphql';
import { useErrorText } from '../../../i18n/use-error-text';
import { toast } from '../../feedback/toast';

interface MoreReviewsProps {
  source: ReviewsOfQueryVariables;
  /** The cursor of the next page. */
  after: string;
  /** Called with whether the next page is loading; false after a failure. */
  onMore: (isComing: boolean) => void;
}

/** Loads the next page of reviews; the cache appends it to the list. */
export function MoreReviews({ source, after, onMore }: MoreReviewsProps) {
  const { t } = useTranslation('reviewTools');
  const { textOf } = useErrorText();
  const client = useApolloClient();
  const [isComing, setComing] = useState(false);
  const more = async () => {
    setComing(true);
    onMore(true);
    try {
      await client.query({ query: ReviewsOfDocument, variables: { ...source, after }, fetchPolicy: 'network-only' });
    } catch (error) {
      onMore(false);
      toast({ title: t('moreFailed'), description: textOf(error), tone: 'error' });
    } finally {
      setComing(false);
    }
  };
  return (
    <Button variant="outline" loading={isComing} onClick={() => void more()}>
      {t('more')}
    </Button>
  );
}
