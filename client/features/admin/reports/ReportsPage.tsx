import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useStaffReportsQuery,
  type StaffReportFilter,
  type StaffReportRow_ReportFragment,
} from '../../../generated/graphql';
import type { ReportedKind, ReportStatus } from '../../../generated/schema';
import { ReportedKindValues } from '../../../generated/values/ReportedKind';
import { ReportStatusValues } from '../../../generated/values/ReportStatus';
import { useFormats } from '../../../i18n/format';
import { SHORTCUTS } from '../../../ui/staff/shortcuts';
import { lazyView } from '../lazy-view';
import { ListLayout } from '../list/ListLayout';
import type { ListColumn } from '../list/ListTable';
import { useListAddress, type ListValues } from '../list/list-address';
import { fromWidth } from '../list/container-width';
import { isUndoable } from '../undo/undoable-acts';
import { ReportState } from './report-cells';
import { previewOf, useReportFields, useSendReportAct } from './report-acts';
import { ReportActPreview } from './ReportActPreview';

const KEYS = ['q', 'subject', 'status', 'waiting'];
const PAGE_SIZE = 50;

const ReportCase = lazyView(async () => (await import('./ReportCase')).ReportCase);

const filterOf = ({ q, subject, status, waiting }: ListValues): StaffReportFilter => ({
  query: q || null,
  subject: (subject || null) as ReportedKind | null,
  status: (status || null) as ReportStatus | null,
  isWaiting: waiting === 'yes' || null,
});

/** /admin/reports: what was reported, newest first. */
export function ReportsPage() {
  const { t } = useTranslation('staff');
  const address = useListAddress(KEYS);
  const fieldsOf = useReportFields();
  const send = useSendReportAct();
  const { data, error, refetch } = useStaffReportsQuery({
    variables: { first: PAGE_SIZE, after: address.after, filter: filterOf(address.values) },
    fetchPolicy: 'cache-and-network',
  });
  const filters = [
    {
      key: 'subject',
      label: t('report.filter.subject'),
      options: ReportedKindValues.map((value) => ({ value, label: t(`report.kind.${value}`) })),
    },
    {
      key: 'status',
      label: t('report.filter.status'),
      options: ReportStatusValues.map((value) => ({ value, label: t(`report.status.${value}`) })),
    },
    {
      key: 'waiting',
      label: t('report.filter.waiting'),
      options: [{ value: 'yes', label: t('report.waitingOnly') }],
    },
  ];
  return (
    <ListLayout
      title={t('report.title')}
      searchHint={t('report.searchHint')}
      filters={filters}
      views={[
        { name: t('report.views.waiting'), query: 'waiting=yes' },
        { name: t('report.views.spaces'), query: 'subject=SPACE' },
        { name: t('report.views.people'), query: 'subject=USER' },
      ]}
      columns={useReportColumns()}
      many={{
        acts: (['UPHOLD', 'DISMISS'] as const).map((name) => ({
          name,
          label: t(`report.act.${name}`),
          shortcut: SHORTCUTS.reports[name],
          fields: fieldsOf(name),
          isUndoable: isUndoable('StaffReportAct', name),
          isDangerous: name === 'UPHOLD',
        })),
        nameOf: ({ code }) => code,
        actsOf: ({ availableActs }) => availableActs,
        renderPreview: (act, { code }, values, onSeen) => {
          const input = previewOf(code, act as 'UPHOLD' | 'DISMISS', values);
          return input && <ReportActPreview input={input} onSeen={onSeen} />;
        },
        togetherBy: ({ answeredTogetherAs }) => answeredTogetherAs,
        send: (act, { code }, values, others) =>
          send(
            code,
            act as 'UPHOLD' | 'DISMISS',
            values,
            others.map((other) => other.code),
          ),
        onDone: () => void refetch(),
      }}
      viewOf={(values) => ({ reports: filterOf(values) })}
      renderCase={(code) => <ReportCase code={code} />}
      address={address}
      rows={data?.staffReports.edges.map(({ node }) => node)}
      totalCount={data?.staffReports.totalCount}
      pageSize={PAGE_SIZE}
      endCursor={data?.staffReports.pageInfo.endCursor}
      hasNextPage={data?.staffReports.pageInfo.hasNextPage}
      error={error}
      onRetry={() => void refetch()}
      keyOf={({ code }) => code}
      hrefOf={({ code }) => `/admin/reports/${code}`}
    />
  );
}

function useReportColumns(): readonly ListColumn<StaffReportRow_ReportFragment>[] {
  const { t } = useTranslation('staff');
  const { ago } = useFormats();
  return useMemo(
    () => [
      {
        key: 'code',
        label: t('report.columns.code'),
        cell: ({ code }) => <chakra.b fontWeight="600">{code}</chakra.b>,
      },
      {
        key: 'kind',
        label: t('report.columns.kind'),
        cell: ({ subject }) => t(`report.kind.${subject}`),
        hideBelow: 'md',
      },
      {
        key: 'reason',
        label: t('report.columns.reason'),
        cell: (report) => (
          <chakra.span
            display="block"
            maxWidth="9rem"
            css={{ ...fromWidth('lg', { maxWidth: '14rem' }), ...fromWidth('2xl', { maxWidth: '22rem' }) }}
            truncate
          >
            {report.isOwnInitiative ? t('report.own') : report.reasonName}
          </chakra.span>
        ),
        hideBelow: 'md',
      },
      { key: 'owner', label: t('report.columns.owner'), cell: ({ owner }) => owner?.fullName ?? '–', hideBelow: 'lg' },
      { key: 'opened', label: t('report.columns.opened'), cell: ({ openedAt }) => ago(openedAt), hideBelow: 'md' },
      { key: 'state', label: t('report.columns.state'), cell: (report) => <ReportState report={report} /> },
    ],
    [t, ago],
  );
}
