import { chakra, Flex, Stack } from '@chakra-ui/react';
import { ArrowDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { HostStatsQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { Bar } from './Bars';
import { StatsPanel } from '../../../ui/charts/StatsPanel';
import { StatsTable } from '../../../ui/charts/StatsTable';

/** From seeing a space to booking it, all on one scale. */
export function FunnelPanel({ funnel }: { funnel: HostStatsQuery['hostStats']['funnel'] }) {
  const { t } = useTranslation('stats');
  const formats = useFormats();
  const steps = [
    { key: 'views', count: funnel.views, label: t('funnel.views') },
    { key: 'prices', count: funnel.priceViews, label: t('funnel.priceViews') },
    { key: 'requests', count: funnel.requests, label: t('funnel.requests') },
    { key: 'accepted', count: funnel.accepted, label: t('funnel.accepted') },
  ] as const;
  const most = Math.max(1, ...steps.map(({ count }) => count));
  const shareOf = (index: number): string => {
    const before = steps[index - 1]?.count ?? 0;
    return before > 0 ? formats.percent(((steps[index]?.count ?? 0) / before) * 100) : '–';
  };
  return (
    <StatsPanel
      title={t('funnel.title')}
      text={t('funnel.text')}
      table={
        <StatsTable
          caption={t('funnel.title')}
          heads={[t('funnel.step'), t('funnel.people'), t('funnel.goOn')]}
          rows={steps.map(({ count, label }, index) => [
            label,
            formats.number(count),
            index === 0 ? '–' : shareOf(index),
          ])}
        />
      }
    >
      <Stack gap="2">
        {steps.map(({ key, count, label }, index) => (
          <div key={key}>
            {(index === 1 || index === 2) && (
              <Flex align="center" gap="1.5" textStyle="xs" color="fg.muted" marginBottom="2">
                <ArrowDown size={14} aria-hidden />
                {t('funnel.share', { share: shareOf(index) })}
              </Flex>
            )}
            <Flex justify="space-between" gap="3" textStyle="sm" marginBottom="1">
              <span>{label}</span>
              <chakra.span fontWeight="650" fontVariantNumeric="tabular-nums">
                {formats.number(count)}
              </chakra.span>
            </Flex>
            <Bar share={count / most} />
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
