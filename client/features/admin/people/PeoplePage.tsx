import { chakra, Flex } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStaffPeopleQuery, type PeopleFilter, type PersonRow_PersonFragment } from '../../../generated/graphql';
import type { MeasureReason, PersonState, Role } from '../../../generated/schema';
import { PersonStateValues } from '../../../generated/values/PersonState';
import { RoleValues } from '../../../generated/values/Role';
import { useFormats } from '../../../i18n/format';
import { Avatar } from '../../../ui/display/Avatar';
import { useReasons } from '../../../ui/reasons/Reasons';
import { SHORTCUTS } from '../../../ui/staff/shortcuts';
import { lazyView } from '../lazy-view';
import { ListLayout } from '../list/ListLayout';
import type { ListColumn } from '../list/ListTable';
import { useListAddress, type ListValues } from '../list/list-address';
import { hiddenBelow } from '../list/container-width';
import { isUndoable } from '../undo/undoable-acts';
import { MeasurePreview } from './MeasurePreview';
import { LevelBars, PersonStateBadge, useRoleText } from './person-cells';
import { measureOf, useMeasureFields } from './person-fields';
import { useSendPersonAct } from './use-send-person-act';

const KEYS = ['q', 'role', 'state', 'level', 'trader', 'warned'];
const PAGE_SIZE = 50;

const PersonCase = lazyView(async () => (await import('./PersonCase')).PersonCase);

const filterOf = ({ q, role, state, level, warned, trader }: ListValues): PeopleFilter => ({
  query: q || null,
  role: (role || null) as Role | null,
  state: (state || null) as PersonState | null,
  minLevel: level ? Number(level) : null,
  isWarned: warned === 'yes' || null,
  lacksTraderDetails: trader === 'missing' || null,
});

/** /admin/people: everybody, newest account first. */
export function PeoplePage() {
  const { t } = useTranslation('staff');
  const address = useListAddress(KEYS);
  const { reasons } = useReasons<MeasureReason>('MEASURE_REASONS');
  const fields = useMeasureFields(reasons ?? []);
  const send = useSendPersonAct();
  const filter = filterOf(address.values);
  const { data, error, refetch } = useStaffPeopleQuery({
    variables: { first: PAGE_SIZE, after: address.after, filter },
    fetchPolicy: 'cache-and-network',
  });
  const filters = [
    { key: 'role', label: t('person.filter.role'), options: RoleValues.map(optionOf((one) => t(`roles.${one}`))) },
    {
      key: 'state',
      label: t('person.filter.state'),
      options: PersonStateValues.map(optionOf((one) => t(`person.state.${one}`))),
    },
    {
      key: 'level',
      label: t('person.filter.level'),
      options: (['one', 'two', 'three', 'four', 'five'] as const).map((name, index) => ({
        value: String(index + 1),
        label: t(`person.levels.${name}`),
      })),
    },
    {
      key: 'trader',
      label: t('person.filter.trader'),
      options: [{ value: 'missing', label: t('person.traderMissing') }],
    },
    { key: 'warned', label: t('person.filter.warned'), options: [{ value: 'yes', label: t('person.warnedOnly') }] },
  ];
  return (
    <ListLayout
      title={t('person.title')}
      searchHint={t('person.searchHint')}
      filters={filters}
      columns={usePersonColumns()}
      views={[
        { name: t('person.views.verified'), query: 'level=2' },
        { name: t('person.views.warned'), query: 'warned=yes' },
        { name: t('person.views.limited'), query: 'state=LIMITED' },
        { name: t('person.views.trader'), query: 'trader=missing' },
      ]}
      many={{
        acts: (['WARN', 'LIMIT'] as const).map((name) => ({
          name,
          label: t(`person.act.${name}`),
          shortcut: SHORTCUTS.people[name],
          fields: fields[name],
          isUndoable: isUndoable('PersonAct', name),
        })),
        nameOf: ({ fullName }) => fullName,
        actsOf: ({ availableActs }) => availableActs,
        renderPreview: (act, person, values, onSeen) => {
          const measure = measureOf(act as 'WARN' | 'LIMIT', values);
          return measure && <MeasurePreview person={person} measure={measure} onSeen={onSeen} />;
        },
        send: (act, { id }, values) => send(id, act as 'WARN' | 'LIMIT', values),
        onDone: () => void refetch(),
      }}
      viewOf={(values) => ({ people: filterOf(values) })}
      file={{ name: 'people', filter, isByRow: true }}
      renderCase={(id) => <PersonCase id={id} />}
      address={address}
      rows={data?.people.edges.map(({ node }) => node)}
      totalCount={data?.people.totalCount}
      pageSize={PAGE_SIZE}
      endCursor={data?.people.pageInfo.endCursor}
      hasNextPage={data?.people.pageInfo.hasNextPage}
      error={error}
      onRetry={() => void refetch()}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => `/admin/people/${id}`}
    />
  );
}

const optionOf =
  <T extends string>(label: (value: T) => string) =>
  (value: T) => ({ value, label: label(value) });

function usePersonColumns(): readonly ListColumn<PersonRow_PersonFragment>[] {
  const { t } = useTranslation('staff');
  const { money, number, ago } = useFormats();
  const roleText = useRoleText();
  return useMemo(
    () => [
      { key: 'name', label: t('person.columns.name'), cell: (person) => <PersonName person={person} /> },
      { key: 'roles', label: t('person.columns.roles'), cell: roleText, hideBelow: 'md' },
      {
        key: 'level',
        label: t('person.columns.level'),
        cell: ({ level, isTrader }) => <LevelBars level={level} isTrader={isTrader} />,
        hideBelow: 'md',
      },
      { key: 'city', label: t('person.columns.city'), cell: ({ city }) => city ?? '–', hideBelow: 'lg' },
      {
        key: 'spaces',
        label: t('person.columns.spaces'),
        cell: ({ spaceCount }) => (spaceCount === 0 ? '–' : number(spaceCount)),
        isNumber: true,
        hideBelow: '2xl',
      },
      {
        key: 'bookings',
        label: t('person.columns.bookings'),
        cell: ({ bookingCount }) => number(bookingCount),
        isNumber: true,
        hideBelow: '2xl',
      },
      {
        key: 'year',
        label: t('person.columns.year'),
        cell: ({ yearCents }) => (yearCents === 0 ? '–' : money(yearCents)),
        isNumber: true,
        hideBelow: 'desk',
      },
      {
        key: 'warnings',
        label: t('person.columns.warnings'),
        cell: ({ warningCount }) => (
          <chakra.span
            color={warningCount > 0 ? 'fg.warning' : 'fg.subtle'}
            fontWeight={warningCount > 0 ? '600' : '400'}
          >
            {warningCount}
          </chakra.span>
        ),
        isNumber: true,
        hideBelow: 'desk',
      },
      { key: 'state', label: t('person.columns.state'), cell: ({ state }) => <PersonStateBadge state={state} /> },
      {
        key: 'active',
        label: t('person.columns.active'),
        cell: ({ lastActiveAt }) => (lastActiveAt ? ago(lastActiveAt) : t('person.never')),
        hideBelow: 'md',
      },
    ],
    [t, money, number, ago, roleText],
  );
}

function PersonName({ person }: { person: PersonRow_PersonFragment }) {
  return (
    <Flex as="span" alignItems="center" gap="2.5" minWidth="0">
      <Avatar id={person.id} initials={person.initials} size="sm" />
      <chakra.b fontWeight="600" maxWidth={{ base: '9rem', md: '11rem' }} truncate>
        {person.fullName}
      </chakra.b>
      <chakra.small css={hiddenBelow('3xl')} textStyle="xs" color="fg.subtle" maxWidth="8rem" truncate>
        {person.maskedEmail}
      </chakra.small>
    </Flex>
  );
}
