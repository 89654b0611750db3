import { Grid, Stack } from '@chakra-ui/react';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useDashboardSummaryQuery, useTicketsWaitingQuery } from '../../../generated/graphql';
import { rememberMode, useDashboardMode } from '../../../session/dashboard-mode';
import { useUnreadMessages } from '../../../ui/messages/use-unread-messages';
import { PageContainer, PageTitle } from '../../../ui/layout/Page';
import { ErrorState } from '../../../ui/feedback/states';
import { DashboardRail } from '../components/DashboardRail';
import { OnboardingEntry } from '../components/OnboardingEntry';
import { NextChargeCard, NextPayoutCard } from '../components/rail-cards';
import { TabSkeleton } from '../components/TabSkeleton';
import { useLiveTickets } from '../support/use-live-tickets';
import { viewOf } from '../tab-views';
import { pageOfTab, tabOf } from '../tabs';
import { acceptanceStore } from '../../../ui/booking/accept/acceptance-store';
import { useSendOnLeave } from '../../../ui/undo/use-send-on-leave';
import { useLiveBookings } from '../../../ui/booking/use-live-bookings';

/** /dashboard: mode and tab from the URL (RTE-5, NAV-9). All counts come from one query, so that they are consistent. */
export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const [params] = useSearchParams();
  const { mode } = useDashboardMode();
  const tab = tabOf(mode, params.get('tab'));
  const { View, load } = viewOf(mode, tab);
  const { data, error, refetch } = useDashboardSummaryQuery({
    variables: { mode: mode === 'host' ? 'HOST' : 'RENTER' },
    fetchPolicy: 'cache-and-network',
  });
  const summary = data?.dashboardSummary;
  const unread = useUnreadMessages();
  const { data: support } = useTicketsWaitingQuery({ fetchPolicy: 'cache-and-network' });
  useLiveBookings();
  useLiveTickets();
  useSendOnLeave(acceptanceStore);

  // Its code loads at the same time as the summary.
  useEffect(() => {
    load().catch(() => undefined);
  }, [load]);
  useEffect(() => {
    if (params.get('mode') === mode) rememberMode(mode);
  }, [mode, params]);

  const page = pageOfTab(mode, params.get('tab'));
  if (page) return <Navigate to={page} replace />;
  const pending = summary?.groups.find(({ group }) => group === 'PENDING')?.count ?? 0;
  return (
    <PageContainer paddingTop={{ base: '4', lg: '8' }} paddingBottom={{ base: '12', lg: '24' }}>
      <PageTitle
        title={`${t(mode === 'renter' && tab === 'overview' ? 'tabs.stays' : `tabs.${tab}`)} · ${t('title')}`}
      />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '220px minmax(0, 1fr)' }}
        gap={{ base: '6', lg: '10' }}
        alignItems="start"
      >
        <DashboardRail
          mode={mode}
          tab={tab}
          counts={{ bookings: pending, messages: unread, support: support?.myTickets.waitingCount }}
        >
          {summary?.nextCharge && <NextChargeCard charge={summary.nextCharge} />}
          {mode === 'host' && <NextPayoutCard />}
        </DashboardRail>
        <Stack gap={{ base: '6', md: '8' }} minWidth="0">
          {tab === 'overview' && <OnboardingEntry />}
          {summary && (
            <Suspense fallback={<TabSkeleton hasHead />}>
              <View summary={summary} highlight={params.get('highlight')} />
            </Suspense>
          )}
          {!summary && error && <ErrorState error={error} onRetry={() => void refetch()} headingLevel="h1" />}
          {!summary && !error && <TabSkeleton hasHead />}
        </Stack>
      </Grid>
    </PageContainer>
  );
}
