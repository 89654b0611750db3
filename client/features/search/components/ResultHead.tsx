import { Box, chakra } from '@chakra-ui/react';
import { ChevronDown, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SpaceSortValues } from '../../../generated/values/SpaceSort';
import type { SearchState } from '../../../ui/search-pill/search-params';
import { SaveSearchButton } from '../saved/SaveSearchButton';
import { NO_FILTERS } from '../search-filter';
import { useFilterLabels } from '../use-filter-labels';
import type { UpdateSearch } from '../use-search-state';
import { RankingNote } from './RankingNote';

interface ResultHeadProps {
  heading: string;
  search: SearchState;
  update: UpdateSearch;
  /** Whether distances are known: a place or a part of the map is searched. */
  hasOrigin: boolean;
  /** The place as it was recognized. */
  placeName: string;
}

/** Number of results, order and filters. */
export function ResultHead({ heading, search, update, hasOrigin, placeName }: ResultHeadProps) {
  const { t } = useTranslation('search');
  return (
    <Box
      display="grid"
      gridTemplateColumns="minmax(0, 1fr) auto"
      columnGap="3"
      alignItems={{ base: 'center', md: 'end' }}
    >
      <chakra.h1 textStyle="h2" gridColumn={{ base: '1 / -1', md: '1' }}>
        {heading}
      </chakra.h1>
      <Box
        textStyle="small"
        color="fg.muted"
        gridRow={{ md: '2' }}
        gridColumn={{ base: '1 / -1', md: '1' }}
        mt="1"
        mb={{ base: '3', md: '0' }}
        display="flex"
        flexWrap="wrap"
        alignItems="baseline"
        columnGap="3"
      >
        {t('priceNote')}
        <chakra.span hideBelow="lg">
          <RankingNote />
        </chakra.span>
      </Box>
      <Box
        gridRow={{ md: '1 / 3' }}
        gridColumn={{ base: '1 / -1', md: '2' }}
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        columnGap="3"
      >
        <SaveSearchButton search={search} placeName={placeName} label={t('saved.save')} size="sm" />
        <Sort search={search} update={update} hasOrigin={hasOrigin} />
      </Box>
    </Box>
  );
}

function Sort({ search, update, hasOrigin }: Omit<ResultHeadProps, 'heading' | 'placeName'>) {
  const { t } = useTranslation('search');
  const options = SpaceSortValues.filter((sort) => sort !== 'DISTANCE' || hasOrigin || search.sort === sort);
  return (
    <chakra.label display="flex" alignItems="center" gap="1.5" textStyle="sm" whiteSpace="nowrap">
      <chakra.span color="fg.muted" fontWeight="450" srOnly={{ base: true, md: false }}>
        {t('sort.label')}
      </chakra.span>
      <chakra.span position="relative" display="inline-flex" alignItems="center">
        <chakra.select
          value={search.sort}
          onChange={({ target }) => update({ sort: options.find((sort) => sort === target.value) ?? 'RECOMMENDED' })}
          appearance="none"
          bg="transparent"
          border="0"
          fontWeight="600"
          minH={{ base: '11', md: '9' }}
          ps="1"
          pe="6"
          borderRadius="control"
          cursor="pointer"
          _hover={{ bg: 'hover' }}
          css={{
            fieldSizing: 'content',
            '& > option': { background: 'var(--hueco-colors-bg-panel)', color: 'var(--hueco-colors-fg)' },
          }}
        >
          {options.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sort.${sort}`)}
            </option>
          ))}
        </chakra.select>
        <chakra.span position="absolute" insetEnd="0" pointerEvents="none">
          <ChevronDown size={16} aria-hidden />
        </chakra.span>
      </chakra.span>
    </chakra.label>
  );
}

/** The active filters, each with a button to remove it. */
export function AppliedFilters({ search, update }: Pick<ResultHeadProps, 'search' | 'update'>) {
  const { t } = useTranslation('search');
  const { applied } = useFilterLabels();
  const filters = applied(search);
  if (filters.length === 0) return null;
  return (
    <chakra.ul
      aria-label={t('applied.title')}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      mt="4"
      listStyleType="none"
    >
      {filters.map(({ key, label, without }) => (
        <li key={key}>
          <chakra.button
            type="button"
            onClick={() => update(without)}
            aria-label={t('applied.remove', { filter: label })}
            display="inline-flex"
            alignItems="center"
            gap="2"
            h={{ base: '11', md: '8' }}
            ps="3"
            pe="1.5"
            borderRadius="full"
            bg="brand.subtle"
            color="brand.fg"
            textStyle="sm"
            fontWeight="600"
            whiteSpace="nowrap"
            cursor="pointer"
            _hover={{ bg: 'brand.muted' }}
          >
            {label}
            <chakra.span boxSize="5" p="3px">
              <X size={14} aria-hidden />
            </chakra.span>
          </chakra.button>
        </li>
      ))}
      <li>
        <chakra.button
          type="button"
          onClick={() => update({ ...NO_FILTERS, bounds: null })}
          color="link"
          textStyle="sm"
          fontWeight="500"
          textDecoration="underline"
          textUnderlineOffset="3px"
          ms="2"
          minH="8"
          cursor="pointer"
          _hover={{ color: 'link.hover' }}
        >
          {t('applied.clearAll')}
        </chakra.button>
      </li>
    </chakra.ul>
  );
}
