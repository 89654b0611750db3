import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useAuditLogQuery, type AuditFilter, type AuditRow_RecordFragment } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { useActName, useObjectText } from '../components/act-name';
import { useChangeText } from '../components/change-text';
import { daysAgo, useDayFilter } from '../list/day-filter';
import { ListLayout } from '../list/ListLayout';
import type { ListColumn } from '../list/ListTable';
import { useListAddress, type ListValues } from '../list/list-address';
import { fromWidth } from '../list/container-width';
import { AuditAct } from './AuditAct';
import { ChainCheck } from './ChainCheck';

const KEYS = ['q', 'action', 'object', 'days'];
const PAGE_SIZE = 50;
const KINDS = [
  'user',
  'booking',
  'space',
  'payment',
  'payout',
  'refund',
  'adjustment',
  'claim',
  'report',
  'review',
  'verification',
  'setting',
  'content',
  'banner',
  'words',
] as const;

/** /admin/audit: the audit log, or one of its entries. */
export function AuditPage() {
  const { number } = useParams();
  return number ? <AuditAct number={Number(number)} /> : <AuditLog />;
}

const filterOf = ({ q, action, object, days }: ListValues): AuditFilter => ({
  query: q || null,
  action: action || null,
  object: object || null,
  from: days ? daysAgo(Number(days)) : null,
});

/** All sensitive acts, newest first, and whether the log was altered. */
function AuditLog() {
  const { t } = useTranslation('staff');
  const address = useListAddress(KEYS);
  const { data, error, refetch } = useAuditLogQuery({
    variables: { first: PAGE_SIZE, after: address.after, filter: filterOf(address.values) },
    fetchPolicy: 'cache-and-network',
  });
  const filters = [
    {
      key: 'action',
      label: t('audit.filter.action'),
      options: KINDS.map((value) => ({ value, label: t(`audit.kind.${value}`) })),
    },
    useDayFilter(t('audit.filter.days')),
  ];
  return (
    <ListLayout
      title={t('audit.title')}
      searchHint={t('audit.searchHint')}
      filters={filters}
      views={[]}
      viewOf={(values) => ({ audit: filterOf(values) })}
      columns={useAuditColumns()}
      address={address}
      rows={data?.auditLog.edges.map(({ node }) => node)}
      totalCount={data?.auditLog.totalCount}
      pageSize={PAGE_SIZE}
      endCursor={data?.auditLog.pageInfo.endCursor}
      hasNextPage={data?.auditLog.pageInfo.hasNextPage}
      error={error}
      onRetry={() => void refetch()}
      keyOf={({ number }) => String(number)}
      hrefOf={({ number }) => `/admin/audit/${number}`}
      actions={<ChainCheck />}
    />
  );
}

function useAuditColumns(): readonly ListColumn<AuditRow_RecordFragment>[] {
  const { t } = useTranslation('staff');
  const { instant } = useFormats();
  const actName = useActName();
  const objectText = useObjectText();
  const changeText = useChangeText();
  return useMemo(
    () => [
      {
        key: 'act',
        label: t('audit.columns.act'),
        cell: ({ action }) => <chakra.b fontWeight="600">{actName(action)}</chakra.b>,
      },
      {
        key: 'actor',
        label: t('audit.columns.actor'),
        cell: ({ actorName }) => actorName ?? t('room.bySystem'),
        hideBelow: 'md',
      },
      {
        key: 'object',
        label: t('audit.columns.object'),
        cell: (act) => (
          <chakra.span display="block" maxWidth="12rem" truncate>
            {objectText(act)}
          </chakra.span>
        ),
        hideBelow: 'desk',
      },
      {
        key: 'reason',
        label: t('audit.columns.reason'),
        cell: ({ reason }) => (
          <chakra.span
            display="block"
            maxWidth="12rem"
            css={fromWidth('2xl', { maxWidth: '15rem' })}
            truncate
            color="fg.muted"
          >
            {reason ?? '–'}
          </chakra.span>
        ),
        hideBelow: 'lg',
      },
      {
        key: 'change',
        label: t('audit.columns.change'),
        cell: (act) => (
          <chakra.span display="block" maxWidth="9rem" truncate color="fg.subtle" textStyle="xs">
            {changeText(act) || '–'}
          </chakra.span>
        ),
        hideBelow: '2xl',
      },
      { key: 'at', label: t('audit.columns.at'), cell: ({ at }) => instant(at) },
    ],
    [t, instant, actName, objectText, changeText],
  );
}
