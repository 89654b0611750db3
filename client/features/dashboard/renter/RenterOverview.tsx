import { Box, Button, chakra, Stack } from '@chakra-ui/react';
import { ArrowRight, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  useDashboardBookingsQuery,
  type DashboardBooking_BookingFragment,
  type DashboardSummaryQuery,
} from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { EmptyState, ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { PageHead } from '../components/PageHead';
import type { TabProps } from '../tab-props';
import { tabPath } from '../tabs';
import { CurrentStay } from './CurrentStay';
import { StayRow } from './StayRow';
import { capitalised } from '../../../ui/display/capitalised';

const SHOWN = 20;
const PAST_SHOWN = 3;
type Groups = DashboardSummaryQuery['dashboardSummary']['groups'];
const wasAgreed = ({ isAgreed, cancelledAt }: DashboardBooking_BookingFragment): boolean =>
  isAgreed || cancelledAt !== null;

/** The renter's overview: current rentals, pending requests, past ones. */
export function RenterOverview({ summary: { groups } }: TabProps) {
  const { t } = useTranslation('dashboard');
  const sentence = useSentence(groups);
  const { data, loading, error, refetch } = useDashboardBookingsQuery({
    variables: { mode: 'RENTER', group: null, first: SHOWN },
    fetchPolicy: 'cache-and-network',
  });
  const bookings = data?.myBookings.edges.map((edge) => edge.node) ?? [];
  const current = bookings.filter(({ showsAddress }) => showsAddress);
  const waiting = bookings.filter(({ isPending }) => isPending);
  // Bookings come before requests that did not become one.
  const past = bookings
    .filter(({ showsAddress, isPending }) => !showsAddress && !isPending)
    .toSorted((x, y) => Number(wasAgreed(y)) - Number(wasAgreed(x)));
  const search = (
    // The way on of a first visit; beside bookings it is one way of many.
    <Button asChild variant={bookings.length > 0 ? 'outline' : 'solid'}>
      <Link to="/search">
        <Search aria-hidden />
        {t('renter.search')}
      </Link>
    </Button>
  );
  return (
    <>
      <PageHead
        title={t('renter.title')}
        text={sentence}
        action={bookings.length > 0 ? <Box hideBelow="md">{search}</Box> : undefined}
      />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {loading && !data && <SkeletonRows />}
      {data && bookings.length === 0 && (
        <Box layerStyle="panel">
          <EmptyState title={t('bookings.empty.renter')} text={t('bookings.empty.renterText')} actions={search} />
        </Box>
      )}
      {current.length > 0 && (
        <Stack as="section" gap="4" aria-label={t('renter.current')}>
          {current.map((booking) => (
            <CurrentStay key={booking.id} booking={booking} />
          ))}
        </Stack>
      )}
      <Rows title={t('renter.waiting')} bookings={waiting} />
      <Rows title={t('renter.past')} bookings={past.slice(0, PAST_SHOWN)} hasMore={past.length > PAST_SHOWN} />
    </>
  );
}

/** "Una en curso y una esperando respuesta": a summary, from the same counts as everywhere. */
function useSentence(groups: Groups): string {
  const { t } = useTranslation('dashboard');
  const { list } = useFormats();
  const countOf = (name: Groups[number]['group']): number => groups.find(({ group }) => group === name)?.count ?? 0;
  const parts = [
    countOf('CURRENT') > 0 && t('renter.running', { count: countOf('CURRENT') }),
    countOf('UPCOMING') > 0 && t('renter.coming', { count: countOf('UPCOMING') }),
    countOf('PENDING') > 0 && t('renter.waitingCount', { count: countOf('PENDING') }),
  ].filter((part) => part !== false);
  return capitalised(list(parts));
}

function Rows({
  title,
  bookings,
  hasMore = false,
}: {
  title: string;
  bookings: DashboardBooking_BookingFragment[];
  hasMore?: boolean;
}) {
  const { t } = useTranslation('dashboard');
  if (bookings.length === 0) return null;
  return (
    <section>
      <Box display="flex" alignItems="center" justifyContent="space-between" marginBottom="3">
        <chakra.h2 textStyle="h3">{title}</chakra.h2>
        {hasMore && (
          <Button asChild variant="plain" size="sm">
            <Link to={tabPath('renter', 'bookings')}>
              {t('bookings.seeAll')}
              <ArrowRight aria-hidden />
            </Link>
          </Button>
        )}
      </Box>
      <Box layerStyle="panel">
        {bookings.map((booking) => (
          <StayRow key={booking.id} booking={booking} />
        ))}
      </Box>
    </section>
  );
}
