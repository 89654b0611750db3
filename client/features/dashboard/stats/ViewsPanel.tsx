import { useTranslation } from 'react-i18next';
import type { HostStatsQuery } from '../../../generated/graphql';
import { SHORT_DAY } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import { PeriodLines } from '../../../ui/charts/PeriodLines';
import { StatsPanel } from '../../../ui/charts/StatsPanel';
import { StatsTable } from '../../../ui/charts/StatsTable';
import { byWeek, sumOf } from './weeks';

type Step = HostStatsQuery['hostStats']['steps'][number];

/** Views by step of the period, against the previous period; the table also has the requests and bookings. */
export function ViewsPanel({ steps }: { steps: readonly Step[] }) {
  const { t } = useTranslation('stats');
  const formats = useFormats();
  const name = (day: string): string => formats.day(day, SHORT_DAY);
  const cellsOf = ({ views, previousViews, favorites, requests }: ReturnType<typeof sumOf>): string[] => [
    ...[views, previousViews, favorites, requests].map(formats.number),
    views > 0 ? formats.percentFine((requests / views) * 100) : '–',
  ];
  return (
    <StatsPanel
      title={t('views')}
      text={steps[0]?.from === steps[0]?.to ? t('viewsDaily') : t('viewsWeekly')}
      table={
        <StatsTable
          caption={t('views')}
          heads={[t('week'), t('views'), t('before'), t('favorites'), t('requests'), t('conversion')]}
          rows={byWeek(steps).map((step) => [formats.dayRange(step.from, step.to, SHORT_DAY), ...cellsOf(step)])}
          total={[t('total'), ...cellsOf(sumOf(steps))]}
        />
      }
    >
      <PeriodLines
        label={t('viewsChart', { from: name(steps[0]?.from ?? ''), to: name(steps.at(-1)?.to ?? '') })}
        steps={steps.map(({ from, to, views, previousViews }) => ({
          key: from,
          name: name(from),
          title: `${from === to ? name(from) : formats.dayRange(from, to, SHORT_DAY)}: ${t('viewsTip', { count: views, before: previousViews })}`,
          now: views,
          before: previousViews,
        }))}
        lineText={formats.number}
      />
    </StatsPanel>
  );
}
