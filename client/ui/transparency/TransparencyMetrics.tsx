import { Box, chakra, Grid, NativeSelect, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Transparency_ReportFragment } from '../../generated/graphql';
import { misuseBounds } from '../../generated/rare-bounds';
import { useFormats } from '../../i18n/format';
import { StatsTable } from '../charts/StatsTable';
import { useDuration, useHalfYearName } from './transparency-labels';

type Report = Transparency_ReportFragment;

interface TransparencyMetricsProps {
  report: Report;
  onHalfYear: (name: string) => void;
}

/** Moderation statistics of half a year. */
export function TransparencyMetrics({ report, onHalfYear }: TransparencyMetricsProps) {
  return (
    <Stack gap="6">
      <HalfYearSelect report={report} onChange={onHalfYear} />
      <KeyMetrics report={report} />
      <Reports rows={report.reports} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="6" alignItems="start">
        <Statements rows={report.statements} />
        <Stack gap="6">
          <Complaints complaints={report.complaints} />
          <Automated report={report} />
        </Stack>
      </Grid>
    </Stack>
  );
}

function HalfYearSelect({ report, onChange }: { report: Report; onChange: (name: string) => void }) {
  const { t } = useTranslation('transparency');
  const { instant } = useFormats();
  const nameOf = useHalfYearName();
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2">
      <NativeSelect.Root width={{ base: 'full', sm: '17rem' }}>
        <NativeSelect.Field
          aria-label={t('period')}
          value={report.halfYear.name}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {report.halfYears.map(({ name }) => (
            <option key={name} value={name}>
              {nameOf(name)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <chakra.p textStyle="small" color="fg.muted">
        {t(report.isRunning ? 'countedRunning' : 'counted', { at: instant(report.countedAt) })}
      </chakra.p>
    </Box>
  );
}

function KeyMetrics({ report }: { report: Report }) {
  const { t } = useTranslation('transparency');
  const { number } = useFormats();
  const duration = useDuration();
  const sum = (key: 'received' | 'upheld'): number => report.reports.reduce((total, row) => total + row[key], 0);
  const metrics = [
    [t('figure.received'), number(sum('received'))],
    [t('figure.upheld'), number(sum('upheld'))],
    [t('figure.median'), duration(report.medianHours)],
    [
      t('figure.changed'),
      t('of', { part: number(report.complaints.changed), whole: number(report.complaints.received) }),
    ],
  ] as const;
  return (
    <Grid
      as="dl"
      layerStyle="panel"
      /* One column if the text is enlarged. */
      templateColumns="repeat(auto-fit, minmax(min(100%, 9rem), 1fr))"
    >
      {metrics.map(([label, value]) => (
        <Box key={label} display="flex" flexDirection="column" padding={{ base: '4', md: '6' }}>
          <chakra.dt textStyle="sm" fontWeight="500" color="fg.muted">
            {label}
          </chakra.dt>
          <chakra.dd textStyle="kpi" marginTop="auto" paddingTop="1">
            {value}
          </chakra.dd>
        </Box>
      ))}
    </Grid>
  );
}

function Reports({ rows }: { rows: Report['reports'] }) {
  const { t } = useTranslation('transparency');
  const { number } = useFormats();
  const COLUMNS = ['received', 'upheld', 'dismissed', 'open'] as const;
  return (
    <Panel title={t('reports.title')} text={t('reports.text')}>
      {rows.length === 0 ? (
        <chakra.p>{t('reports.none')}</chakra.p>
      ) : (
        <StatsTable
          caption={t('reports.title')}
          heads={[t('reports.what'), ...COLUMNS.map((column) => t(`columns.${column}`))]}
          rows={rows.map((row) => [
            `${t(`subject.${row.subject}`)}: ${row.reasonName}`,
            ...COLUMNS.map((column) => number(row[column])),
          ])}
          total={[t('total'), ...COLUMNS.map((column) => number(rows.reduce((total, row) => total + row[column], 0)))]}
        />
      )}
    </Panel>
  );
}

function Statements({ rows }: { rows: Report['statements'] }) {
  const { t } = useTranslation('transparency');
  const { number } = useFormats();
  return (
    <Panel title={t('statements.title')} text={t('statements.text')}>
      <StatsTable
        caption={t('statements.title')}
        heads={[t('statements.what'), t('count')]}
        rows={rows.map(({ kind, count }) => [t(`statements.kind.${kind}`), number(count)])}
        total={[t('total'), number(rows.reduce((total, { count }) => total + count, 0))]}
      />
    </Panel>
  );
}

function Complaints({ complaints }: { complaints: Report['complaints'] }) {
  const { t } = useTranslation('transparency');
  const { number } = useFormats();
  const duration = useDuration();
  return (
    <Panel title={t('complaints.title')} text={t('complaints.text')}>
      <StatsTable
        caption={t('complaints.title')}
        heads={[t('complaints.what'), t('count')]}
        rows={[
          ...(['received', 'changed', 'kept', 'open'] as const).map((key) => [
            t(`complaints.${key}`),
            number(complaints[key]),
          ]),
          [t('complaints.median'), duration(complaints.medianHours)],
        ]}
      />
    </Panel>
  );
}

function Automated({ report: { automated, reportingSuspensions } }: { report: Report }) {
  const { t } = useTranslation('transparency');
  const { number } = useFormats();
  return (
    <Panel title={t('automated.title')} text={t('automated.text')}>
      <StatsTable
        caption={t('automated.title')}
        heads={[t('automated.what'), t('count')]}
        rows={[
          ...(['maskedMessages', 'heldReviewsPublished', 'heldReviewsHidden'] as const).map((key) => [
            t(`automated.${key}`),
            number(automated[key]),
          ]),
          [t('misuse', misuseBounds), number(reportingSuspensions)],
        ]}
      />
    </Panel>
  );
}

function Panel({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Box as="section" aria-label={title} layerStyle="panel" padding={{ base: '4', md: '6' }} minWidth="0">
      <chakra.h2 textStyle="h3">{title}</chakra.h2>
      <chakra.p textStyle="small" color="fg.muted" marginTop="1" marginBottom="3" maxWidth="60ch">
        {text}
      </chakra.p>
      {children}
    </Box>
  );
}
