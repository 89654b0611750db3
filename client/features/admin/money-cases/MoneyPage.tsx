import { Badge, Button, chakra, Flex } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  useMoneyMovementsQuery,
  type MoneyMovementFilter,
  type MovementRow_MovementFragment,
} from '../../../generated/graphql';
import type { MovementKind, MovementState } from '../../../generated/schema';
import { MovementKindValues } from '../../../generated/values/MovementKind';
import { MovementStateValues } from '../../../generated/values/MovementState';
import { useFormats } from '../../../i18n/format';
import { daysAgo, useDayFilter } from '../list/day-filter';
import { lazyView } from '../lazy-view';
import { ListLayout } from '../list/ListLayout';
import type { ListColumn } from '../list/ListTable';
import { useListAddress, type ListValues } from '../list/list-address';
import { hiddenBelow } from '../list/container-width';
import { sectionPath } from '../section-path';
import { Failure } from './Failure';
import { MovementStateText } from './movement-cells';

const KEYS = ['q', 'kind', 'state', 'days'];
const PAGE_SIZE = 50;

const MovementCase = lazyView(async () => (await import('./MovementCase')).MovementCase);

const filterOf = ({ q, kind, state, days }: ListValues): MoneyMovementFilter => ({
  query: q || null,
  kind: (kind || null) as MovementKind | null,
  state: (state || null) as MovementState | null,
  from: days ? daysAgo(Number(days)) : null,
});

/** /admin/money: payments, refunds and payouts, newest first. */
export function MoneyPage() {
  const { t } = useTranslation('staff');
  const address = useListAddress(KEYS);
  const filter = filterOf(address.values);
  const { data, error, refetch } = useMoneyMovementsQuery({
    variables: { first: PAGE_SIZE, after: address.after, filter },
    fetchPolicy: 'cache-and-network',
  });
  const filters = [
    {
      key: 'kind',
      label: t('money.filter.kind'),
      options: MovementKindValues.map((value) => ({ value, label: t(`money.kind.${value}`) })),
    },
    {
      key: 'state',
      label: t('money.filter.state'),
      options: MovementStateValues.map((value) => ({ value, label: t(`money.state.${value}`) })),
    },
    useDayFilter(t('money.filter.days')),
  ];
  return (
    <ListLayout
      title={t('money.title')}
      searchHint={t('money.searchHint')}
      filters={filters}
      views={[
        { name: t('money.views.failed'), query: 'state=FAILED' },
        { name: t('money.views.payouts'), query: 'kind=PAYOUT' },
      ]}
      columns={useMovementColumns()}
      address={address}
      rows={data?.moneyMovements.edges.map(({ node }) => node)}
      totalCount={data?.moneyMovements.totalCount}
      pageSize={PAGE_SIZE}
      endCursor={data?.moneyMovements.pageInfo.endCursor}
      hasNextPage={data?.moneyMovements.pageInfo.hasNextPage}
      error={error}
      onRetry={() => void refetch()}
      keyOf={({ kind: one, caseId, orderedAt, providerRef }) => `${one} ${caseId} ${orderedAt} ${providerRef ?? ''}`}
      hrefOf={({ kind: one, caseId }) => `/admin/money/${one === 'PAYOUT' ? 'payouts' : 'payments'}/${caseId}`}
      viewOf={(values) => ({ money: filterOf(values) })}
      file={{ name: 'money', filter, isByRow: false }}
      renderCase={(path) => <MovementCase path={path} />}
      actions={
        <Button asChild variant="outline" size="sm" minHeight={{ base: '11', md: '9' }}>
          <Link to={sectionPath('money')}>{t('money.toSettle')}</Link>
        </Button>
      }
    />
  );
}

function useMovementColumns(): readonly ListColumn<MovementRow_MovementFragment>[] {
  const { t } = useTranslation('staff');
  const { money, instant } = useFormats();
  return useMemo(
    () => [
      {
        key: 'date',
        label: t('money.columns.date'),
        cell: ({ orderedAt }) => <chakra.b fontWeight="600">{instant(orderedAt)}</chakra.b>,
      },
      {
        key: 'kind',
        label: t('money.columns.kind'),
        cell: ({ kind }) => t(`money.kind.${kind}`),
        // The direction is enough where two columns would not fit.
        hideBelow: 'md',
      },
      {
        key: 'booking',
        label: t('money.columns.booking'),
        cell: ({ bookingReference }) => bookingReference ?? '–',
        hideBelow: 'lg',
      },
      {
        key: 'person',
        label: t('money.columns.person'),
        cell: ({ personName }) => (
          <chakra.span display="block" maxWidth="11rem" truncate>
            {personName || '–'}
          </chakra.span>
        ),
        hideBelow: 'md',
      },
      {
        key: 'in',
        label: t('money.columns.in'),
        cell: ({ kind, amountCents }) => (kind === 'PAYMENT' ? money(amountCents) : ''),
        isNumber: true,
      },
      {
        key: 'out',
        label: t('money.columns.out'),
        cell: ({ kind, amountCents }) => (kind === 'PAYMENT' ? '' : money(amountCents)),
        isNumber: true,
      },
      {
        key: 'state',
        label: t('money.columns.state'),
        cell: ({ kind, state, failureCode }) => (
          <Flex as="span" alignItems="center" gap="2">
            <MovementStateText state={state} />
            {failureCode && (
              <Badge css={hiddenBelow('2xl')} variant="plain" color="fg.subtle" fontWeight="450">
                <Failure code={failureCode} isOfRefund={kind === 'REFUND'} />
              </Badge>
            )}
          </Flex>
        ),
        hideBelow: 'md',
      },
      {
        key: 'ref',
        label: t('money.columns.ref'),
        cell: ({ providerRef }) => (
          <chakra.span display="block" maxWidth="10rem" truncate color="fg.muted" fontFamily="mono" textStyle="xs">
            {providerRef ?? '–'}
          </chakra.span>
        ),
        hideBelow: '2xl',
      },
    ],
    [t, money, instant],
  );
}
