import { chakra, Flex, Stack } from '@chakra-ui/react';
import { ArrowDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { HostStatsQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { Bar } from './Bar';
import { Spark } from '../../../ui/charts/Spark';
import { StatsPanel } from '../../../ui/charts/StatsPanel';
import { StatsTable } from '../../../ui/charts/StatsTable';

type Stats = HostStatsQuery['hostStats'];

/** From views to bookings, on one scale, each with the previous period. */
export function FunnelPanel({ stats }: { stats: Pick<Stats, 'funnel' | 'views' | 'requests'> }) {
  const { t } = useTranslation('stats');
  const formats = useFormats();
  const { funnel, views, requests } = stats;
  const steps = (['views', 'priceViews', 'requests', 'accepted'] as const).map((key) => ({
    key,
    count: funnel[key],
    before: funnel.before[key],
    label: t(`funnel.${key}`),
  }));
  const most = Math.max(1, ...steps.map(({ count }) => count));
  const shareOf = (index: number): string => {
    const before = steps[index - 1]?.count ?? 0;
    return before > 0 ? formats.percent(((steps[index]?.count ?? 0) / before) * 100) : '–';
  };
  const conversionOf = (asked: number, seen: number): string =>
    seen > 0 ? formats.percentFine((asked / seen) * 100) : '–';
  return (
    <StatsPanel
      title={t('funnel.title')}
      text={t('funnel.text')}
      metric={
        <Flex wrap="wrap" align="center" columnGap="3" marginTop="1">
          <chakra.p flex="1 1 auto">
            <chakra.span textStyle="kpi" fontSize={{ base: '2xl', md: '3xl' }}>
              {conversionOf(funnel.requests, funnel.views)}
            </chakra.span>{' '}
            <chakra.span textStyle="sm" color="fg.muted">
              {t('change.before', { amount: conversionOf(funnel.before.requests, funnel.before.views) })}
            </chakra.span>
          </chakra.p>
          <Spark trend={views.trend.map((seen, index) => perThousand(requests.trend[index] ?? 0, seen))} />
        </Flex>
      }
      table={
        <StatsTable
          caption={t('funnel.title')}
          heads={[t('funnel.step'), t('funnel.people'), t('before'), t('funnel.goOn')]}
          rows={steps.map(({ count, before, label }, index) => [
            label,
            formats.number(count),
            formats.number(before),
            index === 0 ? '–' : shareOf(index),
          ])}
        />
      }
    >
      <Stack gap="2">
        {steps.map(({ key, count, before, label }, index) => (
          <div key={key}>
            {(index === 1 || index === 2) && (
              <Flex align="center" gap="1.5" textStyle="xs" color="fg.muted" marginBottom="2">
                <ArrowDown size={14} aria-hidden />
                {t('funnel.share', { share: shareOf(index) })}
              </Flex>
            )}
            <Flex justify="space-between" gap="3" textStyle="sm" marginBottom="1">
              <span>{label}</span>
              <chakra.span fontVariantNumeric="tabular-nums" textAlign="end">
                <chakra.small textStyle="xs" color="fg.muted">
                  {t('change.before', { amount: formats.number(before) })}
                </chakra.small>{' '}
                <chakra.b fontWeight="650">{formats.number(count)}</chakra.b>
              </chakra.span>
            </Flex>
            <Bar share={count / most} color="brand.solid" isLarge />
            {key === 'requests' && (funnel.waiting > 0 || funnel.declined > 0) && (
              <chakra.p textStyle="xs" color="fg.muted" marginTop="1.5">
                {t('funnel.rest', { waiting: funnel.waiting, declined: funnel.declined })}
              </chakra.p>
            )}
          </div>
        ))}
      </Stack>
    </StatsPanel>
  );
}

/** Per thousand, so that small shares are still visible. */
const perThousand = (part: number, whole: number): number => (whole > 0 ? Math.round((part / whole) * 1000) : 0);
