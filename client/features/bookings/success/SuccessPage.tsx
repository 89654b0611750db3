import { Box, Button, chakra, Skeleton } from '@chakra-ui/react';
import { CalendarPlus, MessageCircle } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams, useSearchParams } from 'react-router-dom';
import { RichText } from '../../../i18n/RichText';
import { useBookingSuccessQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { clock } from '../../../ui/time/clock';
import { PageContainer, PageTitle } from '../../../ui/layout/Page';
import { LoadingRegion } from '../../../ui/feedback/LoadingRegion';
import { EmptyState, ErrorState } from '../../../ui/feedback/states';
import { bookingPath } from '../../../ui/links/booking-path';
import { messagePath } from '../../../ui/links/message-path';
import { hostNameOf } from '../checkout/checkout-texts';
import { Reference } from '../components/Reference';
import { calendarFile } from '../../../ui/controls/calendar-file';
import { saveFile } from '../../../ui/controls/save-file';
import { nearness } from './deadline';
import { Receipt } from './Receipt';
import { Seal } from '../../../ui/feedback/Seal';
import { StepList } from './StepList';
import type { SuccessBooking } from './steps';
import { useStatusLabels } from './use-status-labels';

const BackToApp = lazy(async () => ({ default: (await import('../return/BackToApp')).BackToApp }));

const POLL_MS = 30_000;

/** /booking-success/:bookingId: what was sent, until when the host can answer, and what comes next. */
export function SuccessPage() {
  const { t } = useTranslation('checkout');
  const { bookingId = '' } = useParams();
  const { data, error, loading, refetch } = useBookingSuccessQuery({
    variables: { id: bookingId },
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  if (data?.booking?.viewerRole === 'HOST') return <Navigate to={bookingPath(data.booking.id)} replace />;
  if (data?.booking) return <Success booking={data.booking} />;
  return (
    <PageContainer paddingBlock={{ base: '6', md: '14' }}>
      <PageTitle title={t('success.missing.title')} />
      {loading ? (
        <SuccessSkeleton />
      ) : error ? (
        <ErrorState headingLevel="h1" error={error} onRetry={() => void refetch()} />
      ) : (
        <Missing />
      )}
    </PageContainer>
  );
}

function Missing() {
  const { t } = useTranslation('checkout');
  return (
    <EmptyState
      headingLevel="h1"
      illustration="search"
      title={t('success.missing.title')}
      text={t('success.missing.text')}
      actions={
        <Button asChild>
          <Link to="/dashboard?mode=renter&tab=bookings">{t('failure.look')}</Link>
        </Button>
      }
    />
  );
}

const GRID = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px', lg: 'minmax(0, 1fr) 400px' },
  columnGap: { base: '8', lg: '24' },
  rowGap: '8',
  alignItems: 'start',
} as const;

function Success({ booking }: { booking: SuccessBooking }) {
  const { t } = useTranslation('checkout');
  const host = hostNameOf(booking.host);
  const { title } = useStatusLabels(booking.status, { host, deadline: '' });
  return (
    <PageContainer {...GRID} paddingTop={{ base: '6', md: '14' }} paddingBottom={{ base: '12', md: '24' }}>
      <PageTitle title={title} />
      <div>
        <Seal isGood={!booking.isStopped && !booking.isUnpaid} />
        <chakra.h1 textStyle="h1">{title}</chakra.h1>
        <Lead booking={booking} host={host} />
        <Reference
          reference={booking.reference}
          label={t('success.reference')}
          copyLabel={t('success.copy')}
          marginTop="5"
        />
        <StepList booking={booking} />
        <Actions booking={booking} />
      </div>
      <Receipt booking={booking} />
    </PageContainer>
  );
}

function Lead({ booking, host }: { booking: SuccessBooking; host: string }) {
  const { t } = useTranslation('checkout');
  const formats = useFormats();
  const { respondBy: until, timeZone } = booking;
  const deadline = until
    ? t(`success.deadline.${nearness(until, timeZone)}`, {
        time: clock(formats, until, timeZone),
        day: formats.dayInSentence(until, { timeZone }),
      })
    : '';
  const { lead } = useStatusLabels(booking.status, { host, deadline });
  return (
    <chakra.p
      marginTop="3"
      textStyle={{ base: 'body', md: 'lead' }}
      color="fg.muted"
      css={{ '& b': { fontWeight: '600', color: 'fg' } }}
    >
      <RichText text={lead} marks={{ b: <b /> }} />
    </chakra.p>
  );
}

function Actions({ booking }: { booking: SuccessBooking }) {
  const { t } = useTranslation('checkout');
  const { id, isUnpaid, isStopped } = booking;
  const isPrepared = useSearchParams()[0].has('app');
  const stay = new URLSearchParams({
    from: booking.from,
    ...(booking.termType === 'ROLLING' ? { term: 'rolling' } : { to: booking.to }),
  });
  // A link to the conversation, and dates for the calendar.
  const isOn = booking.isLive && !booking.isLeaving;
  return (
    <Box
      display="flex"
      flexWrap="wrap"
      gap="3"
      marginTop={{ base: '3', md: '3' }}
      css={{ '& > *': { flex: { base: '1 1 100%', md: '0 0 auto' } } }}
    >
      {isUnpaid && <LinkButton to={`/booking/${booking.space.id}?${stay}`} label={t('success.pay')} isFirst />}
      {isStopped && !isUnpaid && <LinkButton to="/search" label={t('success.search')} isFirst />}
      <LinkButton to={bookingPath(id)} label={t('success.mine')} isFirst={!isUnpaid && !isStopped} />
      {isOn && (
        <Button asChild variant="outline">
          <Link to={messagePath({ spaceId: booking.space.id })}>
            <MessageCircle size={18} strokeWidth={1.75} aria-hidden />
            {t('success.write', { host: hostNameOf(booking.host) })}
          </Link>
        </Button>
      )}
      {isOn && <AddToCalendar booking={booking} />}
      {isPrepared && (
        <Suspense fallback={null}>
          <BackToApp bookingId={id} />
        </Suspense>
      )}
    </Box>
  );
}

function LinkButton({ to, label, isFirst }: { to: string; label: string; isFirst?: boolean }) {
  return (
    <Button asChild variant={isFirst ? 'solid' : 'outline'}>
      <Link to={to}>{label}</Link>
    </Button>
  );
}

function AddToCalendar({ booking }: { booking: SuccessBooking }) {
  const { t } = useTranslation('checkout');
  const { id, reference, from, to, space } = booking;
  const add = () => {
    const title = space.title ?? '';
    const place = [space.address, space.postalCode, space.city].filter(Boolean).join(', ');
    const address = `${window.location.origin}/booking-success/${id}`;
    const common = {
      text: `${t('success.ics.text', { reference })}\n${address}`,
      place: place || null,
      isCertain: !booking.isPending,
    };
    const days = [{ ...common, uid: `${id}-in@hueco`, day: from, title: t('success.ics.in', { title }) }];
    if (!booking.isOpenEnded)
      days.push({ ...common, uid: `${id}-out@hueco`, day: to, title: t('success.ics.out', { title }) });
    saveFile(`${reference}.ics`, calendarFile(days, new Date()));
  };
  return (
    <Button variant="outline" onClick={add}>
      <CalendarPlus size={18} strokeWidth={1.75} aria-hidden />
      {t('success.calendar')}
    </Button>
  );
}

function SuccessSkeleton() {
  return (
    <LoadingRegion>
      <Box {...GRID}>
        <Box display="grid" gap="5">
          <Skeleton boxSize="72px" borderRadius="full" />
          <Skeleton height="11" width="70%" />
          <Skeleton height="6" width="90%" />
          <Skeleton height="9" width="15rem" borderRadius="control" />
          <Skeleton height="40" width="80%" />
        </Box>
        <Skeleton height="34rem" borderRadius="xl" />
      </Box>
    </LoadingRegion>
  );
}
