import { Box, chakra, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { HostStatsQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { AxisLine } from '../../../ui/charts/AxisLine';
import { StatsPanel } from '../../../ui/charts/StatsPanel';
import { StatsTable } from '../../../ui/charts/StatsTable';

type Month = HostStatsQuery['hostStats']['occupancy'][number];

const FORECAST = { borderWidth: '1.5px', borderStyle: 'dashed', borderColor: 'brand.solid' } as const;
const LINES = [0, 50, 100];

/** Occupancy of twelve months; the current one is hollow, because it is only booked so far. */
export function OccupancyPanel({ months }: { months: readonly Month[] }) {
  const { t } = useTranslation('stats');
  const formats = useFormats();
  const percentOf = ({ percent, isForecast }: Month): string => {
    if (percent === null) return '–';
    return isForecast ? t('occupancy.booked', { percent: formats.percent(percent) }) : formats.percent(percent);
  };
  return (
    <StatsPanel
      title={t('occupancy.title')}
      text={t('occupancy.text')}
      table={
        <StatsTable
          caption={t('occupancy.title')}
          heads={[t('month'), t('occupancy.title')]}
          rows={months.map((month) => [
            formats.day(month.month, { month: 'short', year: 'numeric' }),
            percentOf(month),
          ])}
        />
      }
    >
      <Box role="img" aria-label={t('occupancy.chart')}>
        <Box position="relative" height="190px" marginInlineStart="10" marginTop="6">
          {LINES.map((line) => (
            <AxisLine key={line} share={line / 100}>
              {formats.percent(line)}
            </AxisLine>
          ))}
          <Flex position="absolute" inset="0" gap={{ base: '1', md: '2' }} align="flex-end">
            {months.map(({ month, percent, isForecast }, index) => (
              <Flex key={month} flex="1" height="full" direction="column" justify="flex-end" minWidth="0">
                {index >= months.length - 2 && percent !== null && (
                  <chakra.span
                    // On phones two percentages side by side would overlap.
                    hideBelow={isForecast ? undefined : 'md'}
                    textStyle="xs"
                    fontWeight="600"
                    alignSelf="center"
                    width="max-content"
                  >
                    {formats.percent(percent)}
                  </chakra.span>
                )}
                <Box
                  flexShrink="0"
                  borderTopRadius="md"
                  {...(isForecast ? FORECAST : { bg: 'brand.solid', opacity: 0.72 })}
                  style={{ height: `${percent ?? 0}%` }}
                />
              </Flex>
            ))}
          </Flex>
        </Box>
        <Flex marginInlineStart="10" gap={{ base: '1', md: '2' }} marginTop="2" textStyle="xs" color="fg.subtle">
          {months.map(({ month, isForecast }) => (
            <chakra.span
              key={month}
              flex="1"
              minWidth="0"
              textAlign="center"
              fontWeight={isForecast ? '700' : undefined}
              color={isForecast ? 'fg' : undefined}
            >
              <chakra.span hideBelow="sm">{formats.day(month, { month: 'short' })}</chakra.span>
              <chakra.span hideFrom="sm">{formats.day(month, { month: 'narrow' })}</chakra.span>
            </chakra.span>
          ))}
        </Flex>
      </Box>
      <Flex wrap="wrap" columnGap="4" rowGap="1" marginTop="4" textStyle="xs" color="fg.muted">
        <Flex align="center" gap="1.5">
          <Box boxSize="3" borderRadius="xs" bg="brand.solid" opacity="0.72" />
          {t('occupancy.done')}
        </Flex>
        <Flex align="center" gap="1.5">
          <Box boxSize="3" borderRadius="xs" {...FORECAST} />
          {t('occupancy.forecast')}
        </Flex>
      </Flex>
    </StatsPanel>
  );
}
