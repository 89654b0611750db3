import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { BasemapAreaKind, LineKind } from './basemap.js';
import { labelLayers } from './map-labels.js';
import { type MapTheme, type Palette, PALETTES } from './map-palette.js';
import { TILE_ZOOM } from './map-tiles.js';
import { layersOutside, coverSource, outsideGround, outsideLabels, outsideSource } from './outside-style.js';
import type { OutsideMap } from './outside/outside-tiles.js';

const NONE = ['==', ['get', 'key'], ''] satisfies ExpressionSpecification;

/**
 * The style of the map below its pins, in the colours of the theme; `credits` are shown in its corner. External map tiles cover our own
 * map, which then shows only where they have gaps; the searched area is highlighted on both.
 */
export function mapStyle(theme: MapTheme, credits: string, outside: OutsideMap | null = null): StyleSpecification {
  const palette = PALETTES[theme];
  const ours = [...groundLayers(palette), ...cityLayers(palette)];
  const ourLabels = labelLayers(palette);
  const isWhole = outside !== null && outside.box === null;
  const layers = isWhole
    ? [background(palette.land), ...outsideGround(outside, theme, palette)]
    : [...ours, ...(outside ? outsideGround(outside, theme, palette) : [])];
  const labels = isWhole ? [] : outside?.box ? layersOutside(outside.box, ourLabels) : ourLabels;
  return {
    version: 8,
    name: `Hueco ${theme}`,
    metadata: { attribution: outside ? `${outside.credits} · ${credits}` : credits },
    sources: {
      land: { type: 'geojson', data: '/map/land.json', tolerance: 0.6 },
      provinces: { type: 'geojson', data: '/map/provinces.json', tolerance: 0.6 },
      labels: { type: 'geojson', data: '/map/labels.json' },
      detail: { type: 'vector', tiles: ['/map/tiles/{z}/{x}/{y}.mvt'], minzoom: TILE_ZOOM.min, maxzoom: TILE_ZOOM.max },
      ...(outside ? { outside: outsideSource(outside) } : {}),
      ...(outside?.box ? { cover: coverSource(outside.box) } : {}),
    },
    layers: [
      ...layers,
      ...highlightLayers(palette),
      ...labels,
      ...(outside ? outsideLabels(outside, theme, palette) : []),
    ],
  };
}

function background(color: string): LayerSpecification {
  return { id: 'ground', type: 'background', paint: { 'background-color': color } };
}

function groundLayers(palette: Palette): LayerSpecification[] {
  const border = { 'line-color': palette.line, 'line-dasharray': [4, 3] };
  return [
    { id: 'water', type: 'background', paint: { 'background-color': palette.water } },
    {
      id: 'land',
      type: 'fill',
      source: 'land',
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': palette.land },
    },
    {
      id: 'border-gaps',
      type: 'line',
      source: 'land',
      filter: ['==', ['geometry-type'], 'LineString'],
      // Two to three kilometres at every zoom.
      paint: {
        'line-color': palette.land,
        'line-width': ['interpolate', ['exponential', 2], ['zoom'], 4, 1, 16, 4100],
      },
    },
    { id: 'provinces', type: 'fill', source: 'provinces', paint: { 'fill-color': palette.land } },
    {
      id: 'municipality-borders',
      type: 'line',
      source: 'detail',
      'source-layer': 'municipalities',
      minzoom: 8,
      maxzoom: 11.5,
      paint: { ...border, 'line-width': 1, 'line-opacity': ['interpolate', ['linear'], ['zoom'], 8, 0.15, 11, 0.5] },
    },
    {
      id: 'province-borders',
      type: 'line',
      source: 'provinces',
      maxzoom: 11,
      paint: {
        'line-color': palette.line,
        'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.5, 9, 1.4],
        'line-opacity': 0.7,
      },
    },
  ];
}

function cityLayers(palette: Palette): LayerSpecification[] {
  const tint: ExpressionSpecification = [
    'match',
    ['get', 'tint'],
    'park',
    palette.park,
    'block',
    palette.block,
    'land',
    palette.land,
    'rgba(0,0,0,0)',
  ];
  return [
    area('sea', palette.water),
    {
      id: 'postal',
      type: 'fill',
      source: 'detail',
      'source-layer': 'postal',
      minzoom: 9,
      paint: { 'fill-color': tint },
    },
    {
      id: 'neighbourhoods',
      type: 'fill',
      source: 'detail',
      'source-layer': 'neighbourhoods',
      minzoom: 10,
      paint: { 'fill-color': tint },
    },
    {
      id: 'postal-borders',
      type: 'line',
      source: 'detail',
      'source-layer': 'postal',
      minzoom: 11,
      filter: ['!=', ['get', 'tint'], 'none'],
      paint: { 'line-color': palette.line, 'line-width': 1, 'line-dasharray': [3, 2], 'line-opacity': 0.5 },
    },
    area('park', palette.park),
    {
      id: 'streets',
      type: 'line',
      source: 'detail',
      'source-layer': 'streets',
      minzoom: 10,
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': palette.street, 'line-width': widthBy(['match', ['get', 'size'], 2, 2.2, 1, 1.4, 1]) },
    },
    {
      id: 'districts',
      type: 'line',
      source: 'detail',
      'source-layer': 'districts',
      minzoom: 9,
      paint: { 'line-color': palette.line, 'line-width': 1.2, 'line-dasharray': [3, 2], 'line-opacity': 0.8 },
    },
    line('river-parks', 'park', palette.park, ON_THE_GROUND),
    line('waters', 'water', palette.water, ON_THE_GROUND),
    line('motorways', 'motorway', palette.street, widthBy(2.4)),
    line('avenues', 'avenue', palette.street, widthBy(2)),
  ];
}

/** About 80 m at every zoom, and never less than a line. */
const ON_THE_GROUND: ExpressionSpecification = ['interpolate', ['exponential', 2], ['zoom'], 10, 1.5, 16, 44];

function area(kind: BasemapAreaKind, color: string): LayerSpecification {
  return {
    id: `${kind}-areas`,
    type: 'fill',
    source: 'detail',
    'source-layer': 'areas',
    minzoom: 10,
    filter: ['==', ['get', 'kind'], kind],
    paint: { 'fill-color': color },
  };
}

/** Named lines of one kind. */
function line(id: string, kind: LineKind, color: string, width: ExpressionSpecification): LayerSpecification {
  return {
    id,
    type: 'line',
    source: 'detail',
    'source-layer': 'lines',
    minzoom: 9,
    filter: ['==', ['get', 'kind'], kind],
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': color, 'line-width': width },
  };
}

/** Line width by zoom, times a factor. */
function widthBy(factor: ExpressionSpecification | number): ExpressionSpecification {
  const at = (width: number): ExpressionSpecification => ['*', width, factor];
  return ['interpolate', ['exponential', 1.4], ['zoom'], 10, at(0.5), 13, at(1.8), 16, at(6)];
}

/** The searched area; the page selects it by a filter (`highlight-<layer>-fill` and `-line`). */
function highlightLayers(palette: Palette): LayerSpecification[] {
  return (['postal', 'neighbourhoods', 'districts'] as const).flatMap((layer): LayerSpecification[] => [
    {
      id: `highlight-${layer}-fill`,
      type: 'fill',
      source: 'detail',
      'source-layer': layer,
      filter: NONE,
      paint: { 'fill-color': palette.brand, 'fill-opacity': 0.07 },
    },
    {
      id: `highlight-${layer}-line`,
      type: 'line',
      source: 'detail',
      'source-layer': layer,
      filter: NONE,
      layout: { 'line-join': 'round' },
      paint: { 'line-color': palette.brand, 'line-width': 2 },
    },
  ]);
}
