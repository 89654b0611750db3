import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useStaffClaimsQuery,
  type StaffClaimFilter,
  type StaffClaimRow_ClaimFragment,
} from '../../../generated/graphql';
import type { ClaimCase, ClaimStatus } from '../../../generated/schema';
import { ClaimCaseValues } from '../../../generated/values/ClaimCase';
import { ClaimStatusValues } from '../../../generated/values/ClaimStatus';
import { useFormats } from '../../../i18n/format';
import { titleKey } from '../../../ui/claims/claim-keys';
import { daysAgo, useDayFilter } from '../list/day-filter';
import { ListLayout } from '../list/ListLayout';
import type { ListColumn } from '../list/ListTable';
import { useListAddress, type ListValues } from '../list/list-address';
import { fromWidth } from '../list/container-width';
import { ClaimState } from './claim-cells';

const KEYS = ['q', 'waiting', 'mine', 'due', 'case', 'status', 'days'];
const PAGE_SIZE = 50;

function filterOf(values: ListValues): StaffClaimFilter {
  const { q, waiting, mine, due, case: about, status, days } = values;
  return {
    query: q || null,
    isWaiting: waiting === 'yes' || null,
    isMine: mine === 'yes' || null,
    isLate: due === 'late' || null,
    dueUntil: due === 'today' ? daysAgo(1) : null,
    case: (about || null) as ClaimCase | null,
    status: (status || null) as ClaimStatus | null,
    madeFrom: days ? daysAgo(Number(days)) : null,
  };
}

/** /admin/claims: those that wait for the staff first, by the time left to decide. */
export function ClaimsPage() {
  const { t } = useTranslation(['staff', 'claims']);
  const address = useListAddress(KEYS);
  const { data, error, refetch } = useStaffClaimsQuery({
    variables: { first: PAGE_SIZE, after: address.after, filter: filterOf(address.values) },
    fetchPolicy: 'cache-and-network',
  });
  const filters = [
    {
      key: 'waiting',
      label: t('staff:claim.filter.waiting'),
      options: [{ value: 'yes', label: t('staff:claim.waitingOnly') }],
    },
    {
      key: 'mine',
      label: t('staff:claim.filter.assignee'),
      options: [{ value: 'yes', label: t('staff:claim.mineOnly') }],
    },
    {
      key: 'due',
      label: t('staff:claim.filter.due'),
      options: [
        { value: 'late', label: t('staff:claim.lateOnly') },
        { value: 'today', label: t('staff:claim.untilToday') },
      ],
    },
    {
      key: 'case',
      label: t('staff:claim.filter.case'),
      options: ClaimCaseValues.map((value) => ({ value, label: t(`claims:titles.${value}`) })),
    },
    {
      key: 'status',
      label: t('staff:claim.filter.status'),
      options: ClaimStatusValues.map((value) => ({ value, label: t(`claims:status.${value}`) })),
    },
    useDayFilter(t('staff:claim.filter.made')),
  ];
  return (
    <ListLayout
      title={t('staff:claim.title')}
      searchHint={t('staff:claim.searchHint')}
      filters={filters}
      views={[
        { name: t('staff:claim.views.waiting'), query: 'waiting=yes' },
        { name: t('staff:claim.views.mine'), query: 'mine=yes&waiting=yes' },
        { name: t('staff:claim.views.late'), query: 'due=late' },
      ]}
      viewOf={(values) => ({ claims: filterOf(values) })}
      columns={useClaimColumns()}
      address={address}
      rows={data?.staffClaims.edges.map(({ node }) => node)}
      totalCount={data?.staffClaims.totalCount}
      pageSize={PAGE_SIZE}
      endCursor={data?.staffClaims.pageInfo.endCursor}
      hasNextPage={data?.staffClaims.pageInfo.hasNextPage}
      error={error}
      onRetry={() => void refetch()}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => `/admin/claims/${id}`}
    />
  );
}

function useClaimColumns(): readonly ListColumn<StaffClaimRow_ClaimFragment>[] {
  const { t } = useTranslation(['staff', 'claims']);
  const { ago } = useFormats();
  return useMemo(
    () => [
      {
        key: 'reference',
        label: t('staff:claim.columns.reference'),
        cell: ({ reference }) => <chakra.b fontWeight="600">{reference}</chakra.b>,
      },
      { key: 'about', label: t('staff:claim.columns.about'), cell: (claim) => t(`claims:${titleKey(claim)}`) },
      {
        key: 'people',
        label: t('staff:claim.columns.people'),
        cell: ({ side, booking: { renter, host } }) =>
          (side === 'RENTER' ? [renter, host] : [host, renter]).map(({ displayName }) => displayName).join(' → '),
        hideBelow: 'md',
      },
      {
        key: 'space',
        label: t('staff:booking.columns.space'),
        cell: ({ booking }) => (
          <chakra.span display="block" maxWidth="10rem" css={fromWidth('2xl', { maxWidth: '16rem' })} truncate>
            {booking.space.title ?? '–'}
          </chakra.span>
        ),
        hideBelow: 'lg',
      },
      {
        key: 'made',
        label: t('staff:claim.columns.made'),
        cell: ({ createdAt }) => ago(createdAt),
        hideBelow: 'md',
      },
      {
        key: 'assignee',
        label: t('staff:claim.columns.assignee'),
        cell: ({ staffRecord }) => staffRecord?.assignee?.displayName ?? '–',
        hideBelow: 'lg',
      },
      { key: 'state', label: t('staff:claim.columns.state'), cell: (claim) => <ClaimState claim={claim} /> },
    ],
    [t, ago],
  );
}
