import { Box, chakra, Grid } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { DashboardSummaryQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { Metric, MetricRow } from '../../../ui/display/MetricRow';
import { today } from '../../../ui/time/today';
import { heatOf } from './month/month-weeks';

type Summary = DashboardSummaryQuery['dashboardSummary'];

/** Four metrics of the month, all from the summary's query. */
export function HostKpis({ summary }: { summary: Summary }) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const month = formats.day(today(), { month: 'long' });
  // The server sends only the first few upcoming ones.
  const upcoming = summary.groups.find(({ group }) => group === 'UPCOMING')?.count ?? 0;
  const arrivals = summary.upcoming.slice(0, 2);
  const paid = summary.income.at(-1)?.paidCents ?? 0;
  return (
    <MetricRow label={t('kpi.region', { month })} columns={[1.25, 1, 1, 0.9]}>
      <Metric label={t('kpi.income', { month })} value={formats.money(summary.monthCents)} unit={t('kpi.expected')}>
        {t('kpi.paid', { amount: formats.money(paid) })}
        <Bar share={summary.monthCents > 0 ? paid / summary.monthCents : 0} />
      </Metric>
      <Metric
        label={t('kpi.occupancy', { month })}
        value={summary.occupancyPercent === null ? '–' : formats.percent(summary.occupancyPercent)}
      >
        {summary.lettableSpaceCount > 0
          ? t('kpi.occupancyText', { occupied: summary.occupiedDays, available: summary.availableDays })
          : t('kpi.noOccupancy')}
        {summary.occupancyPercent !== null && (
          <Pips takenByDay={summary.takenByDay} spaces={summary.lettableSpaceCount} />
        )}
      </Metric>
      <Metric label={t('kpi.arrivals')} value={formats.number(upcoming)}>
        {arrivals.length === 0 && t('kpi.noArrivals')}
        {arrivals.map((booking) => (
          <chakra.span key={booking.id} display="block" truncate>
            {t('kpi.arrival', {
              day: formats.day(booking.from, { weekday: 'short', day: 'numeric', month: 'short' }),
              place: booking.space.district ?? booking.space.city ?? '',
            })}
          </chakra.span>
        ))}
      </Metric>
      <Metric label={t('kpi.spaces')} value={formats.number(summary.publishedSpaceCount)}>
        {t('kpi.spacesText', { count: summary.spaceCount })}
      </Metric>
    </MetricRow>
  );
}

function Bar({ share }: { share: number }) {
  return (
    <Box height="6px" marginTop="2.5" borderRadius="full" bg="bg.emphasized" overflow="hidden" aria-hidden>
      <Box height="full" bg="brand.solid" borderRadius="full" style={{ width: `${Math.min(100, share * 100)}%` }} />
    </Box>
  );
}

const STRENGTH = { 0: 1, 1: 0.28, 2: 0.46, 3: 0.7, 4: 1 } as const;

/** A dot for each day of the month, stronger the more spaces are taken. */
function Pips({ takenByDay, spaces }: { takenByDay: readonly number[]; spaces: number }) {
  return (
    <Grid
      aria-hidden
      height="6px"
      marginTop="2.5"
      gap="2px"
      style={{ gridTemplateColumns: `repeat(${takenByDay.length}, 1fr)` }}
    >
      {takenByDay.map((taken, index) => {
        const heat = heatOf(taken, spaces);
        return (
          <chakra.i
            key={index}
            borderRadius="1px"
            bg={heat === 0 ? 'border' : 'brand.solid'}
            style={{ opacity: STRENGTH[heat] }}
          />
        );
      })}
    </Grid>
  );
}
