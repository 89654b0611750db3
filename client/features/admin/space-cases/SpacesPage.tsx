import { textBounds } from '../../../generated/bounds';
import { Badge, chakra, Flex } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useStaffSpacesQuery,
  type StaffSpaceFilter,
  type StaffSpaceRow_SpaceFragment,
} from '../../../generated/graphql';
import type { SpaceStatus, SpaceType } from '../../../generated/schema';
import { SpaceStatusValues } from '../../../generated/values/SpaceStatus';
import { SpaceTypeValues } from '../../../generated/values/SpaceType';
import { useFormats } from '../../../i18n/format';
import { SpacePhoto } from '../../../ui/photo/SpacePhoto';
import { SHORTCUTS } from '../../../ui/staff/shortcuts';
import type { DecisionField } from '../components/DecisionForm';
import { lazyView } from '../lazy-view';
import { ListLayout } from '../list/ListLayout';
import type { ListColumn } from '../list/ListTable';
import { useListAddress, type ListValues } from '../list/list-address';
import { fromWidth } from '../list/container-width';
import { isUndoable } from '../undo/undoable-acts';
import { SpaceActPreview } from './SpaceActPreview';
import { spaceActInput } from './space-act-input';
import { SpaceState } from './SpaceState';
import { useSendSpaceAct } from './use-send-space-act';

const KEYS = ['q', 'status', 'type', 'featured'];
const PAGE_SIZE = 50;
const SpaceCase = lazyView(async () => (await import('./SpaceCase')).SpaceCase);

const filterOf = ({ q, status, type, featured }: ListValues): StaffSpaceFilter => ({
  query: q || null,
  status: (status || null) as SpaceStatus | null,
  type: (type || null) as SpaceType | null,
  isFeatured: featured === 'yes' || null,
});

/** /admin/spaces: every space in any state, newest first. */
export function SpacesPage() {
  const { t } = useTranslation(['staff', 'common']);
  const address = useListAddress(KEYS);
  const send = useSendSpaceAct([]);
  const statement: DecisionField = {
    name: 'statement',
    label: t('staff:room.statement'),
    hint: t('staff:room.statementHint', textBounds.statement),
    kind: 'text',
  };
  const filter = filterOf(address.values);
  const { data, error, refetch } = useStaffSpacesQuery({
    variables: { first: PAGE_SIZE, after: address.after, filter },
    fetchPolicy: 'cache-and-network',
  });
  const filters = [
    {
      key: 'status',
      label: t('staff:space.filter.status'),
      options: SpaceStatusValues.map((value) => ({ value, label: t(`staff:space.status.${value}`) })),
    },
    {
      key: 'type',
      label: t('staff:space.filter.type'),
      options: SpaceTypeValues.map((value) => ({ value, label: t(`common:spaceType.${value}`) })),
    },
    {
      key: 'featured',
      label: t('staff:space.filter.featured'),
      options: [{ value: 'yes', label: t('staff:space.featuredOnly') }],
    },
  ];
  return (
    <ListLayout
      title={t('staff:space.title')}
      searchHint={t('staff:space.searchHint')}
      filters={filters}
      columns={useSpaceColumns()}
      views={[
        { name: t('staff:space.views.waiting'), query: 'status=IN_REVIEW' },
        { name: t('staff:space.views.hidden'), query: 'status=SUSPENDED' },
        { name: t('staff:space.views.featured'), query: 'featured=yes' },
      ]}
      many={{
        acts: (['HIDE', 'SHOW'] as const).map((name) => ({
          name,
          label: t(`staff:space.act.${name}`),
          shortcut: SHORTCUTS.spaces[name],
          fields: [statement],
          isUndoable: isUndoable('StaffSpaceAct', name),
          isDangerous: name === 'HIDE',
        })),
        nameOf: ({ title }) => title ?? t('staff:space.untitled'),
        actsOf: ({ staffRecord }) => staffRecord?.availableActs ?? [],
        renderPreview: (act, space, values, onSeen) => (
          <SpaceActPreview space={space} order={spaceActInput(act as 'HIDE' | 'SHOW', values, [])} onSeen={onSeen} />
        ),
        send: (act, { id }, values) => send(id, act as 'HIDE' | 'SHOW', values, []),
        onDone: () => void refetch(),
      }}
      viewOf={(values) => ({ spaces: filterOf(values) })}
      file={{ name: 'spaces', filter, isByRow: true }}
      renderCase={(id) => <SpaceCase id={id} />}
      address={address}
      rows={data?.staffSpaces.edges.map(({ node }) => node)}
      totalCount={data?.staffSpaces.totalCount}
      pageSize={PAGE_SIZE}
      endCursor={data?.staffSpaces.pageInfo.endCursor}
      hasNextPage={data?.staffSpaces.pageInfo.hasNextPage}
      error={error}
      onRetry={() => void refetch()}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => `/admin/spaces/${id}`}
    />
  );
}

function useSpaceColumns(): readonly ListColumn<StaffSpaceRow_SpaceFragment>[] {
  const { t } = useTranslation(['staff', 'common']);
  const { money, number, percent, ago } = useFormats();
  return useMemo(
    () => [
      { key: 'title', label: t('staff:space.columns.title'), cell: (space) => <SpaceName space={space} /> },
      { key: 'host', label: t('staff:space.columns.host'), cell: ({ host }) => host.displayName, hideBelow: 'md' },
      {
        key: 'type',
        label: t('staff:space.columns.type'),
        cell: ({ type }) => (type ? t(`common:spaceType.${type}`) : '–'),
        hideBelow: 'lg',
      },
      { key: 'city', label: t('staff:space.columns.city'), cell: ({ city }) => city ?? '–', hideBelow: 'lg' },
      {
        key: 'price',
        label: t('staff:space.columns.price'),
        cell: ({ priceAllInCents }) => (priceAllInCents === null ? '–' : money(priceAllInCents)),
        isNumber: true,
        hideBelow: 'md',
      },
      { key: 'state', label: t('staff:space.columns.state'), cell: ({ status }) => <SpaceState status={status} /> },
      {
        key: 'bookings',
        label: t('staff:space.columns.bookings'),
        cell: ({ staffRecord }) => number(staffRecord?.bookingCount ?? 0),
        isNumber: true,
        hideBelow: '2xl',
      },
      {
        key: 'quality',
        label: t('staff:space.columns.quality'),
        cell: ({ staffRecord }) =>
          typeof staffRecord?.qualityPercent === 'number' ? percent(staffRecord.qualityPercent) : '–',
        isNumber: true,
        hideBelow: '2xl',
      },
      {
        key: 'updated',
        label: t('staff:space.columns.updated'),
        cell: ({ updatedAt }) => ago(updatedAt),
        hideBelow: '2xl',
      },
    ],
    [t, money, number, percent, ago],
  );
}

function SpaceName({ space }: { space: StaffSpaceRow_SpaceFragment }) {
  const { t } = useTranslation('staff');
  return (
    <Flex as="span" alignItems="center" gap="2.5" minWidth="0">
      <SpacePhoto photo={space.coverPhoto} sizes="48px" alt="" width="12" height="8" borderRadius="sm" flexShrink="0" />
      <chakra.b
        fontWeight="600"
        maxWidth="11rem"
        // The longest column where few others fit; a badge is as wide as the rest of a title.
        css={{
          ...fromWidth('md', { maxWidth: '15rem' }),
          ...fromWidth('desk', { maxWidth: '22rem' }),
          ...fromWidth('lg', { maxWidth: space.isFeatured ? '14rem' : '18.5rem' }),
        }}
        truncate
      >
        {space.title ?? t('space.untitled')}
      </chakra.b>
      {space.isFeatured && <Badge colorPalette="brand">{t('space.featured')}</Badge>}
    </Flex>
  );
}
