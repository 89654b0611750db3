import { Box, Button, chakra, Flex, Grid } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { HostStatsQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { SpacePhoto } from '../../../ui/photo/SpacePhoto';
import { download, tableCsv } from '../../../ui/controls/table-csv';
import { Spark } from '../../../ui/charts/Spark';

type Stats = HostStatsQuery['hostStats'];

const COLUMNS = { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.6fr) 90px minmax(0, 3fr)' } as const;
const CELLS = 'repeat(6, minmax(0, 1fr))';

/** All numbers by space, with a download; on phones each space is a block of labelled values. */
export function BySpacePanel({ stats }: { stats: Stats }) {
  const { t } = useTranslation('stats');
  const formats = useFormats();
  const { bySpace } = stats;
  const percent = (part: number, whole: number): string =>
    whole > 0 ? formats.percentFine((part / whole) * 100) : '–';
  const favorites = bySpace.reduce((sum, one) => sum + one.favorites, 0);
  const month = formats.day(stats.incomeMonth, { month: 'short' });
  const heads = [
    t('views'),
    t('favorites'),
    t('requests'),
    t('conversion'),
    t('occupancyOf', { month }),
    t('incomeOf', { month }),
  ];
  const lastOccupancy = stats.occupancy.at(-2)?.percent ?? null;
  const rows = bySpace.map((one) => ({
    space: one.space,
    trend: one.views.trend,
    cells: [
      formats.number(one.views.total),
      formats.number(one.favorites),
      formats.number(one.requests),
      percent(one.requests, one.views.total),
      one.occupancyPercent === null ? '–' : formats.percent(one.occupancyPercent),
      one.incomePerM2Cents === null ? '–' : formats.money(one.incomePerM2Cents),
    ],
  }));
  const total = [
    formats.number(stats.views.total),
    formats.number(favorites),
    formats.number(stats.requests.total),
    percent(stats.requests.total, stats.views.total),
    lastOccupancy === null ? '–' : formats.percent(lastOccupancy),
    stats.incomePerM2Cents === null ? '–' : formats.money(stats.incomePerM2Cents),
  ];
  const save = (): void =>
    download(
      `${t('file')}-${stats.from}-${stats.to}.csv`,
      tableCsv(
        [
          [t('space'), ...heads],
          ...rows.map(({ space, cells }) => [space.title ?? '', ...cells]),
          [t('all'), ...total],
        ],
        formats.language,
      ),
    );
  return (
    <Box as="section" layerStyle="panel" aria-labelledby="stats-by-space" minWidth="0">
      <Flex align="center" justify="space-between" gap="3" padding={{ base: '4', md: '6' }} paddingBottom="3!">
        <chakra.h2 id="stats-by-space" textStyle="h3">
          {t('bySpace')}
        </chakra.h2>
        <Button variant="plain" size="sm" minHeight={{ base: '11', md: '8' }} onClick={save}>
          <Download aria-hidden />
          {t('csv')}
        </Button>
      </Flex>
      <Grid
        aria-hidden
        hideBelow="lg"
        templateColumns={COLUMNS.lg}
        columnGap="4"
        paddingInline="6"
        paddingBottom="2"
        textStyle="xs"
        color="fg.muted"
      >
        <span>{t('space')}</span>
        <span>{t('trend')}</span>
        <Grid templateColumns={CELLS} gap="3" textAlign="end">
          {heads.map((head) => (
            <span key={head}>{head}</span>
          ))}
        </Grid>
      </Grid>
      <Box as="ul" listStyleType="none">
        {[...rows, { space: null, trend: null, cells: total }].map(({ space, trend, cells }) => (
          <Grid
            as="li"
            key={space?.id ?? 'all'}
            templateColumns={COLUMNS}
            columnGap="4"
            rowGap="3"
            alignItems="center"
            paddingInline={{ base: '4', md: '6' }}
            paddingBlock="3"
            borderTopWidth="1px"
            borderColor="hairline"
          >
            <Flex align="center" gap="3" minWidth="0">
              {space && (
                <SpacePhoto
                  photo={space.coverPhoto}
                  sizes="40px"
                  alt=""
                  width="40px"
                  height="40px"
                  flexShrink="0"
                  borderRadius="md"
                />
              )}
              <Box minWidth="0" textStyle="sm">
                <chakra.p fontWeight="600" truncate>
                  {space ? space.title : t('all')}
                </chakra.p>
                {space?.sizeM2 && (
                  <chakra.p textStyle="xs" color="fg.muted">
                    {formats.area(space.sizeM2)}
                  </chakra.p>
                )}
              </Box>
            </Flex>
            <Box hideBelow="lg">{trend && <Spark trend={trend} />}</Box>
            <Grid as="dl" templateColumns={{ base: 'repeat(auto-fit, minmax(5.5rem, 1fr))', lg: CELLS }} gap="3">
              {cells.map((cell, index) => (
                <Box key={heads[index]} textAlign={{ lg: 'end' }}>
                  <chakra.dt textStyle="xs" color="fg.muted" srOnly={{ lg: true }}>
                    {heads[index]}
                  </chakra.dt>
                  <chakra.dd
                    textStyle="sm"
                    fontWeight={space ? undefined : '650'}
                    fontVariantNumeric="tabular-nums"
                    whiteSpace="nowrap"
                  >
                    {cell}
                  </chakra.dd>
                </Box>
              ))}
            </Grid>
          </Grid>
        ))}
      </Box>
      <chakra.p
        paddingInline={{ base: '4', md: '6' }}
        paddingBlock="4"
        borderTopWidth="1px"
        borderColor="hairline"
        textStyle="sm"
        color="fg.muted"
      >
        {t('counting')}
      </chakra.p>
    </Box>
  );
}
