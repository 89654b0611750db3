import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useStaffMetricsQuery, type StaffMetricsQuery } from '../../../generated/graphql';
import { SHORT_DAY } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import { Spark } from '../../../ui/charts/Spark';
import { StatsPanel } from '../../../ui/charts/StatsPanel';
import { StatsTable } from '../../../ui/charts/StatsTable';
import { Dotted } from '../../../ui/display/Dotted';
import { ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { useMetrics, type Metric } from './use-metrics';

type Metrics = StaffMetricsQuery['staffMetrics'];

/** Eight metrics with their trends; also as a table. */
export function MetricsPanel() {
  const { data, error, refetch } = useStaffMetricsQuery({ fetchPolicy: 'cache-and-network' });
  if (!data)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} headingLevel="h2" /> : <SkeletonRows />;
  return <MetricGrid metrics={data.staffMetrics} />;
}

function MetricGrid({ metrics: { now, before, weeks, from, to } }: { metrics: Metrics }) {
  const { t } = useTranslation('staff');
  const formats = useFormats();
  const metrics = useMetrics();
  return (
    <StatsPanel
      title={t('metrics.title')}
      text={t('metrics.text', { days: formats.dayRange(from, to, SHORT_DAY) })}
      table={
        <StatsTable
          caption={t('metrics.title')}
          heads={[t('metrics.week'), ...metrics.map(({ label }) => label)]}
          rows={weeks.map((week) => [
            formats.dayRange(week.from, week.to, SHORT_DAY),
            ...metrics.map(({ textOf }) => textOf(week.metrics)),
          ])}
          total={[t('metrics.days'), ...metrics.map(({ textOf }) => textOf(now))]}
        />
      }
    >
      <Grid
        as="ul"
        listStyleType="none"
        margin={{ base: '0 -16px -16px', md: '0 -24px -24px' }}
        borderTopWidth="1px"
        borderColor="hairline"
        // At twice the size, text on a phone needs the whole width.
        templateColumns={{
          base: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
          sm: 'repeat(2, minmax(0, 1fr))',
          xl: 'repeat(4, minmax(0, 1fr))',
        }}
        overflow="hidden"
        // Hairlines between the cells, whatever their number per row.
        css={{ '& > li': { boxShadow: '1px 1px 0 0 var(--hueco-colors-hairline)' } }}
      >
        {metrics.map((metric) => (
          <MetricCell
            key={metric.key}
            metric={metric}
            now={now}
            before={before}
            trend={weeks.flatMap((week) => metric.numberOf(week.metrics) ?? [])}
          />
        ))}
      </Grid>
    </StatsPanel>
  );
}

interface MetricCellProps {
  metric: Metric;
  now: Metrics['now'];
  before: Metrics['before'];
  trend: readonly number[];
}

function MetricCell({ metric, now, before, trend }: MetricCellProps) {
  return (
    <Box as="li" padding={{ base: '4', md: '16px 24px' }} minWidth="0">
      <chakra.p textStyle="sm" fontWeight="500" color="fg.muted">
        {metric.label}
      </chakra.p>
      <Flex wrap="wrap" alignItems="flex-end" justifyContent="space-between" columnGap="3" marginTop="0.5">
        <chakra.p textStyle="h3" fontSize="2xl" fontVariantNumeric="tabular-nums" minWidth="0" overflowWrap="anywhere">
          {metric.textOf(now)}
        </chakra.p>
        <Box flex="0 1 88px" minWidth="0" hideBelow="sm">
          <Spark trend={trend} />
        </Box>
      </Flex>
      <Flex wrap="wrap" columnGap="1.5" textStyle="xs" color="fg.subtle" marginTop="0.5">
        <Change metric={metric} now={metric.numberOf(now)} before={metric.numberOf(before)} />
        <Dotted items={[metric.noteOf(now)].flat()} />
      </Flex>
    </Box>
  );
}

interface ChangeProps {
  metric: Metric;
  now: number | null;
  before: number | null;
}

/** The arrow shows the direction, its colour whether that is good; both are also given as text. */
function Change({ metric: { changeOf, isMoreBetter }, now, before }: ChangeProps) {
  const { t } = useTranslation('staff');
  if (now === null || before === null || now === before) return null;
  const isMore = now > before;
  const Arrow = isMore ? ArrowUp : ArrowDown;
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="0.5"
      fontWeight="600"
      color={isMore === isMoreBetter ? 'trust.fg' : 'fg.error'}
    >
      <Arrow size={13} aria-hidden />
      <chakra.span srOnly>{t(isMore ? 'metrics.more' : 'metrics.less')} </chakra.span>
      {changeOf(now, before)}
    </chakra.span>
  );
}
