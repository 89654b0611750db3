import { Box, chakra } from '@chakra-ui/react';
import { List, Map as MapIcon } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFootHeight } from '../../../ui/layout/window-foot';
import { spaceAddress } from '../use-search-state';
import { FetchedPinCard, PinCard } from './PinCard';
import { SearchMap, type SearchMapProps } from './SearchMap';

/* Chips above it are 60 px high. */
const TOP = 'calc(var(--header-h) + 60px)';
/* Covered by the button above, the buttons at the side and the row of cards. */
const COVERED = { top: 64, right: 64, bottom: 232, left: 32 };

/** The map on phones: edge to edge, with the spaces of the page in a row at its bottom. */
export function PhoneMap({ heading, onList, ...map }: SearchMapProps & { heading: string; onList: () => void }) {
  const { t } = useTranslation('search');
  const { search, answer, selected, onSelect } = map;
  const spaces = answer?.edges.map(({ node }) => node) ?? [];
  const isElsewhere = selected !== null && !spaces.some(({ id }) => id === selected);
  const row = useSnapRow(selected, onSelect);
  const footHeight = useFootHeight();
  return (
    <Box position="fixed" style={footHeight} inset={`${TOP} 0 var(--foot-h) 0`} zIndex="15" bg="map.land">
      <chakra.div role="status" srOnly>
        <h1>{heading}</h1>
      </chakra.div>
      <SearchMap {...map} borderRadius="0" padding={COVERED} areCreditsOnTop />
      {/* Beside the map, which shows nothing of its own where maps cannot be rendered. */}
      <Box position="absolute" insetInline="0" bottom="6" zIndex="6" display="grid" gap="3" pointerEvents="none">
        <Fab icon={List} onClick={onList} justifySelf="center">
          {t('phone.list')}
        </Fab>
        <chakra.ul
          ref={row}
          tabIndex={-1}
          aria-label={t('results')}
          display="flex"
          gap="3"
          px="4"
          py="1"
          overflowX="auto"
          scrollbar="hidden"
          scrollSnapType="x mandatory"
          scrollPaddingInline="16px"
          pointerEvents="auto"
          listStyleType="none"
          css={{ '& > li': { flex: '0 0 min(318px, 86vw)', scrollSnapAlign: 'start' } }}
        >
          {isElsewhere && (
            <li data-space={selected}>
              <FetchedPinCard id={selected} to={spaceAddress(selected, search)} />
            </li>
          )}
          {spaces.map((space) => (
            <li key={space.id} data-space={space.id}>
              <PinCard space={space} to={spaceAddress(space.id, search)} photoWidth="116px" />
            </li>
          ))}
        </chakra.ul>
      </Box>
    </Box>
  );
}

const SETTLED_MS = 150;

/** Selecting a pin scrolls to its card; scrolling to a card selects its pin. */
function useSnapRow(selected: string | null, onSelect: (id: string | null) => void) {
  const [list, setList] = useState<HTMLUListElement | null>(null);
  const latest = useRef({ selected, onSelect });
  useEffect(() => {
    latest.current = { selected, onSelect };
  });
  useEffect(() => {
    const card = selected && list?.querySelector<HTMLElement>(`[data-space="${CSS.escape(selected)}"]`);
    if (!list || !card || Math.abs(card.offsetLeft - 16 - list.scrollLeft) < 8) return;
    list.scrollTo({ left: card.offsetLeft - 16, behavior: 'smooth' });
  }, [list, selected]);
  useEffect(() => {
    if (!list) return;
    let timer: ReturnType<typeof setTimeout>;
    const settle = () => {
      const cards = [...list.querySelectorAll<HTMLElement>('[data-space]')];
      const front = cards.reduce<HTMLElement | null>(
        (best, card) => (best && distance(best, list) <= distance(card, list) ? best : card),
        null,
      );
      const id = front?.dataset.space ?? null;
      if (id !== latest.current.selected) latest.current.onSelect(id);
    };
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, SETTLED_MS);
    };
    list.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      list.removeEventListener('scroll', onScroll);
    };
  }, [list]);
  return setList;
}

const distance = (card: HTMLElement, list: HTMLElement): number => Math.abs(card.offsetLeft - 16 - list.scrollLeft);

interface FabProps {
  icon: typeof List;
  onClick: () => void;
  justifySelf?: string;
  children: ReactNode;
}

function Fab({ icon: Icon, children, ...rest }: FabProps) {
  return (
    <chakra.button
      type="button"
      display="inline-flex"
      alignItems="center"
      gap="2"
      h="12"
      px="5"
      borderRadius="full"
      bg="bg.inverted"
      color="fg.inverted"
      textStyle="md"
      fontWeight="600"
      boxShadow="2"
      pointerEvents="auto"
      cursor="pointer"
      {...rest}
    >
      <Icon size={20} aria-hidden />
      {children}
    </chakra.button>
  );
}

/** Opens the map on phones; floats over the list. */
export function MapButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('search');
  const footHeight = useFootHeight();
  return (
    <Box
      position="fixed"
      style={footHeight}
      insetInline="0"
      bottom="5"
      translate="0 calc(-1 * var(--foot-h))"
      zIndex="25"
      display="flex"
      justifyContent="center"
      pointerEvents="none"
    >
      <Fab icon={MapIcon} onClick={onClick}>
        {t('phone.map')}
      </Fab>
    </Box>
  );
}
