import { chakra, IconButton, VisuallyHidden } from '@chakra-ui/react';
import { LocateFixed, Minus, Plus } from 'lucide-react';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MINUTE_MS } from '../time/durations';

interface MapButtonsProps {
  map: MapLibreMap;
  /** Height of each button; 44 px on touch screens. */
  size?: '44px' | { base: string; md: string };
  hasLocate?: boolean;
}

/** Marks a movement as the user's own, like a drag. */
export const BY_USER = { isByUser: true } as const;
const HERE_ZOOM = 14;

/** Zoom in, zoom out and, optionally, go to the visitor's position. */
export function MapButtons({ map, size = '44px', hasLocate = false }: MapButtonsProps) {
  const { t } = useTranslation('map');
  const [problem, setProblem] = useState('');
  const locate = (): void => {
    setProblem('');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        map.easeTo({ center: [coords.longitude, coords.latitude], zoom: Math.max(map.getZoom(), HERE_ZOOM) }, BY_USER),
      () => setProblem(t('locateFailed')),
      { timeout: 10_000, maximumAge: MINUTE_MS },
    );
  };
  return (
    <chakra.div
      position="absolute"
      top="14px"
      right="14px"
      zIndex="5"
      display="grid"
      borderRadius="lg"
      bg="plate"
      color="plate.fg"
      boxShadow="pin"
      overflow="hidden"
      css={{ '& button + button': { borderTop: '1px solid var(--hueco-colors-hairline)' } }}
    >
      <MapButton
        label={t('zoomIn')}
        size={size}
        onClick={() => map.zoomTo(map.getZoom() + 1, {}, BY_USER)}
        icon={<Plus />}
      />
      <MapButton
        label={t('zoomOut')}
        size={size}
        onClick={() => map.zoomTo(map.getZoom() - 1, {}, BY_USER)}
        icon={<Minus />}
      />
      {hasLocate && 'geolocation' in navigator && (
        <MapButton label={t('locate')} size={size} onClick={locate} icon={<LocateFixed />} />
      )}
      <VisuallyHidden role="status">{problem}</VisuallyHidden>
    </chakra.div>
  );
}

interface MapButtonProps {
  label: string;
  icon: ReactNode;
  size: NonNullable<MapButtonsProps['size']>;
  onClick: () => void;
}

function MapButton({ label, icon, size, onClick }: MapButtonProps) {
  return (
    <IconButton
      aria-label={label}
      title={label}
      variant="ghost"
      boxSize={size}
      minW="0"
      borderRadius="0"
      _focusVisible={{ outlineOffset: '-3px' }}
      onClick={onClick}
    >
      {icon}
    </IconButton>
  );
}
