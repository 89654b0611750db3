import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useStaffReportsQuery, type StaffReportRow_ReportFragment } from '../../../generated/graphql';
import type { ReportedKind, ReportStatus } from '../../../generated/schema';
import { ReportedKindValues } from '../../../generated/values/ReportedKind';
import { ReportStatusValues } from '../../../generated/values/ReportStatus';
import { useFormats } from '../../../i18n/format';
import { ListRoom } from '../components/ListRoom';
import type { ListColumn } from '../components/ListTable';
import { useListAddress } from '../components/list-address';
import { ReportCase } from './ReportCase';
import { ReportState } from './report-cells';

const KEYS = ['q', 'subject', 'status', 'waiting'];
const PAGE_SIZE = 50;

/** /admin/reports: the list, or one of its cases. */
export function ReportsPage() {
  const { code } = useParams();
  return code ? <ReportCase code={code} /> : <ReportList />;
}

/** What was reported, newest first. */
function ReportList() {
  const { t } = useTranslation('staff');
  const address = useListAddress(KEYS);
  const { q, subject, status, waiting } = address.values;
  const { data, error, refetch } = useStaffReportsQuery({
    variables: {
      first: PAGE_SIZE,
      after: address.after,
      filter: {
        query: q || null,
        subject: (subject || null) as ReportedKind | null,
        status: (status || null) as ReportStatus | null,
        isWaiting: waiting === 'yes' || null,
      },
    },
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
    <ListRoom
      title={t('report.title')}
      searchHint={t('report.searchHint')}
      filters={filters}
      views={[
        { name: t('report.views.waiting'), query: 'waiting=yes' },
        { name: t('report.views.spaces'), query: 'subject=SPACE' },
        { name: t('report.views.people'), query: 'subject=USER' },
      ]}
      columns={useReportColumns()}
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
      { key: 'kind', label: t('report.columns.kind'), cell: ({ subject }) => t(`report.kind.${subject}`) },
      {
        key: 'reason',
        label: t('report.columns.reason'),
        cell: (report) => (report.isOwnInitiative ? t('report.own') : report.reasonName),
        hideBelow: 'md',
      },
      { key: 'owner', label: t('report.columns.owner'), cell: ({ owner }) => owner?.fullName ?? '–', hideBelow: 'lg' },
      { key: 'opened', label: t('report.columns.opened'), cell: ({ openedAt }) => ago(openedAt), hideBelow: 'md' },
      { key: 'state', label: t('report.columns.state'), cell: (report) => <ReportState report={report} /> },
    ],
    [t, ago],
  );
}
