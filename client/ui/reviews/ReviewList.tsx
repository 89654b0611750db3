import { Box } from '@chakra-ui/react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { ReviewPage_ReviewsFragment } from '../../generated/graphql';
import type { ReviewDirection, ReviewOrder } from '../../generated/schema';
import { useInView } from '../layout/use-in-view';
import { ReviewPages } from './ReviewPages';
import { lazyTool } from './tools/lazy-tool';

const ReviewOrderSelect = lazy(
  lazyTool(() => import('./tools/ReviewOrderSelect').then((file) => file.ReviewOrderSelect)),
);
const OrderedReviews = lazy(() => import('./tools/OrderedReviews').then((file) => ({ default: file.OrderedReviews })));

const MORE = 10;

interface ReviewListProps {
  /** The space, or the person, that they are about. */
  of: string;
  /** For a person: as host or as renter. */
  direction?: ReviewDirection;
  /** The newest ones, loaded with the page. */
  reviews: ReviewPage_ReviewsFragment;
  /** Name of the person who may reply. */
  subject: string;
}

/** Reviews, newest first or in another order; their actions load when they are near the viewport. */
export function ReviewList({ of, direction, reviews, subject }: ReviewListProps) {
  const [order, setOrder] = useState<ReviewOrder>('NEWEST');
  const place = useRef<HTMLDivElement>(null);
  const isNear = useInView(place);
  const source = { id: of, ...(direction && { direction }), first: MORE };
  return (
    <div ref={place}>
      {reviews.edges.length > 1 && (
        <Box minH="11" mb="6">
          {isNear && (
            <Suspense>
              <ReviewOrderSelect value={order} onChange={setOrder} />
            </Suspense>
          )}
        </Box>
      )}
      {order === 'NEWEST' ? (
        <ReviewPages reviews={reviews} source={source} subject={subject} hasActions={isNear} />
      ) : (
        <Suspense>
          <OrderedReviews source={{ ...source, order }} subject={subject} />
        </Suspense>
      )}
    </div>
  );
}
