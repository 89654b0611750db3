import { useTranslation } from 'react-i18next';
import { useStaffMetricsQuery, type StaffMetricsQuery } from '../../../generated/graphql';
import { SHORT_DAY } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import { PeriodLines } from '../../../ui/charts/PeriodLines';
import { StatsPanel } from '../../../ui/charts/StatsPanel';
import { StatsTable } from '../../../ui/charts/StatsTable';
import { ErrorState, SkeletonRows } from '../../../ui/feedback/states';

/** Payments of renters, day by day; also as a table. */
export function VolumePanel() {
  const { data, error, refetch } = useStaffMetricsQuery({ fetchPolicy: 'cache-and-network' });
  if (!data)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} headingLevel="h2" /> : <SkeletonRows />;
  return <Volume metrics={data.staffMetrics} />;
}

function Volume({ metrics: { days, from, to } }: { metrics: StaffMetricsQuery['staffMetrics'] }) {
  const { t } = useTranslation('staff');
  const formats = useFormats();
  const name = (day: string): string => formats.day(day, SHORT_DAY);
  const sum = (key: 'volumeCents' | 'volumeCentsBefore'): number => days.reduce((all, one) => all + one[key], 0);
  return (
    <StatsPanel
      title={t('metrics.byDay')}
      text={t('metrics.volumeNote')}
      table={
        <StatsTable
          caption={t('metrics.byDay')}
          heads={[t('metrics.day'), t('metrics.volume'), t('metrics.before')]}
          rows={days.map(({ day, volumeCents, volumeCentsBefore }) => [
            name(day),
            formats.money(volumeCents),
            formats.money(volumeCentsBefore),
          ])}
          total={[t('metrics.days'), formats.money(sum('volumeCents')), formats.money(sum('volumeCentsBefore'))]}
        />
      }
    >
      <PeriodLines
        label={t('metrics.chart', { from: name(from), to: name(to) })}
        axisWidth="4.5rem"
        lineText={(euros) => formats.price(euros * 100)}
        steps={days.map(({ day, volumeCents, volumeCentsBefore }) => ({
          key: day,
          name: name(day),
          title: `${name(day)}: ${t('metrics.tip', { now: formats.money(volumeCents), before: formats.money(volumeCentsBefore) })}`,
          now: volumeCents / 100,
          before: volumeCentsBefore / 100,
        }))}
      />
    </StatsPanel>
  );
}
