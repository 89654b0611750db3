import { chakra, Flex } from '@chakra-ui/react';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { HostStatsQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { Spark } from '../../../ui/charts/Spark';
import { Metric, MetricRow } from '../../../ui/display/MetricRow';

type Stats = HostStatsQuery['hostStats'];

/** Four numbers of the period, each with the previous period. */
export function StatsKpis({ stats }: { stats: Stats }) {
  const { t } = useTranslation('stats');
  const formats = useFormats();
  const { views, favorites, requests, response } = stats;
  return (
    <MetricRow label={t('kpis')} columns={[1, 1, 1, 1]}>
      {[
        { label: t('views'), metric: views, isShare: true },
        { label: t('favorites'), metric: favorites },
        { label: t('requests'), metric: requests },
      ].map(({ label, metric, isShare }) => (
        <Metric key={label} label={label} value={formats.number(metric.total)}>
          <Change now={metric.total} before={metric.previous} isShare={isShare} />
          <Trend values={metric.trend} />
        </Metric>
      ))}
      <Metric label={t('response.title')} value={response.percent === null ? '–' : formats.percent(response.percent)}>
        {response.percent === null ? (
          t('response.few')
        ) : (
          <>
            {response.previousPercent === null ? (
              t('response.text', { count: response.count })
            ) : (
              <Change now={response.percent} before={response.previousPercent} unit="points" />
            )}
            <Trend values={response.trend.map(({ percent }) => percent)} />
          </>
        )}
      </Metric>
    </MetricRow>
  );
}

function Trend({ values }: { values: readonly number[] }) {
  return (
    <chakra.div marginTop="3">
      <Spark trend={values} />
    </chakra.div>
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
function Change({ now, before, isShare = false, unit }: ChangeProps) {
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
    <Flex wrap="wrap" align="center" columnGap="1.5">
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
