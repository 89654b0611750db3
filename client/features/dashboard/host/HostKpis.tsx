import { Box, chakra, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DashboardSummaryQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { today } from '../../../ui/time/today';
import { heatOf } from './month/month-weeks';

type Summary = DashboardSummaryQuery['dashboardSummary'];

/* One panel on wide screens; cards that scroll on phones. */
const LIST = {
  display: { base: 'flex', md: 'grid' },
  gridTemplateColumns: { md: '1fr 1fr', lg: '1.25fr 1fr 1fr 0.9fr' },
  gap: { base: '3', md: '0' },
  width: { base: 'max-content', md: 'auto' },
} as const;

/* Hairlines between the metrics: four in a row, or two by two. */
const HAIRLINES = {
  '& + &': { borderInlineStartWidth: '1px', borderInlineStartColor: { md: 'hairline' } },
  '&&:nth-of-type(3)': { borderInlineStartWidth: { base: '1px', md: '0', lg: '1px' } },
  '&&:nth-of-type(n + 3)': { borderTopWidth: { base: '1px', lg: '0' }, borderTopColor: { md: 'hairline' } },
} as const;

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
    <Box
      role="region"
      aria-label={t('kpi.region', { month })}
      tabIndex={0}
      overflowX="auto"
      scrollbarWidth="none"
      scrollSnapType="x mandatory"
      marginInline={{ base: 'calc(-1 * var(--gutter))', md: '0' }}
      paddingInline={{ base: 'var(--gutter)', md: '0' }}
    >
      <Grid
        {...LIST}
        borderWidth={{ md: '1px' }}
        borderRadius={{ md: 'card' }}
        bg={{ md: 'bg.panel' }}
        overflow={{ md: 'hidden' }}
      >
        <Kpi label={t('kpi.income', { month })} value={formats.money(summary.monthCents)} unit={t('kpi.expected')}>
          {t('kpi.paid', { amount: formats.money(paid) })}
          <Bar share={summary.monthCents > 0 ? paid / summary.monthCents : 0} />
        </Kpi>
        <Kpi
          label={t('kpi.occupancy', { month })}
          value={summary.occupancyPercent === null ? '–' : formats.percent(summary.occupancyPercent)}
        >
          {summary.availableDays
            ? t('kpi.occupancyText', { occupied: summary.occupiedDays, available: summary.availableDays })
            : t('kpi.noOccupancy')}
          {summary.occupancyPercent !== null && (
            <Pips takenByDay={summary.takenByDay} spaces={summary.lettableSpaceCount} />
          )}
        </Kpi>
        <Kpi label={t('kpi.arrivals')} value={formats.number(upcoming)}>
          {arrivals.length === 0 && t('kpi.noArrivals')}
          {arrivals.map((booking) => (
            <chakra.span key={booking.id} display="block" truncate>
              {t('kpi.arrival', {
                day: formats.day(booking.from, { weekday: 'short', day: 'numeric', month: 'short' }),
                place: booking.space.district ?? booking.space.city ?? '',
              })}
            </chakra.span>
          ))}
        </Kpi>
        <Kpi label={t('kpi.spaces')} value={formats.number(summary.publishedSpaceCount)}>
          {t('kpi.spacesText', { count: summary.spaceCount })}
        </Kpi>
      </Grid>
    </Box>
  );
}

function Kpi({ label, value, unit, children }: { label: string; value: string; unit?: string; children: ReactNode }) {
  return (
    <Box
      minWidth="0"
      width={{ base: '13.25rem', md: 'auto' }}
      padding={{ base: '4', md: '5' }}
      paddingInline={{ md: '6' }}
      scrollSnapAlign="center"
      bg={{ base: 'bg.panel', md: 'transparent' }}
      borderWidth={{ base: '1px', md: '0' }}
      borderRadius={{ base: 'card', md: '0' }}
      css={HAIRLINES}
    >
      <chakra.p textStyle="sm" fontWeight="500" color="fg.muted">
        {label}
      </chakra.p>
      <chakra.p
        textStyle="kpi"
        fontSize={{ base: '2xl', md: '3xl' }}
        lineHeight={{ base: '2rem', md: '2.25rem' }}
        marginTop="1"
        display="flex"
        flexWrap="wrap"
        alignItems="baseline"
        columnGap="1.5"
      >
        {value}
        {unit && (
          <chakra.small textStyle={{ base: 'sm', md: 'md' }} fontWeight="500" letterSpacing="0" color="fg.subtle">
            {unit}
          </chakra.small>
        )}
      </chakra.p>
      <chakra.div textStyle="small" color="fg.muted" marginTop="1" fontVariantNumeric="tabular-nums">
        {children}
      </chakra.div>
    </Box>
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
