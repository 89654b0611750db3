import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { MultiLineString, Position } from 'geojson';
import { expect, test } from 'vitest';
import { metresBetween } from '../../../server/core/values/mercator.js';
import { basemap, BASEMAP_FILE } from '../../../server/features/search/map/basemap.js';
import { buildMapLayer } from '../../../server/features/search/map/map-layers.js';
import { MapTiles } from '../../../server/features/search/map/map-tiles.js';

/** Well-known spots and the line each lies on. */
const SPOTS: readonly (readonly [line: string, spot: string, lat: number, lng: number])[] = [
  ['Manzanares', 'Puente de Segovia', 40.4141, -3.7222],
  ['Paseo de la Castellana', 'Plaza de Gregorio Marañón', 40.4376, -3.6908],
  ['Paseo de la Castellana', 'Plaza de Castilla', 40.4659, -3.6893],
  ['Paseo del Prado', 'Plaza de Cibeles', 40.4193, -3.6931],
  ['Calle de la Princesa', 'Plaza de España', 40.4238, -3.7113],
  ['Calle de Bravo Murillo', 'Cuatro Caminos', 40.4469, -3.7039],
  ['M-30', 'Las Ventas', 40.4312, -3.6607],
  ['Avinguda Diagonal', 'Plaça de Francesc Macià', 41.3926, 2.1441],
  ['La Rambla', 'Liceu', 41.3809, 2.1737],
  ['Gran Via', 'Plaça d’Espanya', 41.3752, 2.1491],
  ['Via Laietana', 'Plaça d’Urquinaona', 41.3889, 2.1729],
  ['Jardí del Túria', 'Torres dels Serrans', 39.4797, -0.376],
  ['Guadalquivir', 'Puente de Triana', 37.3864, -6.0025],
  ['Ebro', 'Puente de Piedra', 41.6577, -0.8757],
  ['Ría de Bilbao', 'Puente del Arenal', 43.2602, -2.9253],
  ['Guadalmedina', 'Puente de la Aurora', 36.7208, -4.4256],
];
const RIGHT_TO_M = 150;

test('the basemap is small, and has outlines, streets and names of the nine cities', () => {
  expect(gzipSync(readFileSync(BASEMAP_FILE)).length).toBeLessThan(300 * 1024);
  const { districts, neighbourhoods, postal, streets } = basemap();
  expect([districts, neighbourhoods, postal].map(({ features }) => features.length)).toEqual([50, 292, 165]);
  expect(streets.features.length).toBeGreaterThan(900);
  expect(new Set(basemap().lines.features.map(({ properties }) => properties.city)).size).toBe(8);
});

test.each(SPOTS)('%s is where it is: %s', (line, _spot, lat, lng) => {
  const known = basemap().lines.features.filter(({ properties }) => properties.name === line);
  expect(Math.min(...known.map((one) => distanceTo(one.geometry, { lat, lng })))).toBeLessThan(RIGHT_TO_M);
});

test('without place data every layer of the map has something to render', () => {
  for (const layer of ['districts', 'neighbourhoods', 'streets', 'postal', 'lines', 'labels'] as const) {
    expect(buildMapLayer(layer, null).features.length, layer).toBeGreaterThan(40 - (layer === 'lines' ? 10 : 0));
  }
  const names = buildMapLayer('labels', null).features.map(({ properties }) => properties?.['name'] as string);
  expect(names).toEqual(expect.arrayContaining(['Madrid', 'Trafalgar', 'Chamberí', 'Russafa']));
  const tiles = new MapTiles(null);
  const sevilla = tileOf(37.389, -5.99, 12);
  expect(tiles.tile(...sevilla)?.length).toBeGreaterThan(500);
});

function tileOf(lat: number, lng: number, zoom: number): [z: number, x: number, y: number] {
  const y = (1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2;
  return [zoom, Math.floor(((lng + 180) / 360) * 2 ** zoom), Math.floor(y * 2 ** zoom)];
}

/** Metres from a spot to the nearest of points set along the line every few metres. */
function distanceTo({ coordinates }: MultiLineString, spot: { lat: number; lng: number }): number {
  const along = (a: Position, b: Position) =>
    Array.from({ length: 21 }, (_, i) => ({
      lng: (a[0] ?? 0) + (((b[0] ?? 0) - (a[0] ?? 0)) * i) / 20,
      lat: (a[1] ?? 0) + (((b[1] ?? 0) - (a[1] ?? 0)) * i) / 20,
    }));
  const points = coordinates.flatMap((line) => line.slice(1).flatMap((point, i) => along(line[i] ?? point, point)));
  return Math.min(...points.map((point) => metresBetween(point, spot)));
}
