import { chakra } from '@chakra-ui/react';
import type { Map as MapLibreMap, MapLibreEvent } from 'maplibre-gl';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clusterPins } from './cluster-pins';
import { BY_USER, MapButtons } from './MapButtons';
import { MapFrame } from './MapFrame';
import { boundsAround, cornersOf } from './map-geometry';
import { MapMarker } from './MapMarker';
import { MapPin } from './MapPin';
import type { LatLng, MapArea, MapBounds, MapHighlight, MapPinData } from './map-types';
import { useMap } from './use-map';
import { useArea, useHighlight, useHiddenLabels } from './use-map-layers';
import { usePinFocus } from './use-pin-focus';

export interface MapViewProps {
  /** The area to show; the map moves whenever it changes. Pass this or `center`. */
  bounds?: MapBounds | null;
  /** Padding in pixels around `bounds`; none if they came from the map itself. */
  padding?: number | { top: number; right: number; bottom: number; left: number };
  center?: LatLng | null;
  zoom?: number;
  /** Maximum zoom: 15 keeps an approximate place approximate. */
  maxZoom?: number;
  pins?: readonly MapPinData[];
  /** A circle around an approximate address. */
  area?: MapArea | null;
  highlight?: MapHighlight | null;
  /** Called when the visitor (not the page) has moved the map. */
  onMove?: (bounds: MapBounds) => void;
  onSelect?: (key: string | null) => void;
  onHover?: (key: string | null) => void;
  /** A card above the selected pin. */
  renderSelected?: (pin: MapPinData) => ReactNode;
  hasLocate?: boolean;
  /** Within a scrolling page: scrolling passes the map unless two fingers or Ctrl are used. */
  isInPage?: boolean;
  label?: string;
  borderRadius?: string;
  /** Something covers its bottom. */
  areCreditsOnTop?: boolean;
  /** Buttons and notes over the map. */
  children?: ReactNode;
}

const ROOM = 48;
const PIN_LIFT = 32;
const NONE: readonly MapPinData[] = [];

/** The map of search and space: an alternative to the list, never the only way to anything. */
export function MapView(props: MapViewProps) {
  const {
    bounds,
    padding = ROOM,
    center,
    zoom = 13,
    maxZoom = 17,
    pins: allPins = NONE,
    area,
    highlight,
    onSelect,
    onHover,
    children,
  } = props;
  const { t } = useTranslation('map');
  const start = bounds ?? (area ? boundsAround(area, area.radiusM * 2.4) : null);
  const { holder, map, status, styleVersion, attribution } = useMap({
    maxZoom,
    cooperativeGestures: props.isInPage ?? false,
    locale: {
      'CooperativeGesturesHandler.WindowsHelpText': t('gestures.ctrl'),
      'CooperativeGesturesHandler.MacHelpText': t('gestures.command'),
      'CooperativeGesturesHandler.MobileHelpText': t('gestures.touch'),
      'Map.Title': props.label ?? t('label'),
    },
    ...(start
      ? { bounds: cornersOf(start), fitBoundsOptions: { padding } }
      : center
        ? { center: [center.lng, center.lat], zoom }
        : { center: [-3.7, 40.2], zoom: 5 }),
  });
  useHighlight(map, styleVersion, highlight);
  useArea(map, styleVersion, area);
  const pins = useClusteredPins(map, allPins);
  useHiddenLabels(map, styleVersion, pins);
  const focus = usePinFocus(holder, map, pins);
  useFollow(map, bounds ?? null, padding, center ?? null, zoom);
  useUserMoves(map, props.onMove, () => onSelect?.(null));

  const selected = allPins.find((pin) => pin.isSelected);
  const choose = (pin: MapPinData) => {
    if ((pin.count ?? 1) > 1) map?.easeTo({ center: [pin.lng, pin.lat], zoom: map.getZoom() + 2 }, BY_USER);
    else onSelect?.(pin.key);
  };
  return (
    <MapFrame
      holder={holder}
      status={status}
      attribution={attribution}
      label={props.label ?? t('label')}
      {...(props.borderRadius ? { borderRadius: props.borderRadius } : {})}
      {...(props.areCreditsOnTop ? { credits: 'top' } : {})}
    >
      {map && <MapButtons map={map} hasLocate={props.hasLocate ?? false} />}
      {map &&
        pins.map((pin) => {
          const isActive = (pin.count ?? 1) < 2 && Boolean(pin.isSelected || pin.isHovered);
          return (
            <MapMarker key={pin.key} map={map} lat={pin.lat} lng={pin.lng} layer={isActive ? 4 : 1}>
              <MapPin pin={pin} onSelect={() => choose(pin)} onHover={onHover} {...focus} />
            </MapMarker>
          );
        })}
      {map && selected && props.renderSelected && (
        <MapMarker
          key="selected"
          map={map}
          lat={selected.lat}
          lng={selected.lng}
          anchor="bottom"
          lift={PIN_LIFT}
          layer={6}
        >
          <chakra.div onClick={(event) => event.stopPropagation()}>{props.renderSelected(selected)}</chakra.div>
        </MapMarker>
      )}
      {children}
    </MapFrame>
  );
}

/** The pins that can be distinguished at the current zoom. */
function useClusteredPins(map: MapLibreMap | null, pins: readonly MapPinData[]): MapPinData[] {
  const [zoom, setZoom] = useState<number | null>(null);
  useEffect(() => {
    if (map === null) return;
    const readZoom = () => setZoom(map.getZoom());
    readZoom();
    map.on('zoomend', readZoom);
    return () => void map.off('zoomend', readZoom);
  }, [map]);
  return useMemo(() => (zoom === null ? [] : clusterPins(pins, zoom)), [pins, zoom]);
}

/** Pans to the requested bounds or center; ignores the initial view. */
function useFollow(
  map: MapLibreMap | null,
  bounds: MapBounds | null,
  padding: NonNullable<MapViewProps['padding']>,
  center: LatLng | null,
  zoom: number,
): void {
  const key = bounds
    ? [bounds.south, bounds.west, bounds.north, bounds.east].join()
    : center
      ? [center.lat, center.lng, zoom].join()
      : '';
  const seen = useRef(key);
  useEffect(() => {
    if (map === null || key === seen.current) return;
    seen.current = key;
    if (bounds) map.fitBounds(cornersOf(bounds), { padding, duration: 400 });
    else if (center) map.easeTo({ center: [center.lng, center.lat], zoom, duration: 400 });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `key` stands for bounds, center and zoom, whose objects are new in each render
  }, [map, key]);
}

/** Reports drags, wheel, pinches, keys and our own buttons, not movements by the page. */
function useUserMoves(
  map: MapLibreMap | null,
  onMove: ((bounds: MapBounds) => void) | undefined,
  onEmptyClick: () => void,
): void {
  const latest = useRef({ onMove, onEmptyClick });
  useEffect(() => {
    latest.current = { onMove, onEmptyClick };
  });
  useEffect(() => {
    if (map === null) return;
    const moved = (event: MapLibreEvent & { isByUser?: boolean }) => {
      if (!event.originalEvent && !event.isByUser) return;
      const shown = map.getBounds();
      latest.current.onMove?.({
        south: shown.getSouth(),
        west: shown.getWest(),
        north: shown.getNorth(),
        east: shown.getEast(),
      });
    };
    const clicked = () => latest.current.onEmptyClick();
    map.on('moveend', moved);
    map.on('click', clicked);
    return () => {
      map.off('moveend', moved);
      map.off('click', clicked);
    };
  }, [map]);
}
