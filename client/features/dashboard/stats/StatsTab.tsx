import { Box, Button, chakra, Flex, Grid, NativeSelect } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { toAppError } from '../../../apollo/app-error';
import { useHostStatsQuery, type HostStatsQuery } from '../../../generated/graphql';
import type { StatsPeriod } from '../../../generated/schema';
import { StatsPeriodValues } from '../../../generated/values/StatsPeriod';
import { LONG_DATE } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import { Segmented } from '../../../ui/controls/Segmented';
import { EmptyState, ErrorState } from '../../../ui/feedback/states';
import { PageHead } from '../components/PageHead';
import { TabSkeleton } from '../components/TabSkeleton';
import { tabPath } from '../tabs';
import { useTabParams } from '../use-tab-params';
import { BySpacePanel } from './BySpacePanel';
import { FunnelPanel } from './FunnelPanel';
import { IncomePanel } from './IncomePanel';
import { OccupancyPanel } from './OccupancyPanel';
import { PositionPanel } from './PositionPanel';
import { ResponsePanel } from './ResponsePanel';
import { StatsKpis } from './StatsKpis';
import { ViewsPanel } from './ViewsPanel';

type Stats = HostStatsQuery['hostStats'];

const USUAL: StatsPeriod = 'DAYS_30';

/** Statistics of the host's spaces, as charts and tables; period and space apply to all of them. */
export function StatsTab() {
  const { t } = useTranslation('stats');
  const formats = useFormats();
  const [params, change] = useTabParams();
  const period = StatsPeriodValues.find((value) => value === params.get('period')?.toUpperCase()) ?? USUAL;
  const spaceId = params.get('space');
  const { data, previousData, error, refetch } = useHostStatsQuery({
    variables: { period, spaceId },
    fetchPolicy: 'cache-and-network',
  });
  // The previous statistics stay while the next ones load, but not after a failure; the choices always do.
  const stats = (data ?? (error ? undefined : previousData))?.hostStats;
  const choices = (data ?? previousData)?.hostStats.choices;
  // The server refuses a space that is not the host's, also on arrival, when there are no choices yet.
  const isRefused = error !== undefined && toAppError(error).code === 'NOT_FOUND';
  const isGone = spaceId !== null && (isRefused || choices?.some(({ id }) => id === spaceId) === false);
  useEffect(() => {
    if (isGone) change({ space: null });
  });
  return (
    <>
      <PageHead
        title={t('title')}
        text={stats && formats.dayRange(stats.from, stats.to, LONG_DATE)}
        action={
          choices && (
            <Flex wrap="wrap" gap="3" width={{ base: 'full', md: 'auto' }}>
              <NativeSelect.Root width={{ base: 'full', md: '14rem' }}>
                <NativeSelect.Field
                  aria-label={t('space')}
                  value={spaceId ?? ''}
                  onChange={(event) => change({ space: event.currentTarget.value || null })}
                >
                  <option value="">{t('allSpaces')}</option>
                  {choices.map(({ id, title }) => (
                    <option key={id} value={id}>
                      {title}
                    </option>
                  ))}
                </NativeSelect.Field>
                <NativeSelect.Indicator />
              </NativeSelect.Root>
              <Box width={{ base: 'full', md: 'auto' }}>
                <Segmented
                  label={t('period')}
                  isFull
                  value={period}
                  onChange={(next) => change({ period: next === USUAL ? null : next.toLowerCase() })}
                  options={StatsPeriodValues.map((value) => ({ value, label: t(`periods.${value}`) }))}
                />
              </Box>
            </Flex>
          )
        }
      />
      {!stats && error && !isGone && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!stats && (!error || isGone) && <TabSkeleton />}
      {stats && (isEmpty(stats) ? <Empty /> : <Panels stats={stats} />)}
    </>
  );
}

function Panels({ stats }: { stats: Stats }) {
  return (
    <>
      <StatsKpis stats={stats} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.75fr) minmax(0, 1fr)' }} gap="6">
        <ViewsPanel steps={stats.steps} />
        <FunnelPanel stats={stats} />
      </Grid>
      <PositionPanel spaces={stats.bySpace} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.75fr) minmax(0, 1fr)' }} gap="6">
        <OccupancyPanel months={stats.occupancy} />
        <ResponsePanel response={stats.response} />
      </Grid>
      <IncomePanel stats={stats} />
      <BySpacePanel stats={stats} />
    </>
  );
}

/** There are no views, requests or stays yet. */
const isEmpty = ({ views, requests, favorites, occupancy, choices }: Stats): boolean =>
  choices.length === 0 ||
  (views.total + views.previous + requests.total + requests.previous + favorites.total === 0 &&
    occupancy.every(({ percent }) => !percent));

function Empty() {
  const { t } = useTranslation('stats');
  return (
    <chakra.div layerStyle="panel">
      <EmptyState
        headingLevel="h2"
        title={t('empty')}
        text={t('emptyText')}
        actions={
          <Button asChild>
            <Link to={tabPath('host', 'spaces')}>{t('emptyAction')}</Link>
          </Button>
        }
      />
    </chakra.div>
  );
}
