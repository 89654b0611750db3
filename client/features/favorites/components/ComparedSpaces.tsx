import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { SpaceCard_SpaceFragment } from '../../../generated/graphql';
import { SpaceCard } from '../../../ui/space-card/SpaceCard';
import { useComparison } from '../use-comparison';
import { CompareBar } from './CompareBar';
import { CompareCheck } from './CompareCheck';
import { CardGrid } from './FavoriteCards';

/** Cards of spaces that can be compared. */
export function ComparedSpaces({ spaces }: { spaces: readonly SpaceCard_SpaceFragment[] }) {
  const { t } = useTranslation('domain');
  const comparison = useComparison(spaces.map(({ id }) => id));
  return (
    <>
      <CardGrid>
        {spaces.map((space) => (
          <Box key={space.id} minW="0" display="grid" rowGap="2">
            <SpaceCard space={space} to={`/space/${space.id}`} headingLevel="h2" />
            <CompareCheck id={space.id} title={space.title ?? t('card.untitled')} comparison={comparison} />
          </Box>
        ))}
      </CardGrid>
      <CompareBar comparison={comparison} />
    </>
  );
}
