import { Box, Button, Skeleton } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { toAppError } from '../../../apollo/app-error';
import { useBookingToReviewQuery, type LeaveReview_BookingFragment } from '../../../generated/graphql';
import { LoadingRegion } from '../../../ui/feedback/LoadingRegion';
import { PageContainer, PageTitle } from '../../../ui/layout/Page';
import { EmptyState, ErrorState } from '../../../ui/feedback/states';
import { SentView } from '../components/SentView';
import { StateView } from '../components/StateView';
import { WriteView } from '../components/WriteView';
import { getReviewSide, getReviewState } from '../review-state';
import type { ReviewSide } from '../categories';

/** /leave-review/:bookingId: one side of a rental reviews the other. */
export function LeaveReviewPage() {
  const { t } = useTranslation('reviewing');
  const { bookingId = '' } = useParams();
  // The review may have been published since the last visit.
  const { data, error, loading, refetch } = useBookingToReviewQuery({
    variables: { bookingId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const booking = data?.booking;
  const side = booking ? getReviewSide(booking) : null;
  if (booking && side) return <Reviewed key={booking.id} booking={booking} side={side} />;
  return (
    <PageContainer paddingBlock={{ base: '6', md: '14' }}>
      <PageTitle title={t('title')} />
      {loading ? (
        <LoadingView />
      ) : error && toAppError(error).code !== 'NOT_FOUND' ? (
        <ErrorState headingLevel="h1" error={error} onRetry={() => void refetch()} />
      ) : (
        <UnavailableView reason={booking ? 'ineligible' : 'missing'} />
      )}
    </PageContainer>
  );
}

function Reviewed({ booking, side }: { booking: LeaveReview_BookingFragment; side: ReviewSide }) {
  const [isSent, setSent] = useState(false);
  const [openedAt] = useState(() => Date.now());
  if (isSent) return <SentView booking={booking} side={side} onChange={() => setSent(false)} />;
  const state = getReviewState(booking, openedAt);
  if (state === 'form') return <WriteView booking={booking} side={side} onSent={() => setSent(true)} />;
  return <StateView booking={booking} side={side} state={state} />;
}

function UnavailableView({ reason }: { reason: 'missing' | 'ineligible' }) {
  const { t } = useTranslation('reviewing');
  return (
    <EmptyState
      headingLevel="h1"
      illustration="search"
      title={t(`state.${reason}.title`)}
      text={t(`state.${reason}.text`)}
      actions={
        <Button asChild>
          <Link to="/dashboard">{t('back')}</Link>
        </Button>
      }
    />
  );
}

function LoadingView() {
  return (
    <LoadingRegion>
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px', lg: '640px 432px' }}
        columnGap="8"
        rowGap="6"
        justifyContent="space-between"
      >
        <Box display="grid" gap="5" alignContent="start">
          <Skeleton height="9" width="70%" />
          <Skeleton height="6" width="90%" />
          <Skeleton height="13" width="16rem" />
          <Skeleton height="80" borderRadius="card" />
          <Skeleton height="40" borderRadius="control" />
        </Box>
        <Skeleton height="80" borderRadius="xl" order={{ base: '-1', md: '0' }} />
      </Box>
    </LoadingRegion>
  );
}
