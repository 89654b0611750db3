import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useConsentLogQuery, type ConsentFilter, type ConsentRow_RecordFragment } from '../../../generated/graphql';
import type { ConsentPurpose } from '../../../generated/schema';
import { ConsentPurposeValues } from '../../../generated/values/ConsentPurpose';
import { useFormats } from '../../../i18n/format';
import { daysAgo, useDayFilter } from '../list/day-filter';
import { ListLayout } from '../list/ListLayout';
import type { ListColumn } from '../list/ListTable';
import { useListAddress, type ListValues } from '../list/list-address';

const KEYS = ['q', 'purpose', 'source', 'choice', 'days'];
const PAGE_SIZE = 50;
const SOURCES = ['sign_up', 'my_data', 'notification_preferences', 'cookie_settings'] as const;
const CHOICES = ['yes', 'no'] as const;

const filterOf = ({ q, purpose, source, choice, days }: ListValues): ConsentFilter => ({
  query: q || null,
  purpose: (purpose || null) as ConsentPurpose | null,
  source: source || null,
  isGranted: choice ? choice === 'yes' : null,
  from: days ? daysAgo(Number(days)) : null,
});

/** /admin/consents: the consent log with versions and sources, newest first. */
export function ConsentsPage() {
  const { t } = useTranslation('staff');
  const { t: privacy } = useTranslation('privacy');
  const address = useListAddress(KEYS);
  const { data, error, refetch } = useConsentLogQuery({
    variables: { first: PAGE_SIZE, after: address.after, filter: filterOf(address.values) },
    fetchPolicy: 'cache-and-network',
  });
  const filters = [
    {
      key: 'purpose',
      label: t('consentLog.columns.purpose'),
      options: ConsentPurposeValues.map((value) => ({ value, label: privacy(`consents.purposes.${value}`) })),
    },
    {
      key: 'choice',
      label: t('consentLog.columns.choice'),
      options: CHOICES.map((value) => ({ value, label: t(`consentLog.choices.${value}`) })),
    },
    {
      key: 'source',
      label: t('consentLog.columns.source'),
      options: SOURCES.map((value) => ({ value, label: t(`consentLog.sources.${value}`) })),
    },
    useDayFilter(t('consentLog.columns.at')),
  ];
  return (
    <ListLayout
      title={t('consentLog.title')}
      searchHint={t('consentLog.searchHint')}
      filters={filters}
      views={[]}
      viewOf={(values) => ({ consents: filterOf(values) })}
      columns={useConsentColumns()}
      address={address}
      rows={data?.consentLog.edges.map(({ node }) => node)}
      totalCount={data?.consentLog.totalCount}
      pageSize={PAGE_SIZE}
      endCursor={data?.consentLog.pageInfo.endCursor}
      hasNextPage={data?.consentLog.pageInfo.hasNextPage}
      error={error}
      onRetry={() => void refetch()}
      keyOf={({ number }) => String(number)}
      hrefOf={({ personId }) => `/admin/people/${personId}`}
    />
  );
}

/** Versions of texts are named by their date, those of other consents by a number. */
const IS_DAY = /^\d{4}-\d\d-\d\d$/;

function useConsentColumns(): readonly ListColumn<ConsentRow_RecordFragment>[] {
  const { t } = useTranslation('staff');
  const { t: privacy } = useTranslation('privacy');
  const { day, instant } = useFormats();
  return useMemo(
    () => [
      {
        key: 'person',
        label: t('consentLog.columns.person'),
        cell: ({ fullName }) => (
          <chakra.b display="block" fontWeight="600" maxWidth={{ base: '7rem', md: '14rem' }} truncate>
            {fullName}
          </chakra.b>
        ),
      },
      {
        key: 'purpose',
        label: t('consentLog.columns.purpose'),
        cell: ({ purpose }) => privacy(`consents.purposes.${purpose}`),
      },
      {
        key: 'choice',
        label: t('consentLog.columns.choice'),
        cell: ({ isGranted }) => t(`consentLog.choices.${isGranted ? 'yes' : 'no'}`),
      },
      {
        key: 'version',
        label: t('consentLog.columns.version'),
        cell: ({ version }) => (IS_DAY.test(version) ? day(version) : version),
        hideBelow: 'lg',
      },
      {
        key: 'source',
        label: t('consentLog.columns.source'),
        cell: ({ source }) => t(`consentLog.sources.${source as (typeof SOURCES)[number]}`),
        hideBelow: 'lg',
      },
      { key: 'at', label: t('consentLog.columns.at'), cell: ({ at }) => instant(at), hideBelow: 'md' },
    ],
    [t, privacy, day, instant],
  );
}
