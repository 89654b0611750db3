import { Box, Button, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReviewsToDecideQuery, type QueuedReview_ReviewFragment } from '../../../generated/graphql';
import { useErrorText } from '../../../i18n/use-error-text';
import { EmptyState, ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { toast } from '../../../ui/feedback/toast';
import { QueuedReview } from './QueuedReview';

const PAGE = 20;

/** Reviews that were held back or reported, the longest waiting first. */
export function ReviewsSection() {
  const { t } = useTranslation(['admin', 'common']);
  const { textOf } = useErrorText();
  const { data, error, loading, refetch, fetchMore } = useReviewsToDecideQuery({
    variables: { first: PAGE },
    fetchPolicy: 'cache-and-network',
  });
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, string>>>({});
  // Rows that the reloaded queue no longer has: a decision that was refused keeps what is written in it.
  const [kept, setKept] = useState<readonly QueuedReview_ReviewFragment[]>([]);
  const queue = data?.reviewsToDecide;
  if (!queue)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} headingLevel="h2" /> : <SkeletonRows />;

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

  const waiting = queue.edges.map(({ node }) => node);
  const isWaiting = ({ review }: QueuedReview_ReviewFragment): boolean =>
    waiting.some((one) => one.review.id === review.id);
  const wasKept = ({ review }: QueuedReview_ReviewFragment): boolean => kept.some((one) => one.review.id === review.id);
  const rows = [
    ...kept.map((one) => waiting.find(({ review }) => review.id === one.review.id) ?? one),
    ...waiting.filter((one) => !wasKept(one)),
  ];
  const decided = queue.edges.filter(({ node }) => node.review.id in outcomes).length;
  return (
    <>
      <chakra.h2 textStyle="h3">{t('reviews.title')}</chakra.h2>
      <chakra.p marginTop="1" marginBottom="5" color="fg.muted">
        {t('reviews.waiting', { count: queue.totalCount - decided })}
      </chakra.p>
      {rows.length === 0 && (
        <Box layerStyle="panel">
          <EmptyState
            illustration="door"
            title={t('reviews.empty.title')}
            text={t('reviews.empty.text')}
            headingLevel="h3"
          />
        </Box>
      )}
      <chakra.ul layerStyle="panel" listStyleType="none" hidden={rows.length === 0}>
        {rows.map((row) => (
          <QueuedReview
            key={row.review.id}
            waiting={row}
            outcome={outcomes[row.review.id]}
            isWaiting={isWaiting(row)}
            onDecided={(outcome) => setOutcomes((before) => ({ ...before, [row.review.id]: outcome }))}
            onRefused={() => {
              setKept(rows);
              void refetch();
            }}
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
