import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HostStatsQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { Spark } from '../../../ui/charts/Spark';

type Stats = HostStatsQuery['hostStats'];

/** Four numbers of the period, each with the previous period. */
export function StatsKpis({ stats }: { stats: Stats }) {
  const { t } = useTranslation('stats');
  const formats = useFormats();
  const { views, favorites, requests, response } = stats;
  return (
    <Box
      role="region"
      aria-label={t('kpis')}
      tabIndex={0}
      overflowX="auto"
      scrollbarWidth="none"
      scrollSnapType="x mandatory"
      marginInline={{ base: 'calc(-1 * var(--gutter))', md: '0' }}
      paddingInline={{ base: 'var(--gutter)', md: '0' }}
    >
      <Grid
        width={{ base: 'max-content', md: 'auto' }}
        gap={{ base: '3', md: '0' }}
        borderWidth={{ md: '1px' }}
        borderRadius={{ md: 'card' }}
        bg={{ md: 'bg.panel' }}
        templateColumns={{ base: 'repeat(4, 13.25rem)', md: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' }}
      >
        {[
          { label: t('views'), metric: views, isShare: true },
          { label: t('favorites'), metric: favorites },
          { label: t('requests'), metric: requests },
        ].map(({ label, metric, isShare }) => (
          <Kpi key={label} label={label} value={formats.number(metric.total)}>
            <Change now={metric.total} before={metric.previous} isShare={isShare} />
            <Spark trend={metric.trend} />
          </Kpi>
        ))}
        <Kpi label={t('response.title')} value={response.percent === null ? '–' : formats.percent(response.percent)}>
          {response.percent === null ? (
            <chakra.p textStyle="small" color="fg.muted" marginTop="1">
              {t('response.few')}
            </chakra.p>
          ) : (
            <>
              {response.previousPercent === null ? (
                <chakra.p textStyle="small" color="fg.muted" marginTop="1">
                  {t('response.text', { count: response.count })}
                </chakra.p>
              ) : (
                <Change now={response.percent} before={response.previousPercent} unit="points" />
              )}
              <Spark trend={response.trend.map(({ percent }) => percent)} />
            </>
          )}
        </Kpi>
      </Grid>
    </Box>
  );
}

function Kpi({ label, value, children }: { label: string; value: string; children: ReactNode }) {
  return (
    <Box
      padding={{ base: '4', md: '5' }}
      paddingInline={{ md: '6' }}
      minWidth="0"
      scrollSnapAlign="center"
      bg={{ base: 'bg.panel', md: 'transparent' }}
      borderWidth={{ base: '1px', md: '0' }}
      borderRadius={{ base: 'card', md: '0' }}
      css={{ '& + &': { borderInlineStartWidth: '1px', borderInlineStartColor: { md: 'hairline' } } }}
    >
      <chakra.p textStyle="sm" fontWeight="500" color="fg.muted">
        {label}
      </chakra.p>
      <chakra.p textStyle="kpi" fontSize={{ base: '2xl', md: '3xl' }} marginTop="1">
        {value}
      </chakra.p>
      {children}
    </Box>
  );
}

interface ChangeProps {
  now: number;
  before: number;
  /** As a percentage of the previous value, if that is large enough. */
  isShare?: boolean | undefined;
  unit?: 'points';
}

const ENOUGH_FOR_A_SHARE = 10;

/** The change of a number; a decrease is grey, never red. */
export function Change({ now, before, isShare = false, unit }: ChangeProps) {
  const { t } = useTranslation('stats');
  const formats = useFormats();
  const difference = Math.abs(now - before);
  const isUp = now > before;
  const isPercent = isShare && before >= ENOUGH_FOR_A_SHARE;
  const amount = isPercent ? formats.percent((difference / before) * 100) : formats.number(difference);
  const words =
    difference === 0
      ? t('change.same')
      : unit === 'points'
        ? t(isUp ? 'change.pointsUp' : 'change.pointsDown', { count: difference })
        : t(isUp ? 'change.up' : 'change.down', { amount });
  const Arrow = isUp ? TrendingUp : TrendingDown;
  return (
    <Flex wrap="wrap" align="center" columnGap="1.5" textStyle="small" color="fg.muted" marginTop="1">
      <chakra.span
        display="inline-flex"
        alignItems="center"
        gap="1"
        fontWeight="600"
        color={isUp ? 'trust.fg' : 'fg.muted'}
      >
        {difference > 0 && <Arrow size={14} aria-hidden />}
        {words}
      </chakra.span>
      {t('change.before', { amount: unit === 'points' ? formats.percent(before) : formats.number(before) })}
    </Flex>
  );
}
