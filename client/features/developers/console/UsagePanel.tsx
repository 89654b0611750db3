import { Button } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ConsoleUsage_ApiUsageFragment } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { download, tableCsv } from '../../../ui/controls/table-csv';
import type { CallsMetric } from '../charts/calls';
import { CallsPanel } from '../charts/CallsPanel';

/** Calls and errors of two weeks. */
export function UsagePanel({ usage }: { usage: ConsoleUsage_ApiUsageFragment }) {
  const { t, i18n } = useTranslation('developers');
  const formats = useFormats();
  const milliseconds = (time: number | null): string => (time === null ? '–' : `${formats.number(time)}\u00a0ms`);
  const metrics: readonly CallsMetric[] = [
    { label: t('usage.calls'), value: formats.number(usage.calls), bar: 'calls' },
    { label: t('usage.errors'), value: formats.number(usage.errors), bar: 'errors' },
    {
      label: t('usage.pointsPerCall'),
      value: usage.pointsPerCall === null ? '–' : formats.number(usage.pointsPerCall),
    },
    {
      label: t('usage.p95'),
      value: milliseconds(usage.p95Milliseconds),
    },
  ];
  const columns = [
    t('usage.day'),
    t('usage.calls'),
    t('usage.errors'),
    t('usage.points'),
    t('usage.p95Short'),
  ] as const;
  const save = (): void => {
    const rows = usage.days.map((day) => [
      day.day,
      ...[day.calls, day.errors, day.points, day.p95Milliseconds ?? ''].map(String),
    ]);
    download('hueco-api.csv', tableCsv([columns, ...rows], i18n.resolvedLanguage === 'en' ? 'en' : 'es'));
  };
  return (
    <CallsPanel
      action={
        <Button variant="plain" size="sm" minHeight={{ base: '11', md: '8' }} onClick={save}>
          <Download aria-hidden />
          {t('usage.csv')}
        </Button>
      }
      words={{
        title: t('usage.title'),
        text: t('usage.text'),
        chart: t('usage.chart'),
        none: t('usage.none'),
        showTable: t('usage.showTable'),
        showChart: t('usage.showChart'),
        columns,
      }}
      metrics={metrics}
      rows={usage.days.map(({ day, calls, errors, points, p95Milliseconds }, index) => ({
        key: day,
        name: formats.day(day),
        // Phones have no room for the month: they begin with the second day.
        tick: formats.day(day, { day: 'numeric', ...(index === 0 && { month: 'short' }) }),
        tip: t('usage.tip', {
          day: formats.day(day),
          calls: t('usage.tipCalls', { count: calls, n: formats.number(calls) }),
          errors: t('usage.tipErrors', { count: errors, n: formats.number(errors) }),
        }),
        calls,
        errors,
        more: [formats.number(points), milliseconds(p95Milliseconds)],
      }))}
    />
  );
}
