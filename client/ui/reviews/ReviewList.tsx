import { Button, chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewPage_ReviewsFragment } from '../../generated/graphql';
import { useErrorText } from '../../i18n/use-error-text';
import { toast } from '../feedback/toast';
import { ReviewItem } from './ReviewItem';

interface ReviewListProps {
  reviews: ReviewPage_ReviewsFragment;
  subject: string;
  /** Loads the next page. */
  onMore: (after: string) => Promise<unknown>;
}

/** Reviews in two columns, newest first, with a button for more. */
export function ReviewList({ reviews: { edges, pageInfo }, subject, onMore }: ReviewListProps) {
  const { t } = useTranslation('reviews');
  const { textOf } = useErrorText();
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
      await onMore(pageInfo.endCursor);
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
            <ReviewItem review={node} subject={subject} />
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
