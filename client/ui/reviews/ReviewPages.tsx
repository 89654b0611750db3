import { useApolloClient } from '@apollo/client/react';
import { Button, chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  ReviewsOfDocument,
  type ReviewPage_ReviewsFragment,
  type ReviewsOfQueryVariables,
} from '../../generated/graphql';
import { useErrorText } from '../../i18n/use-error-text';
import { toast } from '../feedback/toast';
import { ReviewItem } from './ReviewItem';

interface ReviewPagesProps {
  reviews: ReviewPage_ReviewsFragment;
  /** Where the next pages are. */
  source: ReviewsOfQueryVariables;
  subject: string;
  hasActions: boolean;
}

/** Reviews in two columns, with a button for more. */
export function ReviewPages({ reviews: { edges, pageInfo }, source, subject, hasActions }: ReviewPagesProps) {
  const { t } = useTranslation('reviews');
  const { textOf } = useErrorText();
  const client = useApolloClient();
  const [isComing, setComing] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number | null>(null);
  // Focuses the first new review, since the button may be unmounted.
  useEffect(() => {
    if (firstNew.current === null || edges.length <= firstNew.current) return;
    list.current?.children[firstNew.current]?.querySelector<HTMLElement>('h3 a, h3[tabindex]')?.focus();
    firstNew.current = null;
  }, [edges.length]);
  const more = async () => {
    if (!pageInfo.endCursor) return;
    setComing(true);
    try {
      firstNew.current = edges.length;
      await client.query({
        query: ReviewsOfDocument,
        variables: { ...source, after: pageInfo.endCursor },
        fetchPolicy: 'network-only',
      });
    } catch (error) {
      firstNew.current = null;
      toast({ title: t('moreFailed'), description: textOf(error), tone: 'error' });
    } finally {
      setComing(false);
    }
  };
  return (
    <>
      <chakra.ul
        ref={list}
        display="grid"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          md: 'minmax(0, 1fr)',
          lg: 'repeat(2, minmax(0, 1fr))',
        }}
        columnGap="10"
        rowGap="8"
      >
        {edges.map(({ node }) => (
          <li key={node.id}>
            <ReviewItem review={node} subject={subject} hasActions={hasActions} />
          </li>
        ))}
      </chakra.ul>
      {pageInfo.hasNextPage && (
        <Button variant="outline" mt="6" loading={isComing} onClick={() => void more()}>
          {t('more')}
        </Button>
      )}
    </>
  );
}
