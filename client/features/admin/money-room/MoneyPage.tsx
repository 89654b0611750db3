import { Badge, Button, chakra, Flex } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useMoneyMovementsQuery, type MovementRow_MovementFragment } from '../../../generated/graphql';
import type { MovementKind, MovementState } from '../../../generated/schema';
import { MovementKindValues } from '../../../generated/values/MovementKind';
import { MovementStateValues } from '../../../generated/values/MovementState';
import { useFormats } from '../../../i18n/format';
import { useFileDownload } from '../../../ui/controls/use-file-download';
import { daysAgo, useDayFilter } from '../components/day-filter';
import { ListRoom } from '../components/ListRoom';
import type { ListColumn } from '../components/ListTable';
import { useListAddress } from '../components/list-address';
import { sectionPath } from '../section-path';
import { MovementStateText } from './movement-cells';
import { PaymentCase } from './PaymentCase';
import { PayoutCase } from './PayoutCase';

const KEYS = ['q', 'kind', 'state', 'days'];
const PAGE_SIZE = 50;

/** /admin/money: the list of movements, or the case of one of them. */
export function MoneyPage() {
  const { kind, id } = useParams();
  if (!id) return <MoneyList />;
  return kind === 'payouts' ? <PayoutCase id={id} /> : <PaymentCase id={id} />;
}

/** Payments, refunds and pay-outs, newest first. */
function MoneyList() {
  const { t } = useTranslation('staff');
  const address = useListAddress(KEYS);
  const { q, kind, state, days } = address.values;
  const from = useMemo(() => (days ? daysAgo(Number(days)) : null), [days]);
  const { data, error, refetch } = useMoneyMovementsQuery({
    variables: {
      first: PAGE_SIZE,
      after: address.after,
      filter: {
        query: q || null,
        kind: (kind || null) as MovementKind | null,
        state: (state || null) as MovementState | null,
        from,
      },
    },
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
  const wanted = { q, kind: kind?.toLowerCase(), state: state?.toLowerCase(), from: from ?? '' };
  return (
    <ListRoom
      title={t('money.title')}
      searchHint={t('money.searchHint')}
      filters={filters}
      views={[]}
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
      actions={<Actions wanted={wanted} />}
    />
  );
}

function Actions({ wanted }: { wanted: Readonly<Record<string, string | undefined>> }) {
  const { t } = useTranslation('staff');
  const { save, isLoading } = useFileDownload();
  const query = new URLSearchParams(Object.entries(wanted).flatMap(([key, value]) => (value ? [[key, value]] : [])));
  return (
    <Flex gap="2" flexWrap="wrap">
      <Button asChild variant="outline" size="sm" minHeight={{ base: '11', md: '9' }}>
        <Link to={sectionPath('money')}>{t('money.toSettle')}</Link>
      </Button>
      <Button
        variant="outline"
        size="sm"
        minHeight={{ base: '11', md: '9' }}
        loading={isLoading}
        onClick={() => void save(`/files/staff/money.csv?${query}`, 'hueco-money.csv')}
      >
        <Download aria-hidden />
        {t('money.csv')}
      </Button>
    </Flex>
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
      { key: 'kind', label: t('money.columns.kind'), cell: ({ kind }) => t(`money.kind.${kind}`) },
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
          <chakra.span display="block" maxWidth="13rem" truncate>
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
        cell: ({ state, failureCode }) => (
          <Flex as="span" alignItems="center" gap="2">
            <MovementStateText state={state} />
            {failureCode && (
              <Badge hideBelow="2xl" variant="plain" color="fg.subtle" fontWeight="450">
                {failureCode}
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
          <chakra.span display="block" maxWidth="12rem" truncate color="fg.muted" fontFamily="mono" textStyle="xs">
            {providerRef ?? '–'}
          </chakra.span>
        ),
        hideBelow: '2xl',
      },
    ],
    [t, money, instant],
  );
}
