import { useTranslation } from 'react-i18next';
import type { ConsoleUsage_ApiUsageFragment } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import type { CallsMetric } from '../charts/calls';
import { CallsPanel } from '../charts/CallsPanel';

/** Calls and errors of two weeks. */
export function UsagePanel({ usage }: { usage: ConsoleUsage_ApiUsageFragment }) {
  const { t } = useTranslation('developers');
  const formats = useFormats();
  const metrics: readonly CallsMetric[] = [
    { label: t('usage.calls'), value: formats.number(usage.calls), bar: 'calls' },
    { label: t('usage.errors'), value: formats.number(usage.errors), bar: 'errors' },
    {
      label: t('usage.pointsPerCall'),
      value: usage.pointsPerCall === null ? '–' : formats.number(usage.pointsPerCall),
    },
    {
      label: t('usage.p95'),
      value: usage.p95Milliseconds === null ? '–' : `${formats.number(usage.p95Milliseconds)} ms`,
    },
  ];
  return (
    <CallsPanel
      words={{
        title: t('usage.title'),
        text: t('usage.text'),
        chart: t('usage.chart'),
        none: t('usage.none'),
        showTable: t('usage.showTable'),
        showChart: t('usage.showChart'),
        columns: [t('usage.day'), t('usage.calls'), t('usage.errors')],
      }}
      metrics={metrics}
      rows={usage.days.map(({ day, calls, errors }) => ({
        key: day,
        name: formats.day(day),
        tick: formats.day(day, { day: 'numeric' }),
        tip: t('usage.tip', { day: formats.day(day), calls: formats.number(calls), errors: formats.number(errors) }),
        calls,
        errors,
      }))}
    />
  );
}
