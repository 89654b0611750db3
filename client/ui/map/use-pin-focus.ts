import type { Map as MapLibreMap } from 'maplibre-gl';
import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import type { LatLng, MapPinData } from './map-types';

interface PinFocus {
  onFocus: (pin: MapPinData) => void;
  onBlur: (event: FocusEvent) => void;
}

/** Keeps the keyboard focus on the map: a focused pin is scrolled into view, and a removed one passes the focus to the nearest. */
export function usePinFocus(
  holder: RefObject<HTMLElement | null>,
  map: MapLibreMap | null,
  pins: readonly MapPinData[],
): PinFocus {
  const held = useRef<LatLng | null>(null);
  useEffect(() => {
    const from = held.current;
    if (from === null || document.activeElement !== document.body) return;
    const [nearest] = pins.toSorted((a, b) => squaredDistance(a, from) - squaredDistance(b, from));
    const buttons = [...(holder.current?.querySelectorAll<HTMLElement>('[data-pin]') ?? [])];
    buttons.find(({ dataset }) => dataset['pin'] === nearest?.key)?.focus({ preventScroll: true });
  }, [holder, pins]);
  return {
    onFocus: ({ lat, lng }) => {
      held.current = { lat, lng };
      if (map && !map.getBounds().contains([lng, lat])) map.easeTo({ center: [lng, lat] });
    },
    onBlur: ({ target }) => {
      // A removed pin loses the focus too, and is then no longer in the page.
      setTimeout(() => {
        if (target.isConnected && document.activeElement !== target) held.current = null;
      });
    },
  };
}

function squaredDistance(a: LatLng, b: LatLng): number {
  return (a.lat - b.lat) ** 2 + ((a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180)) ** 2;
}
