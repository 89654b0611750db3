import { layers, namedFlavor } from '@protomaps/basemaps';
import type { ExpressionSpecification, LayerSpecification, SourceSpecification } from 'maplibre-gl';
import type { OutsideMap } from './outside/outside-tiles.js';
import type { Box } from './outside/tile-source.js';
import { FONT, type MapTheme, type Palette } from './map-palette.js';

const SOURCE = 'outside';

/** The browser fetches external tiles from this server. */
export function outsideSource({ version, minZoom, maxZoom, box }: OutsideMap): SourceSpecification {
  return {
    type: 'vector',
    tiles: [`/map/outside/{z}/{x}/{y}.mvt?v=${version}`],
    minzoom: minZoom,
    maxzoom: maxZoom,
    ...(box ? { bounds: [box.west, box.south, box.east, box.north] } : {}),
  };
}

/** Ground and lines of external tiles in our colours; labels are in `outsideLabels`. */
export function outsideGround(map: OutsideMap, theme: MapTheme, palette: Palette): LayerSpecification[] {
  const ground = layersOf(map, theme, palette).filter(({ type }) => type !== 'symbol');
  return [...(map.box ? [cover(palette)] : []), ...ground];
}

export function outsideLabels(map: OutsideMap, theme: MapTheme, palette: Palette): LayerSpecification[] {
  return layersOf(map, theme, palette).filter(({ type }) => type === 'symbol');
}

/** Our own map, only where the external one has no data. */
export function layersOutside(box: Box, ours: readonly LayerSpecification[]): LayerSpecification[] {
  const elsewhere: ExpressionSpecification = ['!', ['within', boxShape(box)]];
  return ours.map((layer) =>
    layer.type === 'symbol'
      ? { ...layer, filter: layer.filter ? ['all', layer.filter as ExpressionSpecification, elsewhere] : elsewhere }
      : layer,
  );
}

/** The background of a covered area, over our own map. */
export function coverSource(box: Box): SourceSpecification {
  return { type: 'geojson', data: { type: 'Feature', properties: {}, geometry: boxShape(box) } };
}

function boxShape({ west, south, east, north }: Box): { type: 'Polygon'; coordinates: number[][][] } {
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return { type: 'Polygon', coordinates: [ring] };
}

function cover(palette: Palette): LayerSpecification {
  return { id: 'outside-cover', type: 'fill', source: 'cover', paint: { 'fill-color': palette.land } };
}

function layersOf({ scheme }: OutsideMap, theme: MapTheme, palette: Palette): LayerSpecification[] {
  return scheme === 'protomaps' ? protomapsLayers(theme, palette) : openMapTilesLayers(palette);
}

const NAME: ExpressionSpecification = ['coalesce', ['get', 'name:es'], ['get', 'name'], ''];

/* Omitted layers: shops, house numbers, road shields and arrows need images or leave no room for prices. */
const LEFT_OUT = new Set(['background', 'pois', 'address_label', 'roads_shields', 'roads_oneway', 'places_country']);

function protomapsLayers(theme: MapTheme, palette: Palette): LayerSpecification[] {
  const { land, block, street, park, water, line, label } = palette;
  const standard = namedFlavor(theme);
  const roads = Object.fromEntries(
    Object.keys(standard)
      .filter((name) => /^(tunnel|bridges|minor|link|major|highway|other|pier|runway)/.test(name))
      .map((name) => [name, name.includes('casing') ? land : street]),
  );
  const {
    landcover: _landcover,
    pois: _pois,
    ...flavor
  } = {
    ...standard,
    ...roads,
    background: water,
    earth: land,
    water,
    buildings: block,
    railway: line,
    boundaries: line,
  };
  for (const name of ['park_a', 'park_b', 'wood_a', 'wood_b', 'scrub_a', 'scrub_b', 'zoo'] as const)
    flavor[name] = park;
  for (const name of [
    'hospital',
    'industrial',
    'school',
    'pedestrian',
    'glacier',
    'sand',
    'beach',
    'aerodrome',
    'military',
  ] as const)
    flavor[name] = block;
  for (const name of Object.keys(flavor) as (keyof typeof flavor)[]) {
    if (name.endsWith('_halo')) flavor[name] = land;
    else if (name.includes('label')) flavor[name] = label;
  }
  return (layers(SOURCE, flavor, { lang: 'es' }) as LayerSpecification[])
    .filter(({ id }) => !LEFT_OUT.has(id))
    .map((layer) => (layer.type === 'symbol' ? inOurLetters(layer) : layer))
    .map((layer) => ({ ...layer, id: `outside-${layer.id}` }));
}

/* Neither glyphs nor sprites are needed. */
function inOurLetters(layer: Extract<LayerSpecification, { type: 'symbol' }>): LayerSpecification {
  const layout = Object.fromEntries(Object.entries(layer.layout ?? {}).filter(([name]) => !name.startsWith('icon-')));
  return { ...layer, layout: { ...layout, 'text-field': NAME, 'text-font': FONT } };
}

type OpenMapTilesLayer = [id: string, sourceLayer: string, minzoom: number, filter: ExpressionSpecification | null];

function openMapTilesLayers(palette: Palette): LayerSpecification[] {
  const classes = (...names: string[]): ExpressionSpecification => ['in', ['get', 'class'], ['literal', names]];
  const fill = ([id, sourceLayer, minzoom, filter]: OpenMapTilesLayer, color: string): LayerSpecification => ({
    ...common(id, sourceLayer, minzoom, filter),
    type: 'fill',
    paint: { 'fill-color': color },
  });
  const stroke = (
    [id, sourceLayer, minzoom, filter]: OpenMapTilesLayer,
    color: string,
    width: number,
  ): LayerSpecification => ({
    ...common(id, sourceLayer, minzoom, filter),
    type: 'line',
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': color, 'line-width': byZoom(width) },
  });
  const names = (
    [id, sourceLayer, minzoom, filter]: OpenMapTilesLayer,
    size: number,
    isAlong = false,
  ): LayerSpecification => ({
    ...common(id, sourceLayer, minzoom, filter),
    type: 'symbol',
    layout: {
      'text-field': NAME,
      'text-font': FONT,
      'text-size': size,
      'text-padding': 6,
      'text-max-width': 8,
      'symbol-sort-key': ['coalesce', ['get', 'rank'], 99],
      ...(isAlong ? { 'symbol-placement': 'line', 'symbol-spacing': 400 } : {}),
    },
    paint: { 'text-color': palette.label, 'text-halo-color': palette.land, 'text-halo-width': 1.5 },
  });
  return [
    fill(['landuse', 'landuse', 9, classes('commercial', 'industrial', 'hospital', 'school', 'retail')], palette.block),
    fill(['green', 'landcover', 6, classes('wood', 'grass')], palette.park),
    fill(['parks', 'park', 8, null], palette.park),
    fill(['water', 'water', 0, null], palette.water),
    stroke(['waterways', 'waterway', 8, null], palette.water, 1.6),
    fill(['buildings', 'building', 14, null], palette.block),
    stroke(['borders', 'boundary', 3, ['<=', ['get', 'admin_level'], 6]], palette.line, 0.7),
    stroke(['rails', 'transportation', 11, classes('rail')], palette.line, 0.5),
    stroke(['lanes', 'transportation', 14, classes('service', 'path', 'track')], palette.street, 0.7),
    stroke(['streets', 'transportation', 12, classes('minor')], palette.street, 1.2),
    stroke(['avenues', 'transportation', 10, classes('secondary', 'tertiary')], palette.street, 1.7),
    stroke(['roads', 'transportation', 6, classes('motorway', 'trunk', 'primary')], palette.street, 2.4),
    names(['street-names', 'transportation_name', 13.5, null], 11.5, true),
    names(['quarters', 'place', 11, classes('suburb', 'quarter', 'neighbourhood')], 13),
    names(['villages', 'place', 9, classes('village', 'hamlet')], 12),
    names(['towns', 'place', 7, classes('town')], 13),
    names(['cities', 'place', 3, classes('city')], 15),
  ];
}

function common(id: string, sourceLayer: string, minzoom: number, filter: ExpressionSpecification | null) {
  return { id: `outside-${id}`, source: SOURCE, 'source-layer': sourceLayer, minzoom, ...(filter ? { filter } : {}) };
}

function byZoom(width: number): ExpressionSpecification {
  return ['interpolate', ['exponential', 1.4], ['zoom'], 6, width * 0.4, 13, width * 1.5, 16, width * 4];
}
