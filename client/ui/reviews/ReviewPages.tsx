import { Box, chakra } from '@chakra-ui/react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import type { ReviewPage_ReviewsFragment, ReviewsOfQueryVariables } from '../../generated/graphql';
import { ReviewItem } from './ReviewItem';
import { lazyTool } from './tools/lazy-tool';

const MoreReviews = lazy(lazyTool(() => import('./tools/MoreReviews').then((file) => file.MoreReviews)));

interface ReviewPagesProps {
  reviews: ReviewPage_ReviewsFragment;
  /** The cursor of the next page. */
  source: ReviewsOfQueryVariables;
  subject: string;
  hasActions: boolean;
}

/** Reviews in two columns, with a button for more. */
export function ReviewPages({ reviews: { edges, pageInfo }, source, subject, hasActions }: ReviewPagesProps) {
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number | null>(null);
  // Focuses the first new review, since the button may be unmounted.
  useEffect(() => {
    if (firstNew.current === null || edges.length <= firstNew.current) return;
    list.current?.children[firstNew.current]?.querySelector<HTMLElement>('h3 a, h3[tabindex]')?.focus();
    firstNew.current = null;
  }, [edges.length]);
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
      {pageInfo.hasNextPage && pageInfo.endCursor && (
        <Box mt="6" minH="11">
          {hasActions && (
            <Suspense>
              <MoreReviews
                source={source}
                after={pageInfo.endCursor}
                onMore={(isComing) => (firstNew.current = isComing ? edges.length : null)}
              />
            </Suspense>
          )}
        </Box>
      )}
    </>
  );
}
