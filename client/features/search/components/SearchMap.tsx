import { Box, chakra } from '@chakra-ui/react';
import { RotateCw } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchPinsQuery, type Search_PinFragment } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { LazyMapView } from '../../../ui/map/LazyMapView';
import { MapAction } from '../../../ui/map/MapAction';
import type { MapBounds, MapPinData } from '../../../ui/map/map-types';
import type { SearchState } from '../../../ui/search-pill/search-params';
import { roundedBounds } from '../../../ui/map/map-geometry';
import { useDebounced } from '../../../ui/time/use-debounced';
import { pinOfSpace, viewOf } from '../map-view';
import { filterOf } from '../search-filter';
import { spaceAddress } from '../use-search-state';
import type { SearchAnswer } from '../use-search-results';
import { useFavorites } from '../../../ui/favorites/favorites-store';
import { useVisitedSpaces } from '../visited-spaces';
import { FetchedPinCard, PinCard } from './PinCard';

export interface SearchMapProps {
  search: SearchState;
  answer: SearchAnswer | undefined;
  /** The space hovered in the list, and the one selected on the map. */
  hovered: string | null;
  selected: string | null;
  onHover: (id: string | null) => void;
  onSelect: (id: string | null) => void;
  /** "Buscar en esta zona". */
  onSearchHere: (bounds: MapBounds) => void;
  /** A card above the selected pin; phones show cards at the bottom instead. */
  hasCard?: boolean;
  borderRadius?: string;
  /** Cards cover its bottom. */
  areCreditsOnTop?: boolean;
  /** What covers the map at its edges, in pixels. */
  padding?: { top: number; right: number; bottom: number; left: number };
}

/** Prices on the map, as an alternative to the list. */
export function SearchMap(props: SearchMapProps) {
  const { search, answer, onHover, onSelect } = props;
  const { t } = useTranslation('search');
  const { moved, setMoved } = useMoved(search);
  const found = useMovedPins(search, moved) ?? answer?.pins ?? NONE;
  const pins = usePins(found, props.hovered, props.selected);
  const view = useMemo(() => viewOf(search, answer), [search, answer]);
  const spaceOf = (key: string | null): string | null => found.find((pin) => pin.key === key)?.spaceId ?? null;
  const card = ({ key }: MapPinData): ReactNode => {
    const id = spaceOf(key);
    const space = answer?.edges.find(({ node }) => node.id === id)?.node;
    const to = id ? spaceAddress(id, search) : '';
    return <Box w="300px">{space ? <PinCard space={space} to={to} /> : id && <FetchedPinCard id={id} to={to} />}</Box>;
  };
  return (
    <LazyMapView
      bounds={view}
      {...(search.bounds ? { padding: 0 } : props.padding ? { padding: props.padding } : {})}
      pins={pins}
      highlight={answer?.place ?? null}
      hasLocate
      onMove={setMoved}
      onHover={(key) => onHover(spaceOf(key))}
      onSelect={(key) => onSelect(spaceOf(key))}
      {...(props.hasCard ? { renderSelected: card } : {})}
      {...(props.borderRadius ? { borderRadius: props.borderRadius } : {})}
      areCreditsOnTop={props.areCreditsOnTop ?? false}
    >
      {moved && (
        <MapAction onClick={() => props.onSearchHere(roundedBounds(moved))}>
          <RotateCw size={16} aria-hidden />
          {t('map.here')}
        </MapAction>
      )}
    </LazyMapView>
  );
}

const NONE: readonly Search_PinFragment[] = [];

/** Where the visitor has moved the map since the place of the search last changed. */
function useMoved({ postalCode, city, bounds, radiusM }: SearchState) {
  const place = JSON.stringify([postalCode, city, bounds, radiusM]);
  const [state, setState] = useState<{ place: string; bounds: MapBounds } | null>(null);
  const moved = state?.place === place ? state.bounds : null;
  return { moved, setMoved: (to: MapBounds) => setState({ place, bounds: to }) };
}

/** The same search in the visible area: updates the pins only; the list waits for "Buscar en esta zona". */
function useMovedPins(search: SearchState, moved: MapBounds | null): readonly Search_PinFragment[] | undefined {
  const bounds = useDebounced(moved, moved ? undefined : 0);
  const { data, previousData } = useSearchPinsQuery({
    variables: { filter: filterOf({ ...search, bounds: bounds && roundedBounds(bounds) }) },
    skip: bounds === null || moved === null,
  });
  return moved === null || bounds === null ? undefined : (data ?? previousData)?.searchSpaces.pins;
}

function usePins(found: readonly Search_PinFragment[], hovered: string | null, selected: string | null): MapPinData[] {
  const { t } = useTranslation('map');
  const formats = useFormats();
  const visited = useVisitedSpaces();
  const favorites = useFavorites();
  return useMemo(
    () =>
      found.map((pin) => ({
        key: pin.key,
        lat: pin.lat,
        lng: pin.lng,
        count: pin.count,
        // The exact price is read aloud and shown on the card.
        label: formats.pinPrice(pin.priceCents),
        priceCents: pin.priceCents,
        ...(pin.count === 1 ? { title: t('pin', { price: formats.price(pin.priceCents) }) } : {}),
        isVisited: pin.spaceId !== null && visited.has(pin.spaceId),
        isFavorite: pin.spaceId !== null && favorites.includes(pin.spaceId),
        isHovered: pinOfSpace([pin], hovered) !== undefined,
        isSelected: pinOfSpace([pin], selected) !== undefined,
      })),
    [found, hovered, selected, visited, favorites, formats, t],
  );
}

/** Lets keyboard users skip the map, which repeats the list. */
export function MapSkipLink({ target }: { target: string }) {
  const { t } = useTranslation('search');
  return (
    <chakra.a
      href={`#${target}`}
      position="absolute"
      zIndex="6"
      top="4"
      insetStart="4"
      px="4"
      py="2.5"
      borderRadius="control"
      bg="bg.inverted"
      color="fg.inverted"
      fontWeight="600"
      opacity="0"
      pointerEvents="none"
      _focus={{ opacity: '1', pointerEvents: 'auto' }}
    >
      {t('map.skip')}
    </chakra.a>
  );
}
