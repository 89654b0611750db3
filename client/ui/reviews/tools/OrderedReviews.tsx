import { useReviewsOfQuery, type ReviewsOfQueryVariables } from '../../../generated/graphql';
import { ErrorState, SkeletonRows } from '../../feedback/states';
import { ReviewPages } from '../ReviewPages';

interface OrderedReviewsProps {
  source: ReviewsOfQueryVariables;
  subject: string;
}

/** Reviews in another order than the one loaded with the page. */
export function OrderedReviews({ source, subject }: OrderedReviewsProps) {
  const { data, previousData, error, refetch } = useReviewsOfQuery({ variables: source });
  const node = (data ?? (error ? undefined : previousData))?.node;
  const reviews = node && 'reviews' in node ? node.reviews : null;
  if (error && !reviews) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return reviews ? <ReviewPages reviews={reviews} subject={subject} source={source} hasActions /> : <SkeletonRows />;
}
