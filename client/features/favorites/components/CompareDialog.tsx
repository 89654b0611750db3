import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { policyBounds } from '../../../generated/rare-bounds';
import { failedWith } from '../../../apollo/app-error';
import {
  useCompareSpacesQuery,
  type CompareColumn_SpaceFragment,
  type CompareSpacesQuery,
} from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { usePolicyTerms } from '../../../ui/booking/use-policy-terms';
import { Dialog } from '../../../ui/overlay/Dialog';
import { SpacePhoto } from '../../../ui/photo/SpacePhoto';
import { ErrorState, SkeletonRows } from '../../../ui/feedback/states';

type Node = CompareSpacesQuery['nodes'][number];

const isColumn = (node: Node): node is CompareColumn_SpaceFragment => node !== null && 'cancellationPolicy' in node;

/* All of them have been removed. */
const GONE = failedWith('NOT_FOUND');

/** Up to four spaces side by side; on phones the columns scroll and their labels stay. */
export function CompareDialog({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation('favorites');
  const { data, error, refetch } = useCompareSpacesQuery({ variables: { ids: [...ids] } });
  const spaces = (data?.nodes ?? []).filter(isColumn);
  const problem = error ?? (data && GONE);
  return (
    <Dialog isOpen onClose={onClose} title={t('compare.title')} placement="full" width="68rem">
      {spaces.length > 0 ? (
        <CompareTable spaces={spaces} />
      ) : problem ? (
        <ErrorState error={problem} onRetry={() => void refetch()} headingLevel="h3" />
      ) : (
        <SkeletonRows />
      )}
    </Dialog>
  );
}

function CompareTable({ spaces }: { spaces: readonly CompareColumn_SpaceFragment[] }) {
  const { t } = useTranslation(['favorites', 'domain']);
  const rows = useRows();
  return (
    <Box
      role="region"
      aria-label={t('compare.title')}
      tabIndex={0}
      overflowX="auto"
      scrollSnapType="x mandatory"
      scrollPaddingInlineStart={{ base: '6.5rem', md: '9rem' }}
    >
      <chakra.table
        borderCollapse="collapse"
        width="full"
        textStyle="sm"
        css={{
          '& th, & td': { textAlign: 'start', verticalAlign: 'top', padding: '10px 12px 10px 0', fontWeight: '400' },
          '& tbody tr': { borderTopWidth: '1px', borderColor: 'hairline' },
        }}
      >
        <thead>
          <tr>
            <Label as="td" />
            {spaces.map((space) => (
              <chakra.th
                key={space.id}
                scope="col"
                minWidth={{ base: '9.5rem', md: '11rem' }}
                width={`${100 / spaces.length}%`}
                scrollSnapAlign="start"
              >
                <SpacePhoto photo={space.coverPhoto} sizes="240px" aspectRatio={4 / 3} alt="" />
                <chakra.span display="block" mt="2" fontWeight="semibold">
                  <Link to={`/space/${space.id}`}>{space.title ?? t('domain:card.untitled')}</Link>
                </chakra.span>
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, valueOf }) => (
            <tr key={key}>
              <Label as="th" scope="row">
                {t(`compare.${key}`)}
              </Label>
              {spaces.map((space) => (
                <chakra.td key={space.id} fontVariantNumeric="tabular-nums" scrollSnapAlign="start">
                  {valueOf(space) ?? <span aria-label={t('compare.untold')}>–</span>}
                </chakra.td>
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  );
}

const Label = chakra('th', {
  base: {
    position: 'sticky',
    insetInlineStart: '0',
    zIndex: '1',
    bg: 'bg.panel',
    color: 'fg.muted',
    minWidth: { base: '6.5rem', md: '9rem' },
    hyphens: 'auto',
  },
});

type RowKey = 'rating' | 'price' | 'perMetre' | 'type' | 'size' | 'height' | 'door' | 'access' | 'minimum' | 'policy';

/* The compared properties, in the order of importance. */
function useRows(): readonly { key: RowKey; valueOf: (space: CompareColumn_SpaceFragment) => string | null }[] {
  const { t } = useTranslation(['favorites', 'domain', 'policies', 'common']);
  const { price, money, area, length, score } = useFormats();
  const shown = usePolicyTerms();
  return [
    {
      key: 'price',
      valueOf: ({ priceAllInCents: cents }) => (cents === null ? null : `${price(cents)}${t('common:perMonth')}`),
    },
    {
      key: 'perMetre',
      valueOf: ({ pricePerM2Cents: cents }) =>
        cents === null ? null : t('domain:card.perSquareMetre', { price: money(cents) }),
    },
    {
      key: 'rating',
      valueOf: ({ rating }) =>
        rating
          ? t('domain:rating.spoken', { average: score(rating.average), count: rating.count })
          : t('domain:rating.none'),
    },
    { key: 'type', valueOf: ({ type }) => type && t(`common:spaceType.${type}`) },
    { key: 'size', valueOf: ({ sizeM2 }) => (sizeM2 === null ? null : area(sizeM2)) },
    { key: 'height', valueOf: ({ heightM }) => (heightM === null ? null : length(heightM)) },
    {
      key: 'door',
      valueOf: ({ doorWidthM, doorHeightM }) =>
        doorWidthM === null
          ? null
          : doorHeightM === null
            ? length(doorWidthM)
            : `${length(doorWidthM)} × ${length(doorHeightM)}`,
    },
    {
      key: 'access',
      valueOf: ({ is24h, accessMode }) =>
        is24h ? t('domain:access24h') : accessMode && t(`domain:accessMode.${accessMode}`),
    },
    { key: 'minimum', valueOf: ({ minDays }) => t('common:days', { count: minDays }) },
    {
      key: 'policy',
      valueOf: ({ cancellationPolicy: policy, cancellationTerms }) =>
        `${t(`domain:policy.${policy}`)}. ${t(`policies:${policy}`, { ...shown(cancellationTerms), ...policyBounds })}`,
    },
  ];
}
