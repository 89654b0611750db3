import { chakra, IconButton, VisuallyHidden } from '@chakra-ui/react';
import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp, LocateFixed, Move } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MapButtons } from './MapButtons';
import { MapFrame } from './MapFrame';
import { moved } from './map-geometry';
import { MapMarker } from './MapMarker';
import type { LatLng, MapArea } from './map-types';
import { useMap } from './use-map';
import { useArea } from './use-map-layers';

export interface PinPickerProps {
  value: LatLng;
  onChange: (at: LatLng) => void;
  /** The geocoded address, to which the middle button returns. */
  addressPoint?: LatLng | null;
  /** The approximate location that renters see instead of the pin, from the server. */
  area?: MapArea | null;
  borderRadius?: string;
}

const STEP_M = 10;
const LARGE_STEP_M = 50;
const ZOOM = 14.4;
const DIRECTIONS = {
  north: { icon: <ChevronUp />, east: 0, north: 1, cell: '1 / 2', key: 'ArrowUp' },
  west: { icon: <ChevronLeft />, east: -1, north: 0, cell: '2 / 1', key: 'ArrowLeft' },
  east: { icon: <ChevronRight />, east: 1, north: 0, cell: '2 / 3', key: 'ArrowRight' },
  south: { icon: <ChevronDown />, east: 0, north: -1, cell: '3 / 2', key: 'ArrowDown' },
} as const;
type Direction = keyof typeof DIRECTIONS;
const SIZE = { base: '44px', md: '36px' };

/** The pin of a new space: dragged, moved with buttons, or with the arrow keys while focused. */
export function PinPicker({ value, onChange, addressPoint, area, borderRadius = '0' }: PinPickerProps) {
  const { t } = useTranslation('map');
  const [announcement, setAnnouncement] = useState('');
  const { holder, map, status, styleVersion, attribution } = useMap({
    center: [value.lng, value.lat],
    zoom: ZOOM,
    maxZoom: 18,
    cooperativeGestures: false,
    scrollZoom: false,
    locale: { 'Map.Title': t('pickerLabel') },
  });
  useArea(map, styleVersion, area, true);

  const shown = useRef(value);
  useEffect(() => {
    const isFar = Math.abs(shown.current.lat - value.lat) + Math.abs(shown.current.lng - value.lng) > 0.003;
    shown.current = value;
    // Moves the view to a new address; steps of the pin itself do not change the view.
    if (isFar || (map && !map.getBounds().contains([value.lng, value.lat])))
      map?.easeTo({ center: [value.lng, value.lat], duration: 400 });
  }, [map, value]);

  const step = (direction: Direction, metres: number): void => {
    const { east, north } = DIRECTIONS[direction];
    onChange(moved(value, east * metres, north * metres));
    setAnnouncement(t(`moved.${direction}`, { metres }));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const direction = (Object.keys(DIRECTIONS) as Direction[]).find((name) => DIRECTIONS[name].key === event.key);
    if (!direction) return;
    event.preventDefault();
    event.stopPropagation();
    step(direction, event.shiftKey ? LARGE_STEP_M : STEP_M);
  };

  return (
    <MapFrame
      holder={holder}
      status={status}
      attribution={attribution}
      label={t('pickerLabel')}
      credits="left"
      borderRadius={borderRadius}
    >
      {map && (
        <>
          <MapMarker map={map} lat={value.lat} lng={value.lng} anchor="bottom" layer={3} onDragEnd={onChange}>
            <DoorPin label={t('door')} onKeyDown={onKeyDown} />
          </MapMarker>
          <MapButtons map={map} size={SIZE} />
        </>
      )}
      <Hint>
        <Move size={16} aria-hidden />
        {t('drag')}
      </Hint>
      <chakra.div
        role="group"
        aria-label={t('pad')}
        position="absolute"
        right={{ base: '12px', md: '16px' }}
        bottom={{ base: '12px', md: '16px' }}
        zIndex="5"
        display="grid"
        gridTemplate={{ base: 'repeat(3, 44px) / repeat(3, 44px)', md: 'repeat(3, 36px) / repeat(3, 36px)' }}
        borderRadius="22px"
        bg="plate"
        color="plate.fg"
        boxShadow="pin"
      >
        {(['north', 'west'] as const).map((name) => (
          <PadButton
            key={name}
            label={t(`to.${name}`)}
            cell={DIRECTIONS[name].cell}
            onClick={() => step(name, STEP_M)}
            icon={DIRECTIONS[name].icon}
          />
        ))}
        {addressPoint && (
          <PadButton
            label={t('backToAddress')}
            cell="2 / 2"
            color="brand.solid"
            onClick={() => onChange(addressPoint)}
            icon={<LocateFixed />}
          />
        )}
        {(['east', 'south'] as const).map((name) => (
          <PadButton
            key={name}
            label={t(`to.${name}`)}
            cell={DIRECTIONS[name].cell}
            onClick={() => step(name, STEP_M)}
            icon={DIRECTIONS[name].icon}
          />
        ))}
      </chakra.div>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </MapFrame>
  );
}

interface PadButtonProps {
  label: string;
  cell: string;
  icon: ReactNode;
  color?: string;
  onClick: () => void;
}

function PadButton({ label, cell, icon, color = 'inherit', onClick }: PadButtonProps) {
  return (
    <IconButton
      aria-label={label}
      title={label}
      variant="ghost"
      gridArea={cell}
      boxSize={SIZE}
      minW="0"
      color={color}
      onClick={onClick}
      css={{ '& svg': { width: '18px', height: '18px' } }}
    >
      {icon}
    </IconButton>
  );
}

function Hint({ children }: { children: ReactNode }) {
  return (
    <chakra.span
      position="absolute"
      left="4"
      top="4"
      zIndex="5"
      display="inline-flex"
      alignItems="center"
      gap="2"
      h="9"
      px="3.5"
      borderRadius="full"
      bg="plate"
      color="plate.fg"
      textStyle="sm"
      fontWeight="500"
      boxShadow="pin"
      pointerEvents="none"
    >
      {children}
    </chakra.span>
  );
}

function DoorPin({ label, onKeyDown }: { label: string; onKeyDown: (event: KeyboardEvent) => void }) {
  return (
    <chakra.button
      type="button"
      aria-label={label}
      onKeyDown={onKeyDown}
      display="block"
      p="4px"
      cursor="grab"
      borderRadius="full"
      color="brand.solid"
      _active={{ cursor: 'grabbing' }}
    >
      <svg width="36" height="48" viewBox="0 0 36 48" aria-hidden="true">
        <chakra.path
          d="M18 46C12 38 2 29 2 17.5a16 16 0 0 1 32 0C34 29 24 38 18 46z"
          fill="currentColor"
          stroke="white"
          strokeWidth="2.5"
        />
        <chakra.path d="M12.5 23v-5.5a5.5 5.5 0 0 1 11 0V23z" fill="white" />
      </svg>
    </chakra.button>
  );
}
