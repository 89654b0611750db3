import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import { FONT, type Palette } from './map-palette.js';

/** Labels of waters, roads, parks, neighbourhoods and towns, without overlaps. */
export function labelLayers(palette: Palette): LayerSpecification[] {
  const paint = { 'text-color': palette.label, 'text-halo-color': palette.land, 'text-halo-width': 1.5 };
  const text = {
    'text-field': ['get', 'name'] satisfies ExpressionSpecification,
    'text-font': FONT,
    'text-max-width': 8,
  };
  const ofKind = (kind: string, ...more: ExpressionSpecification[]): ExpressionSpecification => [
    'all',
    ['==', ['get', 'kind'], kind],
    ...more,
  ];
  const towns: [string, number, number, number, number][] = [
    // id, ranks from and to, zooms from and to
    ['cities', 0, 12, 3, 11.5],
    ['towns', 12, 60, 6, 15],
    ['small-towns', 60, 250, 8, 15],
    ['villages', 250, 2000, 9.5, 15],
  ];
  return [
    ...(['water', 'park', 'motorway', 'avenue'] as const).map((kind): LayerSpecification => ({
      id: `${kind}-names`,
      type: 'symbol',
      source: 'detail',
      'source-layer': 'lines',
      minzoom: kind === 'avenue' ? 13 : 12,
      filter: ['all', ['==', ['get', 'kind'], kind], ['!=', ['get', 'name'], '']],
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 400,
        'text-field': ['get', 'name'],
        'text-font': FONT,
        'text-size': 11.5,
        'text-padding': 10,
      },
      paint: { ...paint, 'text-halo-color': kind === 'water' ? palette.water : palette.land },
    })),
    {
      id: 'park-area-names',
      type: 'symbol',
      source: 'labels',
      minzoom: 13,
      filter: ofKind('park'),
      layout: { ...text, 'text-size': 11.5, 'text-padding': 6 },
      paint: { ...paint, 'text-halo-color': palette.park },
    },
    {
      id: 'neighbourhood-names',
      type: 'symbol',
      source: 'labels',
      minzoom: 13,
      filter: ofKind('neighbourhood'),
      // A label covered by a pin moves to one of its sides.
      layout: {
        ...text,
        'text-size': 13,
        'text-padding': 6,
        'text-variable-anchor': ['center', 'bottom', 'top'],
        'text-radial-offset': 1.6,
      },
      paint,
    },
    {
      id: 'district-names',
      type: 'symbol',
      source: 'labels',
      minzoom: 10.8,
      maxzoom: 13,
      filter: ofKind('district'),
      layout: { ...text, 'text-size': 13, 'text-padding': 8 },
      paint,
    },
    {
      id: 'quarter-names',
      type: 'symbol',
      source: 'labels',
      minzoom: 10.8,
      filter: ofKind('quarter'),
      layout: { ...text, 'text-size': 13, 'text-padding': 8 },
      paint,
    },
    ...towns.reverse().map(([id, from, to, minzoom, maxzoom]): LayerSpecification => ({
      id,
      type: 'symbol',
      source: 'labels',
      minzoom,
      maxzoom,
      filter: ofKind('town', ['>=', ['get', 'rank'], from], ['<', ['get', 'rank'], to]),
      layout: { ...text, 'text-size': from === 0 ? 15 : 13, 'symbol-sort-key': ['get', 'rank'], 'text-padding': 6 },
      paint,
    })),
  ];
}
