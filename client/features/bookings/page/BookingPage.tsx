import { Box, Button, chakra, Grid, Skeleton, Stack } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useBookingPageQuery, type BookingHead_BookingFragment } from '../../../generated/graphql';
import { acceptanceStore } from '../../../ui/booking/accept/acceptance-store';
import { useSendOnLeave } from '../../../ui/undo/use-send-on-leave';
import { useBookingTexts } from '../../../ui/booking/use-booking-texts';
import { useLiveBookings } from '../../../ui/booking/use-live-bookings';
import { LoadingRegion } from '../../../ui/feedback/LoadingRegion';
import { EmptyState, ErrorState } from '../../../ui/feedback/states';
import { PageContainer, PageTitle } from '../../../ui/layout/Page';
import { AccessPanel } from './AccessPanel';
import { ActionsPanel } from './ActionsPanel';
import { AgreementPanel } from './AgreementPanel';
import { BookingHead } from './BookingHead';
import { ConditionPanel } from './condition/ConditionPanel';
import { DocumentsPanel } from './DocumentsPanel';
import { LifePanel } from './LifePanel';
import { MoneyPanel } from './MoneyPanel';
import { PersonPanel } from './PersonPanel';

/** /booking/:id: the timeline of a booking, its money, and what can be done now. */
export function BookingPage() {
  const { t } = useTranslation('booking');
  const { id = '' } = useParams();
  useLiveBookings();
  useSendOnLeave(acceptanceStore);
  const { data, error, loading, refetch } = useBookingPageQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  if (data?.booking) return <Loaded booking={data.booking} />;
  return (
    <PageContainer paddingTop={{ base: '2', md: '6' }} paddingBottom={{ base: '12', md: '24' }}>
      <PageTitle title={t('title')} />
      {loading ? (
        <PageSkeleton />
      ) : error ? (
        <ErrorState headingLevel="h1" error={error} onRetry={() => void refetch()} />
      ) : (
        <EmptyState
          headingLevel="h1"
          illustration="search"
          title={t('missing.title')}
          text={t('missing.text')}
          actions={
            <Button asChild>
              <Link to="/dashboard">{t('missing.action')}</Link>
            </Button>
          }
        />
      )}
    </PageContainer>
  );
}

/* On phones both columns merge into one: what is needed at the door comes first. */
const COLUMN = { display: { base: 'contents', lg: 'flex' }, flexDirection: 'column', minWidth: '0' } as const;
const order = (place: number) => ({ base: place, lg: 0 });

function Loaded({ booking }: { booking: BookingHead_BookingFragment }) {
  const words = useBookingTexts();
  const { id, isFinal, isAgreed, showsAddress, isPending } = booking;
  return (
    <PageContainer paddingTop={{ base: '2', md: '6' }} paddingBottom={{ base: '12', md: '24' }}>
      <PageTitle title={words.spaceTitle(booking)} />
      <BackLink booking={booking} />
      <BookingHead booking={booking} />
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 376px' }}
        gap={{ base: '6', lg: '8' }}
        alignItems="start"
        marginTop={{ base: '6', md: '8' }}
      >
        <Box {...COLUMN} gap={{ base: '6', md: '8' }}>
          {(showsAddress || isPending) && <AccessPanel id={id} order={order(1)} />}
          <LifePanel booking={booking} order={order(4)} />
          <MoneyPanel id={id} order={order(5)} />
          {isAgreed && <ConditionPanel id={id} order={order(6)} />}
        </Box>
        <Box {...COLUMN} gap="6">
          <PersonPanel booking={booking} order={order(3)} />
          <ActionsPanel booking={booking} order={order(2)} />
          <AgreementPanel id={id} isOver={isFinal} order={order(7)} />
          <DocumentsPanel id={id} order={order(8)} />
        </Box>
      </Box>
    </PageContainer>
  );
}

function BackLink({ booking: { viewerRole } }: { booking: BookingHead_BookingFragment }) {
  const { t } = useTranslation('booking');
  const isHost = viewerRole === 'HOST';
  return (
    <chakra.nav aria-label={t('back.label')} marginBottom={{ md: '3' }}>
      <Button asChild variant="plain" size="sm" color="fg.muted" minHeight={{ base: '11', md: '6' }} paddingInline="0">
        <Link to={`/dashboard?${new URLSearchParams({ mode: isHost ? 'host' : 'renter', tab: 'bookings' })}`}>
          <ArrowLeft size={16} aria-hidden />
          {isHost ? t('back.host') : t('back.renter')}
        </Link>
      </Button>
    </chakra.nav>
  );
}

/** The head with its picture, then the first two panels. */
function PageSkeleton() {
  return (
    <LoadingRegion>
      <Stack gap={{ base: '6', md: '8' }} marginTop={{ base: '11', md: '9' }}>
        <Grid
          layerStyle="panel"
          overflow="hidden"
          templateColumns={{ base: 'minmax(0, 1fr)', md: '160px minmax(0, 1fr)', lg: '232px minmax(0, 1fr)' }}
          gap={{ base: '4', md: '6' }}
          padding={{ base: '0 0 16px', md: '6' }}
        >
          <Skeleton aspectRatio={{ base: 2, md: 4 / 3 }} borderRadius={{ base: '0', md: 'lg' }} />
          <Stack gap="3" paddingInline={{ base: '4', md: '0' }}>
            <Skeleton height="6" width="6.5rem" borderRadius="full" />
            <Skeleton height="7" width="min(100%, 24rem)" />
            <Skeleton height="4" width="min(80%, 16rem)" />
            <Skeleton height="10" width="12rem" borderRadius="control" />
          </Stack>
        </Grid>
        {[72, 60].map((width) => (
          <Stack key={width} layerStyle="panel" gap="3.5" padding={{ base: '4', md: '6' }}>
            <Skeleton height="5" width="9rem" marginBottom="2" />
            <Skeleton height="4" width={`${width}%`} />
            <Skeleton height="4" width={`${width - 15}%`} />
            <Skeleton height="4" width={`${width + 12}%`} />
          </Stack>
        ))}
      </Stack>
    </LoadingRegion>
  );
}
