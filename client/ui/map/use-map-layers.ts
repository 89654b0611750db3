import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import { system } from '../../theme/system';
import { circleOf } from './map-geometry';
import type { LatLng, MapArea, MapHighlight } from './map-types';

const SOURCE = 'area';
const PLACES_TAKEN = 'pin-room';
/** Pixels occupied by a pin, including its margin. */
const PILL = { width: 68, height: 36 };
const HIGHLIGHTS = { POSTAL_CODE: 'postal', NEIGHBOURHOOD: 'neighbourhoods', DISTRICT: 'districts' } as const;

/** Whether layers can be added: while a switch of the theme loads the next style, adding one throws; its load renders them again. */
function isStyleReady(map: MapLibreMap | null, styleVersion: number): map is MapLibreMap {
  return map !== null && styleVersion > 0 && map.getStyle() !== undefined;
}

/** Highlights the searched district, neighbourhood or postal area, if its outline is known. */
export function useHighlight(
  map: MapLibreMap | null,
  styleVersion: number,
  highlight: MapHighlight | null | undefined,
): void {
  const kind = highlight?.kind;
  const key = !highlight ? '' : kind === 'POSTAL_CODE' ? highlight.name : `${highlight.city ?? ''}|${highlight.name}`;
  useEffect(() => {
    if (!isStyleReady(map, styleVersion)) return;
    for (const [of, layer] of Object.entries(HIGHLIGHTS)) {
      for (const part of ['fill', 'line']) {
        const id = `highlight-${layer}-${part}`;
        if (map.getLayer(id)) map.setFilter(id, ['==', ['get', 'key'], of === kind ? key : '']);
      }
    }
  }, [map, styleVersion, kind, key]);
}

/** Renders the circle of an undisclosed address; dashed for its host. */
export function useArea(
  map: MapLibreMap | null,
  styleVersion: number,
  area: MapArea | null | undefined,
  isDashed = false,
): void {
  const { lat, lng, radiusM } = area ?? {};
  useEffect(() => {
    if (!isStyleReady(map, styleVersion)) return;
    const isGiven = lat !== undefined && lng !== undefined && radiusM !== undefined;
    const data = { type: 'FeatureCollection' as const, features: isGiven ? [circleOf({ lat, lng, radiusM })] : [] };
    const source = map.getSource<GeoJSONSource>(SOURCE);
    if (source) return void source.setData(data);
    map.addSource(SOURCE, { type: 'geojson', data });
    const brand =
      getComputedStyle(document.documentElement).getPropertyValue('--hueco-colors-brand-solid').trim() ||
      system().token('colors.teja.600');
    map.addLayer({
      id: 'area-fill',
      type: 'fill',
      source: SOURCE,
      paint: { 'fill-color': brand, 'fill-opacity': isDashed ? 0.1 : 0.16 },
    });
    map.addLayer({
      id: 'area-line',
      type: 'line',
      source: SOURCE,
      paint: isDashed
        ? { 'line-color': brand, 'line-opacity': 0.45, 'line-width': 1.5, 'line-dasharray': [2, 3.3] }
        : { 'line-color': brand, 'line-width': 2 },
    });
  }, [map, styleVersion, lat, lng, radiusM, isDashed]);
}

/** Hides labels of the map where a pin is. */
export function useHiddenLabels(map: MapLibreMap | null, styleVersion: number, pins: readonly LatLng[]): void {
  const places = pins.map(({ lat, lng }) => `${lng} ${lat}`).join(',');
  useEffect(() => {
    if (!isStyleReady(map, styleVersion)) return;
    const features = places
      .split(',')
      .filter(Boolean)
      .map((place) => ({
        type: 'Feature' as const,
        properties: {},
        geometry: { type: 'Point' as const, coordinates: place.split(' ').map(Number) },
      }));
    const data = { type: 'FeatureCollection' as const, features };
    const source = map.getSource<GeoJSONSource>(PLACES_TAKEN);
    if (source) return void source.setData(data);
    if (!map.hasImage(PLACES_TAKEN)) {
      map.addImage(PLACES_TAKEN, { ...PILL, data: new Uint8Array(PILL.width * PILL.height * 4) });
    }
    map.addSource(PLACES_TAKEN, { type: 'geojson', data });
    map.addLayer({
      id: PLACES_TAKEN,
      type: 'symbol',
      source: PLACES_TAKEN,
      layout: { 'icon-image': PLACES_TAKEN, 'icon-allow-overlap': true },
    });
  }, [map, styleVersion, places]);
}
