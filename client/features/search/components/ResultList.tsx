import { Box, chakra, Skeleton } from '@chakra-ui/react';
import { Fragment, memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Search_FacetsFragment, SpaceCard_SpaceFragment } from '../../../generated/graphql';
import { SpaceCard } from '../../../ui/space-card/SpaceCard';
import type { SearchState } from '../../../ui/search-pill/search-params';
import { LoadingRegion } from '../../../ui/feedback/LoadingRegion';
import { spaceAddress, type UpdateSearch } from '../use-search-state';
import { markVisited } from '../visited-spaces';
import { CardPhotos } from './CardPhotos';
import { PromotedFilters } from './PromotedFilters';

const SIZES = '(min-width: 1200px) 27vw, (min-width: 900px) 52vw, (min-width: 600px) 46vw, 94vw';
const PROMOTED_AFTER = 4;
/** Cards certainly above the fold. */
const EAGER = 2;

/** Cards in two columns, or in one if there is no room. */
export const CardGrid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      md: 'minmax(0, 1fr)',
      lg: 'repeat(2, minmax(0, 1fr))',
    },
    columnGap: { base: '5', lg: '6' },
    rowGap: { base: '7', md: '9' },
  },
});

interface ResultCardProps {
  space: SpaceCard_SpaceFragment;
  to: string;
  isEager?: boolean;
  isHighlighted?: boolean;
  headingLevel?: 'h2' | 'h3';
  onHover?: (id: string | null) => void;
}

/** A result; following it marks its pin as visited. */
export const ResultCard = memo(function ResultCard({
  space,
  to,
  isEager,
  isHighlighted,
  headingLevel = 'h2',
  onHover,
}: ResultCardProps) {
  const visit = () => markVisited(space.id);
  return (
    <Box minW="0" display="flex" flexDirection="column" onClick={visit} onAuxClick={visit}>
      <SpaceCard
        space={space}
        to={to}
        sizes={SIZES}
        headingLevel={headingLevel}
        hasPerMetre
        {...(space.photoCount > 1
          ? { media: <CardPhotos space={space} to={to} sizes={SIZES} isEager={isEager ?? false} /> }
          : { isEager: isEager ?? false })}
        isHighlighted={isHighlighted ?? false}
        onHover={(isOver) => onHover?.(isOver ? space.id : null)}
      />
    </Box>
  );
});

interface ResultListProps {
  spaces: readonly SpaceCard_SpaceFragment[];
  facets: Search_FacetsFragment;
  total: number;
  search: SearchState;
  update: UpdateSearch;
  /** The space hovered here or on the map. */
  pointed: string | null;
  onHover: (id: string | null) => void;
}

/** The page of spaces, with frequent filters in the middle. */
export function ResultList({ spaces, facets, total, search, update, pointed, onHover }: ResultListProps) {
  return (
    <CardGrid>
      {spaces.map((space, index) => (
        <Fragment key={space.id}>
          {index === PROMOTED_AFTER && search.page === 1 && (
            <PromotedFilters facets={facets} total={total} search={search} update={update} />
          )}
          <ResultCard
            space={space}
            to={spaceAddress(space.id, search)}
            isEager={index < EAGER}
            isHighlighted={pointed === space.id}
            onHover={onHover}
          />
        </Fragment>
      ))}
    </CardGrid>
  );
}

/** Placeholder of the list. */
export function ListShape({ heading }: { heading: ReactNode }) {
  const { t } = useTranslation('search');
  return (
    <>
      <chakra.h1 textStyle="h2">{heading}</chakra.h1>
      <chakra.p textStyle="small" color="fg.muted" mt={{ md: '1' }}>
        {t('priceNote')}
      </chakra.p>
      <LoadingRegion mt="6">
        <CardGrid>
          {[0, 1, 2, 3, 4, 5].map((index) => (
            <Box key={index} display="flex" flexDirection="column" gap="3.5">
              <Skeleton borderRadius="photo" aspectRatio="4/3" />
              <Box display="grid" gap="1.5">
                <Skeleton h="5" w="70%" my="0.5" />
                <Skeleton h="4" w="40%" />
                <Skeleton h="4" w="85%" />
                <Skeleton h="6" w="50%" mt="1" />
              </Box>
            </Box>
          ))}
        </CardGrid>
      </LoadingRegion>
    </>
  );
}
