import { Grid, Stack } from '@chakra-ui/react';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useDashboardSummaryQuery, type DashboardSummaryQuery } from '../../../generated/graphql';
import { rememberMode, useDashboardMode, type Mode } from '../../../session/dashboard-mode';
import { useUnreadMessages } from '../../../ui/messages/use-unread-messages';
import { PageContainer, PageTitle } from '../../../ui/layout/Page';
import { ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { BookingsPanel } from '../bookings/BookingsPanel';
import { DashboardRail } from '../components/DashboardRail';
import { Greeting } from '../components/Greeting';
import { OnboardingEntry } from '../components/OnboardingEntry';
import { PageHead } from '../components/PageHead';
import { SupportTab } from '../components/SupportTab';
import { NextChargeCard } from '../components/NextChargeCard';
import { HostKpis } from '../host/HostKpis';
import { IncomePanel } from '../host/income/IncomePanel';
import { MonthPanel } from '../host/month/MonthPanel';
import { SpacesTab } from '../host/SpacesTab';
import { StatsTab } from '../host/StatsTab';
import { TodoPanel } from '../host/TodoPanel';
import { RenterOverview } from '../renter/RenterOverview';
import { tabOf, tabPath, type Tab } from '../tabs';
import { useSendOnLeave } from '../../../ui/booking/accept/use-send-on-leave';
import { useLiveBookings } from '../../../ui/booking/use-live-bookings';

const EarningsTab = lazy(() => import('../earnings/EarningsTab').then((file) => ({ default: file.EarningsTab })));
const PaymentsTab = lazy(() => import('../payments/PaymentsTab').then((file) => ({ default: file.PaymentsTab })));

type Summary = DashboardSummaryQuery['dashboardSummary'];

/** /dashboard: mode and tab from the address (RTE-5, NAV-9). All counts come from one query, so that they cannot drift apart. */
export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const [params] = useSearchParams();
  const { mode } = useDashboardMode();
  const tab = tabOf(mode, params.get('tab'));
  const { data, error, refetch } = useDashboardSummaryQuery({
    variables: { mode: mode === 'host' ? 'HOST' : 'RENTER' },
    fetchPolicy: 'cache-and-network',
  });
  const summary = data?.dashboardSummary;
  const unread = useUnreadMessages();
  useLiveBookings();
  useSendOnLeave();

  useEffect(() => {
    if (params.get('mode') === mode) rememberMode(mode);
  }, [mode, params]);

  // Messages are a page of their own; the owner's address of their tab leads there.
  if (params.get('tab') === 'messages') return <Navigate to="/messages" replace />;
  const pending = summary?.groups.find(({ group }) => group === 'PENDING')?.count ?? 0;
  return (
    <PageContainer paddingTop={{ base: '4', lg: '8' }} paddingBottom={{ base: '12', lg: '24' }}>
      <PageTitle title={t('title')} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '220px minmax(0, 1fr)' }}
        gap={{ base: '6', lg: '10' }}
        alignItems="start"
      >
        <DashboardRail mode={mode} tab={tab} counts={{ bookings: pending, messages: unread }}>
          {summary?.nextCharge && <NextChargeCard charge={summary.nextCharge} />}
        </DashboardRail>
        <Stack gap={{ base: '6', md: '8' }} minWidth="0">
          {tab === 'overview' && <OnboardingEntry />}
          {summary && <Content mode={mode} tab={tab} summary={summary} highlight={params.get('highlight')} />}
          {!summary && error && <ErrorState error={error} onRetry={() => void refetch()} headingLevel="h1" />}
          {!summary && !error && <SkeletonRows />}
        </Stack>
      </Grid>
    </PageContainer>
  );
}

function Content({
  mode,
  tab,
  summary,
  highlight,
}: {
  mode: Mode;
  tab: Tab;
  summary: Summary;
  highlight: string | null;
}) {
  const { t } = useTranslation('dashboard');
  const { key } = useLocation();
  // Whoever is led to a booking sees it, whatever the list was filtered by before.
  const bookings = (
    <BookingsPanel
      key={highlight ? `${mode} ${key}` : mode}
      mode={summary.mode}
      groups={summary.groups}
      highlight={highlight}
    />
  );
  if (tab === 'support') return <SupportTab />;
  if (tab === 'bookings') {
    return (
      <>
        <PageHead title={mode === 'host' ? t('bookings.title') : t('renter.title')} />
        {bookings}
      </>
    );
  }
  if (tab === 'payments' || tab === 'earnings')
    return <Suspense fallback={<SkeletonRows />}>{tab === 'payments' ? <PaymentsTab /> : <EarningsTab />}</Suspense>;
  if (mode === 'renter') return <RenterOverview groups={summary.groups} />;
  if (tab === 'spaces') return <SpacesTab />;
  if (tab === 'stats') return <StatsTab summary={summary} />;
  return (
    <>
      <Greeting />
      <TodoPanel bookings={summary.todo} count={summary.todoCount} />
      <HostKpis summary={summary} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 312px' }} gap="6">
        <IncomePanel months={summary.income} paidCents={summary.incomePaidCents} />
        <MonthPanel />
      </Grid>
      <BookingsPanel
        key={mode}
        mode={summary.mode}
        groups={summary.groups}
        preview={{ pageSize: 7, allPath: tabPath('host', 'bookings') }}
      />
    </>
  );
}
