import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Search_FacetsFragment } from '../../../generated/graphql';
import type { SpaceFeature } from '../../../generated/schema';
import { useFormats } from '../../../i18n/format';
import type { SearchState } from '../../../ui/search-pill/search-params';
import type { UpdateSearch } from '../use-search-state';
import { Chip, ChipCount } from './Chip';

interface PromotedFiltersProps {
  facets: Search_FacetsFragment;
  total: number;
  search: SearchState;
  update: UpdateSearch;
}

const FEATURES = ['GROUND_FLOOR', 'CAMERA', 'LIFT', 'VEHICLE_DOOR', 'DRY'] as const satisfies readonly SpaceFeature[];
const SHOWN = 3;

/** A few filters within the list, in everyday words; only those that match some of the results but not all. */
export function PromotedFilters({ facets, total, search, update }: PromotedFiltersProps) {
  const { t } = useTranslation(['search', 'domain']);
  const formats = useFormats();
  const offers = [
    { key: 'is24h', label: t('domain:access24h'), count: facets.is24h, isSet: search.is24h, patch: { is24h: true } },
    ...FEATURES.map((feature) => ({
      key: feature,
      label: t(`promoted.${feature}`),
      count: facets.features.find((facet) => facet.feature === feature)?.count ?? 0,
      isSet: search.features.includes(feature),
      patch: { features: [...search.features, feature] },
    })),
  ]
    .filter(({ count, isSet }) => !isSet && count > 0 && count < total)
    .slice(0, SHOWN);
  if (offers.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={t('promoted.title')}
      gridColumn="1 / -1"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      px={{ base: '4', md: '5' }}
      py="4"
      borderRadius="card"
      bg="bg.muted"
    >
      <chakra.span fontWeight="600" w={{ base: 'full', sm: 'auto' }} me="2">
        {t('promoted.title')}
      </chakra.span>
      {offers.map(({ key, label, count, patch }) => (
        <Chip key={key} h={{ base: '11', md: '9' }} onClick={() => update(patch)}>
          {label}
          <ChipCount>{formats.number(count)}</ChipCount>
        </Chip>
      ))}
    </Box>
  );
}
