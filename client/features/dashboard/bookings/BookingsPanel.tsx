import type { Every } from '../../../forms/every';
import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  useDashboardBookingQuery,
  useDashboardBookingsQuery,
  type BookingGroup,
  type DashboardBooking_BookingFragment,
  type DashboardMode,
  type DashboardSummaryQuery,
} from '../../../generated/graphql';
import { EmptyState, ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { useSteadyRows } from '../../../ui/booking/accept/use-steady-rows';
import { GroupFilter } from '../components/GroupFilter';
import { useMore } from '../use-more';
import { useTabParams } from '../use-tab-params';
import { BookingRow } from './BookingRow';

const PAGE_SIZE = 20;
/* Groups in the user's terms: waiting for me, current, upcoming, past. */
const GROUPS: Every<BookingGroup> = ['PENDING', 'CURRENT', 'UPCOMING', 'PAST'];

interface BookingsPanelProps {
  mode: DashboardMode;
  /** Counts of the groups, from the query with all of the dashboard's numbers. */
  groups: DashboardSummaryQuery['dashboardSummary']['groups'];
  /** The booking to highlight. */
  highlight?: string | null;
  /** Shows only the first few, with a link to all. */
  preview?: { pageSize: number; allPath: string };
}

/** Bookings of one side in groups; the highlighted one is always included. */
export function BookingsPanel({ mode, groups, highlight = null, preview }: BookingsPanelProps) {
  const { t } = useTranslation('dashboard');
  const [params, change] = useTabParams();
  const group = GROUPS.find((name) => name === params.get('group')?.toUpperCase()) ?? null;
  // A filter is looked for on purpose: the booking that the address refers to no longer takes the focus.
  const setGroup = (next: BookingGroup | null): void => change({ group: next?.toLowerCase() ?? null, highlight: null });
  const { data, loading, error, refetch, fetchMore } = useDashboardBookingsQuery({
    variables: { mode, group, first: preview?.pageSize ?? PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    context: { isPreview: preview !== undefined },
  });
  const more = useMore(fetchMore);
  // The cache may have the whole list: a preview shows its first few.
  const rows = (data?.myBookings.edges ?? []).slice(0, preview?.pageSize).map((edge) => edge.node);
  const pointedAt =
    useDashboardBookingQuery({ variables: { id: highlight ?? '' }, skip: !highlight, fetchPolicy: 'cache-and-network' })
      .data?.booking ?? null;
  const all = useSteadyRows(group === null ? withHighlighted(rows, pointedAt) : rows, `${mode} ${group}`);
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const countOf = (name: BookingGroup): number => groups.find((entry) => entry.group === name)?.count ?? 0;
  return (
    <Box as="section" layerStyle="panel" aria-label={t('bookings.title')}>
      <Flex
        wrap="wrap"
        align="center"
        justify="space-between"
        gap="3"
        paddingInline={{ base: '4', md: '6' }}
        paddingTop="5"
        paddingBottom="3"
      >
        {/* The tab has this title already. */}
        {preview && <chakra.h2 textStyle="h3">{t('bookings.title')}</chakra.h2>}
        <GroupFilter
          label={t('bookings.filter')}
          groups={[
            { name: null, label: t('bookings.groups.ALL'), count: total },
            ...GROUPS.map((name) => ({ name, label: t(`bookings.groups.${name}`), count: countOf(name) })),
          ]}
          value={group}
          onChange={setGroup}
        />
      </Flex>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {loading && !data && (
        <Box paddingInline="6" paddingBottom="6">
          <SkeletonRows />
        </Box>
      )}
      {data && all.length === 0 && (
        <NoBookings mode={mode} isFiltered={group !== null} onClear={() => setGroup(null)} />
      )}
      {all.length > 0 && <Table mode={mode} rows={all} highlight={highlight} />}
      {data && data.myBookings.totalCount > 0 && (
        <Flex
          align="center"
          justify="space-between"
          gap="4"
          paddingInline={{ base: '4', md: '6' }}
          paddingBlock="3.5"
          borderTopWidth="1px"
          borderColor="hairline"
          textStyle="sm"
          color="fg.muted"
        >
          {all.length < data.myBookings.totalCount
            ? t('bookings.showing', { shown: all.length, total: data.myBookings.totalCount })
            : t('bookings.all', { count: all.length })}
          {preview && all.length < data.myBookings.totalCount && (
            <Button asChild variant="plain" size="sm">
              <Link to={preview.allPath}>
                {t('bookings.seeAll')}
                <ArrowRight aria-hidden />
              </Link>
            </Button>
          )}
          {data.myBookings.pageInfo.hasNextPage && !preview && (
            <Button
              variant="plain"
              size="sm"
              disabled={loading}
              onClick={() => more(data.myBookings.pageInfo.endCursor)}
            >
              {t('bookings.more')}
            </Button>
          )}
        </Flex>
      )}
    </Box>
  );
}

/* A highlighted booking further down moves to the top. */
function withHighlighted(
  rows: DashboardBooking_BookingFragment[],
  highlighted: DashboardBooking_BookingFragment | null,
): DashboardBooking_BookingFragment[] {
  return !highlighted || rows.some((row) => row.id === highlighted.id) ? rows : [highlighted, ...rows];
}

function Table({
  mode,
  rows,
  highlight,
}: {
  mode: DashboardMode;
  rows: readonly DashboardBooking_BookingFragment[];
  highlight: string | null;
}) {
  const { t } = useTranslation('dashboard');
  const columns = [
    mode === 'HOST' ? t('bookings.columns.renter') : t('modes.host'),
    t('bookings.columns.space'),
    t('bookings.columns.dates'),
    t('bookings.columns.state'),
  ];
  return (
    <chakra.table
      role="table"
      width="full"
      textStyle="sm"
      fontVariantNumeric="tabular-nums"
      borderCollapse="collapse"
      display={{ base: 'block', lg: 'table' }}
    >
      <chakra.caption srOnly>{mode === 'HOST' ? t('bookings.caption') : t('bookings.captionRenter')}</chakra.caption>
      <chakra.thead role="rowgroup" srOnly={{ base: true, lg: false }}>
        <chakra.tr
          role="row"
          css={{
            '& > th': {
              padding: '8px',
              fontWeight: '500',
              fontSize: '12px',
              lineHeight: '16px',
              color: 'fg.subtle',
              textAlign: 'start',
            },
            '& > th:first-of-type': { paddingInlineStart: '24px' },
          }}
        >
          {columns.map((name) => (
            <th key={name} role="columnheader" scope="col">
              {name}
            </th>
          ))}
          <th role="columnheader" scope="col" style={{ textAlign: 'end' }}>
            {mode === 'HOST' ? t('bookings.columns.youGet') : t('bookings.columns.total')}
          </th>
          <th role="columnheader" scope="col">
            <chakra.span srOnly>{t('bookings.columns.actions')}</chakra.span>
          </th>
        </chakra.tr>
      </chakra.thead>
      <chakra.tbody role="rowgroup" display={{ base: 'block', lg: 'table-row-group' }}>
        {rows.map((booking) => (
          <BookingRow key={booking.id} booking={booking} isHighlighted={booking.id === highlight} />
        ))}
      </chakra.tbody>
    </chakra.table>
  );
}

function NoBookings({ mode, isFiltered, onClear }: { mode: DashboardMode; isFiltered: boolean; onClear: () => void }) {
  const { t } = useTranslation('dashboard');
  if (isFiltered)
    return (
      <EmptyState
        title={t('bookings.empty.group')}
        text={t('bookings.empty.groupText')}
        illustration="search"
        actions={
          <Button variant="outline" onClick={onClear}>
            {t('bookings.empty.clear')}
          </Button>
        }
      />
    );
  const isHost = mode === 'HOST';
  return (
    <EmptyState
      title={isHost ? t('bookings.empty.host') : t('bookings.empty.renter')}
      text={isHost ? t('bookings.empty.hostText') : t('bookings.empty.renterText')}
      actions={
        <Button asChild>
          <Link to={isHost ? '/publish-space' : '/search'}>
            {isHost ? t('spaces.emptyAction') : t('renter.search')}
          </Link>
        </Button>
      }
    />
  );
}
