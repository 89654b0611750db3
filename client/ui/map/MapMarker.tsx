import { type Map as MapLibreMap, Marker } from 'maplibre-gl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { LatLng } from './map-types';

interface MapMarkerProps extends LatLng {
  map: MapLibreMap;
  children: ReactNode;
  anchor?: 'center' | 'bottom';
  /** Pixels upwards. */
  lift?: number;
  layer?: number;
  /** Makes it draggable; called with the new position. */
  onDragEnd?: (at: LatLng) => void;
}

/** React content anchored to a point of the map. */
export function MapMarker({
  map,
  lat,
  lng,
  children,
  anchor = 'center',
  lift = 0,
  layer = 1,
  onDragEnd,
}: MapMarkerProps) {
  const [element] = useState(() => document.createElement('div'));
  const marker = useRef<Marker | null>(null);
  const dropped = useRef(onDragEnd);
  const isDraggable = onDragEnd !== undefined;

  useEffect(() => {
    dropped.current = onDragEnd;
  }, [onDragEnd]);

  useEffect(() => {
    // The wrapper is not in the tab order: the button inside is.
    if (isDraggable) element.setAttribute('tabindex', '-1');
    const made = new Marker({ element, anchor, offset: [0, -lift], draggable: isDraggable });
    made.setLngLat([lng, lat]).addTo(map);
    made.on('dragend', () => {
      const { lat: newLat, lng: newLng } = made.getLngLat();
      dropped.current?.({ lat: newLat, lng: newLng });
    });
    marker.current = made;
    return () => {
      made.remove();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the effect below moves the marker instead of creating a new one
  }, [map, element, anchor, lift, isDraggable]);

  useEffect(() => {
    marker.current?.setLngLat([lng, lat]);
  }, [lat, lng]);

  useEffect(() => {
    element.style.zIndex = String(layer);
  }, [element, layer]);

  return createPortal(children, element);
}
