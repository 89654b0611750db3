import { Box, chakra, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { HostStatsQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { axisOf } from './axis';
import { StatsPanel } from './StatsPanel';
import { StatsTable } from './StatsTable';
import { byWeek } from './weeks';

type Step = HostStatsQuery['hostStats']['steps'][number];

const [WIDTH, HEIGHT] = [600, 200];
const LABELS = 6;

/** Views step by step, against the period before. */
export function ViewsPanel({ steps }: { steps: readonly Step[] }) {
  const { t } = useTranslation('stats');
  const formats = useFormats();
  const short = { day: 'numeric', month: 'short' } as const;
  const sum = (kind: 'views' | 'previousViews'): number => steps.reduce((all, step) => all + step[kind], 0);
  return (
    <StatsPanel
      title={t('views')}
      text={steps[0]?.from === steps[0]?.to ? t('viewsDaily') : t('viewsWeekly')}
      table={
        <StatsTable
          caption={t('views')}
          heads={[t('week'), t('views'), t('before')]}
          rows={byWeek(steps).map(({ from, to, views, previousViews }) => [
            formats.dayRange(from, to, short),
            formats.number(views),
            formats.number(previousViews),
          ])}
          total={[t('total'), formats.number(sum('views')), formats.number(sum('previousViews'))]}
        />
      }
    >
      <Chart steps={steps} />
      <Flex wrap="wrap" columnGap="4" rowGap="1" marginTop="4" textStyle="xs" color="fg.muted">
        <Flex align="center" gap="2">
          <Box width="4" borderTopWidth="2px" borderColor="brand.solid" />
          {t('thisPeriod')}
        </Flex>
        <Flex align="center" gap="2">
          <Box width="4" borderTopWidth="2px" borderStyle="dotted" borderColor="fg.subtle" />
          {t('before')}
        </Flex>
      </Flex>
    </StatsPanel>
  );
}

function Chart({ steps }: { steps: readonly Step[] }) {
  const { t } = useTranslation('stats');
  const formats = useFormats();
  const { top, lines } = axisOf(Math.max(...steps.flatMap(({ views, previousViews }) => [views, previousViews])));
  const x = (index: number): number => (index / Math.max(1, steps.length - 1)) * WIDTH;
  const y = (value: number): number => HEIGHT - (value / top) * HEIGHT;
  const path = (kind: 'views' | 'previousViews'): string =>
    steps.map((step, index) => `${x(index).toFixed(1)},${y(step[kind]).toFixed(1)}`).join(' ');
  const every = Math.max(1, Math.round(steps.length / LABELS));
  const name = (day: string): string => formats.day(day, { day: 'numeric', month: 'short' });
  return (
    <Box
      role="img"
      aria-label={t('viewsChart', { from: name(steps[0]?.from ?? ''), to: name(steps.at(-1)?.to ?? '') })}
      fontVariantNumeric="tabular-nums"
    >
      <Box position="relative" height="200px" marginInlineStart="8">
        {lines.map((line) => (
          <Box
            key={line}
            position="absolute"
            insetInline="0"
            borderTopWidth="1px"
            borderColor="hairline"
            style={{ bottom: `${(line / top) * 100}%` }}
          >
            <chakra.span
              position="absolute"
              insetInlineEnd="100%"
              marginInlineEnd="2"
              top="-0.7em"
              textStyle="xs"
              color="fg.subtle"
            >
              {formats.number(line)}
            </chakra.span>
          </Box>
        ))}
        <chakra.svg
          position="absolute"
          inset="0"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          width="full"
          height="full"
          overflow="visible"
          fill="none"
          css={{ '& > *': { vectorEffect: 'non-scaling-stroke' } }}
        >
          <chakra.polygon
            points={`0,${HEIGHT} ${path('views')} ${WIDTH},${HEIGHT}`}
            fill="brand.solid"
            opacity="0.08"
          />
          <chakra.polyline points={path('previousViews')} stroke="fg.subtle" strokeWidth="1.5" strokeDasharray="2 3" />
          <chakra.polyline points={path('views')} stroke="brand.solid" strokeWidth="2.25" strokeLinejoin="round" />
        </chakra.svg>
        <Flex position="absolute" inset="0">
          {steps.map(({ from, to, views, previousViews }) => (
            <Box
              key={from}
              flex="1"
              title={`${from === to ? name(from) : formats.dayRange(from, to, { day: 'numeric', month: 'short' })}: ${t('viewsTip', { count: views, before: previousViews })}`}
              _hover={{ bg: 'hover' }}
            />
          ))}
        </Flex>
      </Box>
      <Box position="relative" height="5" marginInlineStart="8" marginTop="2" textStyle="xs" color="fg.subtle">
        {steps.map(({ from }, index) => {
          const isLast = index === steps.length - 1;
          if (!isLast && (index % every !== 0 || steps.length - 1 - index < every / 2)) return null;
          return (
            <chakra.span
              key={from}
              position="absolute"
              whiteSpace="nowrap"
              fontWeight={isLast ? '700' : undefined}
              color={isLast ? 'fg' : undefined}
              style={{
                insetInlineStart: `${(index / Math.max(1, steps.length - 1)) * 100}%`,
                transform: index === 0 ? undefined : `translateX(${isLast ? '-100%' : '-50%'})`,
              }}
            >
              {name(from)}
            </chakra.span>
          );
        })}
      </Box>
    </Box>
  );
}
