import { Box, Button, chakra, Flex, Grid } from '@chakra-ui/react';
import { ChartColumn, Table2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConsoleUsage_ApiUsageFragment } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';

type Usage = ConsoleUsage_ApiUsageFragment;

/** Calls and errors of two weeks, as bars or as their table. */
export function UsagePanel({ usage }: { usage: Usage }) {
  const { t } = useTranslation('developers');
  const formats = useFormats();
  const [isTable, setTable] = useState(false);
  const metrics = [
    [t('usage.calls'), formats.number(usage.calls)],
    [t('usage.errors'), formats.number(usage.errors)],
    [t('usage.pointsPerCall'), usage.pointsPerCall === null ? '–' : formats.number(usage.pointsPerCall)],
    [t('usage.p95'), usage.p95Milliseconds === null ? '–' : `${formats.number(usage.p95Milliseconds)} ms`],
  ] as const;
  return (
    <Box as="section" layerStyle="panel" aria-labelledby="usage-title" padding={{ base: '4', md: '6' }} minWidth="0">
      <Flex align="flex-start" justify="space-between" gap="3" wrap="wrap">
        <div>
          <chakra.h2 id="usage-title" textStyle="h3">
            {t('usage.title')}
          </chakra.h2>
          <chakra.p textStyle="small" color="fg.muted">
            {t('usage.text')}
          </chakra.p>
        </div>
        <Button variant="plain" size="sm" minHeight={{ base: '11', md: '8' }} onClick={() => setTable(!isTable)}>
          {isTable ? <ChartColumn aria-hidden /> : <Table2 aria-hidden />}
          {isTable ? t('usage.showChart') : t('usage.showTable')}
        </Button>
      </Flex>
      <Grid
        as="dl"
        templateColumns={{ base: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))', md: 'repeat(4, auto)' }}
        gap="4"
        justifyContent="start"
        columnGap={{ md: '10' }}
        marginBlock="4"
      >
        {metrics.map(([label, value]) => (
          <div key={label}>
            <chakra.dt textStyle="sm" color="fg.muted">
              {label}
            </chakra.dt>
            <chakra.dd textStyle="h3" fontVariantNumeric="tabular-nums">
              {value}
            </chakra.dd>
          </div>
        ))}
      </Grid>
      {usage.calls === 0 && !isTable && <chakra.p color="fg.muted">{t('usage.none')}</chakra.p>}
      {isTable && <UsageTable days={usage.days} />}
      {usage.calls > 0 && !isTable && <UsageBars days={usage.days} />}
    </Box>
  );
}

function UsageBars({ days }: { days: Usage['days'] }) {
  const { t } = useTranslation('developers');
  const formats = useFormats();
  const top = Math.max(1, ...days.map(({ calls }) => calls));
  const share = (count: number): string => `${(count / top) * 100}%`;
  return (
    <Box role="img" aria-label={t('usage.chart')}>
      <Flex align="flex-end" gap={{ base: '1', md: '3' }} height="180px" borderBottomWidth="1px" borderColor="border">
        {days.map(({ day, calls, errors }) => (
          <Flex
            key={day}
            flex="1"
            height="full"
            direction="column"
            justify="flex-end"
            title={t('usage.tip', {
              day: formats.day(day),
              calls: formats.number(calls),
              errors: formats.number(errors),
            })}
          >
            <Box bg="fg.error" borderTopRadius="4px" style={{ height: share(errors), minHeight: errors > 0 ? 3 : 0 }} />
            <Box bg="fg.subtle" borderTopRadius={errors > 0 ? '0' : '4px'} style={{ height: share(calls - errors) }} />
          </Flex>
        ))}
      </Flex>
      <Flex gap={{ base: '1', md: '3' }} marginTop="2" textStyle="xs" color="fg.muted" aria-hidden>
        {days.map(({ day }, index) => (
          <chakra.span
            key={day}
            flex="1"
            textAlign="center"
            whiteSpace="nowrap"
            hideBelow={index % 2 === 0 ? 'md' : undefined}
          >
            {formats.day(day, { day: 'numeric' })}
          </chakra.span>
        ))}
      </Flex>
    </Box>
  );
}

function UsageTable({ days }: { days: Usage['days'] }) {
  const { t } = useTranslation('developers');
  const formats = useFormats();
  return (
    <chakra.table
      width="full"
      textStyle="sm"
      fontVariantNumeric="tabular-nums"
      css={{
        '& th, & td': { paddingBlock: '6px', textAlign: 'end' },
        '& th:first-of-type': { textAlign: 'start', fontWeight: '400' },
      }}
    >
      <chakra.caption srOnly>{t('usage.title')}</chakra.caption>
      <chakra.thead color="fg.muted">
        <tr>
          <th scope="col">{t('usage.day')}</th>
          <th scope="col">{t('usage.calls')}</th>
          <th scope="col">{t('usage.errors')}</th>
        </tr>
      </chakra.thead>
      <tbody>
        {days.toReversed().map(({ day, calls, errors }) => (
          <chakra.tr key={day} borderTopWidth="1px" borderColor="hairline">
            <th scope="row">{formats.day(day)}</th>
            <td>{formats.number(calls)}</td>
            <td>{formats.number(errors)}</td>
          </chakra.tr>
        ))}
      </tbody>
    </chakra.table>
  );
}
