import { useApolloClient } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReviewsOfDocument, type ReviewsOfQueryVariables } from '../../../generated/graphql';
import { useErrorText } from '../../../i18n/use-error-text';
import { toast } from '../../feedback/toast';

interface MoreReviewsProps {
  source: ReviewsOfQueryVariables;
  /** Where the next page begins. */
  after: string;
  /** Called with whether the next page is on its way; false when it does not come. */
  onMore: (isComing: boolean) => void;
}

/** Fetches the next page of reviews; the cache joins it to the list. */
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
