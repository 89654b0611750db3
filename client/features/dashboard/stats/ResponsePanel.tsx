import { Box, chakra, Grid } from '@chakra-ui/react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { HostStatsQuery } from '../../../generated/graphql';
import { SHORT_DAY } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import { Bar } from './Bar';
import { StatsPanel } from '../../../ui/charts/StatsPanel';
import { StatsTable } from '../../../ui/charts/StatsTable';

type Response = HostStatsQuery['hostStats']['response'];

const HOUR = 60;

/** How fast requests were answered; only unanswered ones are red. */
export function ResponsePanel({ response }: { response: Response }) {
  const { t } = useTranslation('stats');
  const formats = useFormats();
  const rows = [
    { label: t('response.hour'), count: response.withinHour },
    { label: t('response.sixHours'), count: response.withinSixHours },
    { label: t('response.later'), count: response.later },
    { label: t('response.unanswered'), count: response.unanswered, isBad: true },
  ];
  const most = Math.max(1, ...rows.map(({ count }) => count));
  const { medianMinutes: minutes } = response;
  const median =
    minutes === null
      ? null
      : minutes < HOUR
        ? t('response.minutes', { count: minutes })
        : t('response.hours', { count: Math.round(minutes / HOUR) });
  const { percent, previousPercent } = response;
  const onTime =
    percent === null
      ? '–'
      : previousPercent === null
        ? formats.percent(percent)
        : `${formats.percent(percent)}, ${t('change.before', { amount: formats.percent(previousPercent) })}`;
  return (
    <StatsPanel
      title={t('response.title')}
      text={t('response.text', { count: response.count })}
      metric={
        <chakra.p marginTop="1">
          {median === null ? (
            t('response.few')
          ) : (
            <>
              <chakra.span textStyle="kpi" fontSize={{ base: '2xl', md: '3xl' }}>
                {median}
              </chakra.span>{' '}
              <chakra.span textStyle="sm" color="fg.muted">
                {t('response.median')}
              </chakra.span>
            </>
          )}
        </chakra.p>
      }
      table={
        <>
          <StatsTable
            caption={t('response.title')}
            heads={[t('response.time'), t('response.answers')]}
            rows={rows.map(({ label, count }) => [label, formats.number(count)])}
            total={[t('response.onTime'), onTime]}
          />
          {response.trend.length > 1 && <TrendTable trend={response.trend} />}
        </>
      }
    >
      <Grid templateColumns="auto minmax(0, 1fr) auto" columnGap="3" rowGap="4" alignItems="center" textStyle="sm">
        {rows.map(({ label, count, isBad }) => (
          <Fragment key={label}>
            <span>{label}</span>
            <Bar share={count / most} {...(isBad && { color: 'fg.error' })} />
            <chakra.span fontWeight="600" fontVariantNumeric="tabular-nums" textAlign="end">
              {formats.number(count)}
            </chakra.span>
          </Fragment>
        ))}
      </Grid>
    </StatsPanel>
  );
}

/** The values of the share's line, from the oldest known day to yesterday. */
function TrendTable({ trend }: { trend: Response['trend'] }) {
  const { t } = useTranslation('stats');
  const formats = useFormats();
  return (
    <Box marginTop="6">
      <chakra.p aria-hidden textStyle="sm" fontWeight="600" marginBottom="2">
        {t('response.trend')}
      </chakra.p>
      <StatsTable
        caption={t('response.trend')}
        heads={[t('response.day'), t('response.onTime')]}
        rows={trend.map(({ day, percent }) => [formats.day(day, SHORT_DAY), formats.percent(percent)])}
      />
    </Box>
  );
}
