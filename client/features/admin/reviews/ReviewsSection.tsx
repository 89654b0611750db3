import { Box, Button, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReviewsToDecideQuery } from '../../../generated/graphql';
import { useErrorText } from '../../../i18n/use-error-text';
import { EmptyState, ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { toast } from '../../../ui/feedback/toast';
import { QueuedReview } from './QueuedReview';

const PAGE = 20;

/** Reviews that were held back or reported, the longest waiting first. */
export function ReviewsSection() {
  const { t } = useTranslation(['admin', 'common']);
  const { textOf } = useErrorText();
  const { data, error, loading, refetch, fetchMore, updateQuery } = useReviewsToDecideQuery({
    variables: { first: PAGE },
    fetchPolicy: 'cache-and-network',
  });
  const [sending, setSending] = useState<ReadonlySet<string>>(new Set());
  const queue = data?.reviewsToDecide;
  if (!queue)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} headingLevel="h2" /> : <SkeletonRows />;

  const markSending = (id: string, isSending: boolean): void => {
    setSending((before) => new Set(isSending ? [...before, id] : [...before].filter((other) => other !== id)));
    // Its button goes with it; when it comes back, the focus goes to what went wrong.
    if (isSending) document.getElementById('reviews-to-decide')?.focus({ preventScroll: true });
  };
  const remove = (id: string): void => {
    updateQuery((_before, { complete, previousData }) =>
      complete ? { ...previousData, reviewsToDecide: without(previousData.reviewsToDecide, id) } : undefined,
    );
    markSending(id, false);
    if (queue.edges.length === 1 && queue.pageInfo.hasNextPage) void refetch();
  };
  const more = (): void => {
    fetchMore({
      variables: { after: queue.pageInfo.endCursor },
      updateQuery: (before, { fetchMoreResult: { reviewsToDecide: next } }) => ({
        ...before,
        reviewsToDecide: { ...next, edges: [...before.reviewsToDecide.edges, ...next.edges] },
      }),
    }).catch((problem: unknown) =>
      toast({ title: t('common:failed.title'), description: textOf(problem), tone: 'error' }),
    );
  };

  const leaving = queue.edges.filter(({ node }) => sending.has(node.review.id)).length;
  const isBare = queue.edges.length === leaving;
  return (
    <>
      <chakra.h2 id="reviews-to-decide" textStyle="h3" tabIndex={-1} outline="none">
        {t('reviews.title')}
      </chakra.h2>
      <chakra.p marginTop="1" marginBottom="5" color="fg.muted">
        {t('reviews.waiting', { count: queue.totalCount - leaving })}
      </chakra.p>
      {isBare && !queue.pageInfo.hasNextPage && (
        <Box layerStyle="panel">
          <EmptyState
            illustration="door"
            title={t('reviews.empty.title')}
            text={t('reviews.empty.text')}
            headingLevel="h3"
          />
        </Box>
      )}
      <chakra.ul layerStyle="panel" listStyleType="none" hidden={isBare}>
        {queue.edges.map(({ node }) => (
          <QueuedReview
            key={node.review.id}
            waiting={node}
            isHidden={sending.has(node.review.id)}
            onSending={(isSending) => markSending(node.review.id, isSending)}
            onDecided={() => remove(node.review.id)}
          />
        ))}
      </chakra.ul>
      {queue.pageInfo.hasNextPage && (
        <Button variant="outline" marginTop="5" loading={loading} onClick={more}>
          {t('reviews.more')}
        </Button>
      )}
    </>
  );
}

function without<Q extends { totalCount: number; edges: { node: { review: { id: string } } }[] }>(
  queue: Q,
  id: string,
): Q {
  const edges = queue.edges.filter(({ node }) => node.review.id !== id);
  return { ...queue, totalCount: queue.totalCount - (queue.edges.length - edges.length), edges };
}
