import { Box, chakra, IconButton, Skeleton } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecentSpacesQuery, type RecentSpacesQuery } from '../../generated/graphql';
import { SpaceCard } from '../space-card/SpaceCard';
import { removeRecentSpaces } from './recent-spaces';

type Node = RecentSpacesQuery['nodes'][number];
type Seen = Extract<NonNullable<Node>, { isPublic: unknown }>;

const isSeen = (node: Node): node is Seen => node !== null && 'isPublic' in node && node.isPublic;

/** The recently viewed spaces of this device, in a row that scrolls by swipe or buttons. Deleted spaces are removed. */
export function RecentSpaces({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('domain');
  const titleId = useId();
  const row = useRef<HTMLUListElement>(null);
  const { data, previousData, error } = useRecentSpacesQuery({ variables: { ids: [...ids] } });
  const found = (data ?? previousData)?.nodes;
  const spaces = (found ?? []).filter(isSeen).filter(({ id }) => ids.includes(id));

  useEffect(() => {
    if (!data) return;
    const here = new Set(data.nodes.filter(isSeen).map(({ id }) => id));
    removeRecentSpaces(ids.filter((id) => !here.has(id)));
  }, [data, ids]);

  // Omitted on failure: the rest of the page does not depend on it.
  if (error || (found && spaces.length === 0)) return null;
  const step = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.9, behavior: 'smooth' });
  return (
    <chakra.section aria-labelledby={titleId}>
      <Box display="flex" alignItems="center" gap="2" mb="5">
        <chakra.h2 id={titleId} textStyle="h2" flex="1">
          {t('recent.title')}
        </chakra.h2>
        {spaces.length > 3 && (
          <Box display={{ base: 'none', md: 'flex' }} gap="2">
            <IconButton variant="outline" borderRadius="full" aria-label={t('recent.back')} onClick={() => step(-1)}>
              <ChevronLeft />
            </IconButton>
            <IconButton variant="outline" borderRadius="full" aria-label={t('recent.on')} onClick={() => step(1)}>
              <ChevronRight />
            </IconButton>
          </Box>
        )}
      </Box>
      <chakra.ul
        ref={row}
        aria-busy={found ? undefined : true}
        display="flex"
        gap={{ base: '4', lg: '6' }}
        overflowX="auto"
        scrollSnapType="x mandatory"
        scrollbar="hidden"
        // Room for the focus ring and the hovered card's shadow.
        mx="calc(-1 * var(--gutter))"
        px="var(--gutter)"
        my="-1"
        py="1"
        listStyleType="none"
        css={{
          '& > *': { flex: '0 0 260px', minWidth: 0, scrollSnapAlign: 'start', scrollMarginLeft: 'var(--gutter)' },
        }}
      >
        {found
          ? spaces.map((space) => (
              <li key={space.id}>
                <SpaceCard space={space} to={`/space/${space.id}`} sizes="260px" headingLevel="h3" />
              </li>
            ))
          : ids.map((id) => <CardShape key={id} />)}
      </chakra.ul>
    </chakra.section>
  );
}

/* As tall as a card, so that nothing below moves. */
function CardShape() {
  return (
    <Box as="li" display="flex" flexDirection="column" gap="3.5" aria-hidden>
      <Skeleton borderRadius="photo" aspectRatio="4/3" />
      <Box display="grid" gap="1.5">
        <Skeleton h="5" w="70%" my="0.5" />
        <Skeleton h="4" w="40%" />
        <Skeleton h="4" w="85%" />
        <Skeleton h="6" w="50%" mt="1" />
      </Box>
    </Box>
  );
}
