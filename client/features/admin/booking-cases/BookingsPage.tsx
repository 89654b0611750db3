import { Badge, chakra, Flex } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useStaffBookingsQuery,
  type StaffBookingFilter,
  type StaffBookingRow_BookingFragment,
} from '../../../generated/graphql';
import type { BookingStatus } from '../../../generated/schema';
import { BookingStatusValues } from '../../../generated/values/BookingStatus';
import { useFormats } from '../../../i18n/format';
import { lazyView } from '../lazy-view';
import { ListLayout } from '../list/ListLayout';
import type { ListColumn } from '../list/ListTable';
import { useListAddress, type ListValues } from '../list/list-address';
import { fromWidth } from '../list/container-width';
import { StatusBadge } from '../../../ui/feedback/StatusBadge';
import { SHORTCUTS } from '../../../ui/staff/shortcuts';
import { useReasonField } from './booking-fields';
import { useSendBookingAct } from './use-send-booking-act';

const KEYS = ['q', 'status', 'owing', 'claim'];
const PAGE_SIZE = 50;

const BookingCase = lazyView(async () => (await import('./BookingCase')).BookingCase, ['domain', 'claims']);

const filterOf = ({ q, status, owing, claim }: ListValues): StaffBookingFilter => ({
  query: q || null,
  status: (status || null) as BookingStatus | null,
  isOwing: owing === 'yes' || null,
  hasOpenClaim: claim === 'yes' || null,
});

/** /admin/bookings: every booking, newest first. */
export function BookingsPage() {
  const { t } = useTranslation(['staff', 'common']);
  const address = useListAddress(KEYS);
  const filter = filterOf(address.values);
  const send = useSendBookingAct();
  const fields = [useReasonField()];
  const { data, error, refetch } = useStaffBookingsQuery({
    variables: { first: PAGE_SIZE, after: address.after, filter },
    fetchPolicy: 'cache-and-network',
  });
  const filters = [
    {
      key: 'status',
      label: t('staff:booking.filter.status'),
      options: BookingStatusValues.map((value) => ({ value, label: t(`common:bookingStatus.${value}`) })),
    },
    {
      key: 'owing',
      label: t('staff:booking.filter.owing'),
      options: [{ value: 'yes', label: t('staff:booking.owingOnly') }],
    },
    {
      key: 'claim',
      label: t('staff:booking.filter.claim'),
      options: [{ value: 'yes', label: t('staff:booking.claimOnly') }],
    },
  ];
  return (
    <ListLayout
      title={t('staff:booking.title')}
      searchHint={t('staff:booking.searchHint')}
      filters={filters}
      views={[
        { name: t('staff:booking.views.owing'), query: 'owing=yes' },
        { name: t('staff:booking.views.claim'), query: 'claim=yes' },
        { name: t('staff:booking.views.requested'), query: 'status=REQUESTED' },
      ]}
      columns={useBookingColumns()}
      many={{
        acts: (['HOLD_PAYOUT', 'RELEASE_PAYOUT'] as const).map((name) => ({
          name,
          label: t(`staff:booking.act.${name}`),
          shortcut: SHORTCUTS.bookings[name],
          fields,
        })),
        nameOf: ({ reference }) => reference,
        actsOf: ({ staffRecord }) => staffRecord?.availableActs ?? [],
        send: (act, booking, values) => send(booking, act as 'HOLD_PAYOUT' | 'RELEASE_PAYOUT', values),
        onDone: () => void refetch(),
      }}
      viewOf={(values) => ({ bookings: filterOf(values) })}
      file={{ name: 'bookings', filter, isByRow: true }}
      renderCase={(id) => <BookingCase id={id} />}
      address={address}
      rows={data?.staffBookings.edges.map(({ node }) => node)}
      totalCount={data?.staffBookings.totalCount}
      pageSize={PAGE_SIZE}
      endCursor={data?.staffBookings.pageInfo.endCursor}
      hasNextPage={data?.staffBookings.pageInfo.hasNextPage}
      error={error}
      onRetry={() => void refetch()}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => `/admin/bookings/${id}`}
    />
  );
}

function useBookingColumns(): readonly ListColumn<StaffBookingRow_BookingFragment>[] {
  const { t } = useTranslation('staff');
  const { money, dayRange, ago } = useFormats();
  return useMemo(
    () => [
      {
        key: 'reference',
        label: t('booking.columns.reference'),
        cell: ({ reference }) => <chakra.b fontWeight="600">{reference}</chakra.b>,
      },
      {
        key: 'people',
        label: t('booking.columns.people'),
        cell: ({ renter, host }) => `${renter.displayName} → ${host.displayName}`,
        hideBelow: 'md',
      },
      {
        key: 'space',
        label: t('booking.columns.space'),
        cell: ({ space }) => (
          <chakra.span display="block" maxWidth="10.5rem" css={fromWidth('2xl', { maxWidth: '14rem' })} truncate>
            {space.title ?? '–'}
          </chakra.span>
        ),
        hideBelow: 'lg',
      },
      {
        key: 'dates',
        label: t('booking.columns.dates'),
        cell: ({ from, to }) => dayRange(from, to),
        hideBelow: 'lg',
      },
      {
        key: 'state',
        label: t('booking.columns.state'),
        cell: ({ status, billingState }) => (
          <Flex as="span" gap="2" alignItems="center">
            <StatusBadge status={status} />
            {billingState !== 'CURRENT' && <Badge colorPalette="red">{t('booking.owing')}</Badge>}
          </Flex>
        ),
      },
      {
        key: 'sum',
        label: t('booking.columns.sum'),
        cell: ({ totalCents }) => (totalCents === null ? '–' : money(totalCents)),
        isNumber: true,
        hideBelow: 'md',
      },
      {
        key: 'created',
        label: t('booking.columns.created'),
        cell: ({ createdAt }) => ago(createdAt),
        hideBelow: '2xl',
      },
    ],
    [t, money, dayRange, ago],
  );
}
