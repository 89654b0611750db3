import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { HostStatsQuery } from '../../../generated/graphql';
import { LONG_DAY } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import { Bar } from './Bar';
import { StatsPanel } from '../../../ui/charts/StatsPanel';
import { StatsTable } from '../../../ui/charts/StatsTable';

type Stats = HostStatsQuery['hostStats'];

/** Income per square metre in the last full month, by space. */
export function IncomePanel({ stats }: { stats: Stats }) {
  const { t } = useTranslation('stats');
  const formats = useFormats();
  const { bySpace, incomeMonth, incomePerM2Cents, previousIncomePerM2Cents, expectedPerM2Cents } = stats;
  const month = formats.day(incomeMonth, { month: 'long' });
  const spaces = bySpace.toSorted((a, b) => (b.incomePerM2Cents ?? 0) - (a.incomePerM2Cents ?? 0));
  const most = Math.max(1, ...spaces.map((one) => one.incomePerM2Cents ?? 0));
  const moneyOf = (cents: number | null): string => (cents === null ? '–' : formats.money(cents));
  return (
    <StatsPanel
      title={t('income.title')}
      text={t('income.text', { month })}
      metric={
        <Flex wrap="wrap" align="baseline" columnGap="2" marginTop="1">
          <chakra.span textStyle="kpi" fontSize={{ base: '2xl', md: '3xl' }}>
            {t('income.perM2', { amount: moneyOf(incomePerM2Cents) })}
          </chakra.span>
          {expectedPerM2Cents !== null && (
            <chakra.span textStyle="sm" color="fg.muted">
              {t('income.expected', { amount: formats.money(expectedPerM2Cents) })}
            </chakra.span>
          )}
        </Flex>
      }
      table={
        <StatsTable
          caption={t('income.caption', { month })}
          heads={[t('space'), t('income.head'), t('income.monthBefore')]}
          rows={spaces.map((one) => [
            one.space.title ?? '',
            moneyOf(one.incomePerM2Cents),
            moneyOf(one.previousIncomePerM2Cents),
          ])}
          total={[t('all'), moneyOf(incomePerM2Cents), moneyOf(previousIncomePerM2Cents)]}
        />
      }
    >
      <Grid
        as="ul"
        listStyleType="none"
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="12"
        rowGap="5"
      >
        {spaces.map((one) => (
          <Box as="li" key={one.space.id} textStyle="sm">
            <Flex justify="space-between" gap="3" marginBottom="1.5">
              <chakra.span minWidth="0" truncate>
                {one.space.title}{' '}
                {one.space.sizeM2 !== null && (
                  <chakra.small textStyle="xs" color="fg.muted">
                    {formats.area(one.space.sizeM2)}
                  </chakra.small>
                )}
              </chakra.span>
              <chakra.span fontWeight="650" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
                {moneyOf(one.incomePerM2Cents)}
              </chakra.span>
            </Flex>
            <Bar share={(one.incomePerM2Cents ?? 0) / most} />
            <chakra.p textStyle="xs" color="fg.muted" marginTop="1.5">
              <Before stats={one} month={incomeMonth} />
            </chakra.p>
          </Box>
        ))}
      </Grid>
    </StatsPanel>
  );
}

/** The value of the month before, or since when the space has been public. */
function Before({ stats, month }: { stats: Stats['bySpace'][number]; month: string }) {
  const { t } = useTranslation('stats');
  const formats = useFormats();
  const { publishedOn, incomePerM2Cents: now, previousIncomePerM2Cents: before } = stats;
  if (publishedOn !== null && publishedOn >= month) return t('published', { day: formats.day(publishedOn, LONG_DAY) });
  if (before === null || now === null) return null;
  return now === before ? t('income.same') : t('income.before', { amount: formats.money(before) });
}
