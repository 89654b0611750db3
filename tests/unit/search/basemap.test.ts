import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Feature, MultiLineString, Position } from 'geojson';
import { expect, test } from 'vitest';
import { metresBetween } from '../../../server/core/values/mercator.js';
import { checkTypedFeatures, looseStretches } from '../../../scripts/basemap/check-typed-features.js';
import {
  basemap,
  BASEMAP_FILE,
  type BasemapAreaProperties,
  type LineProperties,
} from '../../../server/features/search/map/basemap.js';
import { buildMapLayer } from '../../../server/features/search/map/map-layers.js';
import { mapStyle } from '../../../server/features/search/map/map-style.js';
import { MapTiles } from '../../../server/features/search/map/map-tiles.js';
import { contains, toShape } from '../../../server/features/search/places/shapes.js';

/** Well-known places and the line on which each is. */
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
  ['Gran Vía', 'Plaza del Callao', 40.4202, -3.7057],
  ['Passeig de Gràcia', 'Casa Batlló', 41.3917, 2.1649],
  ['Avenida de la Constitución', 'Archivo de Indias', 37.3847, -5.9935],
  ['Avenida de la Palmera', 'Estadio Benito Villamarín', 37.3566, -5.9835],
  ['Paseo de la Independencia', 'Plaza de España', 41.6523, -0.8808],
  ['Alameda Principal', 'Plaza de la Marina', 36.7178, -4.4209],
  ['Gran Vía Escultor Salzillo', 'Plaza de Martínez Tornel', 37.983, -1.1305],
  ['Passeig Marítim', 'Auditòrium', 39.5647, 2.6297],
  ['Avingudes', 'Porta de Sant Antoni', 39.5724, 2.6577],
  ['Gran Vía', 'Plaza Moyua', 43.2631, -2.9349],
  ['Calle de la Autonomía', 'Autonomía 78', 43.258, -2.9481],
  ['Avenida Lehendakari Aguirre', 'Universidad de Deusto', 43.2709, -2.9416],
  ['A-8', 'viaducto de Rekalde', 43.2475, -2.9399],
  ['Carrer del General Riera', 'Velòdrom', 39.5875, 2.6459],
  ['Carrer de Manacor', 'la Soledat', 39.5714, 2.6694],
  ['Ronda de Dalt', 'Vall d’Hebron', 41.4247, 2.1421],
  ['Ronda del Litoral', 'Mirador de Colom', 41.3758, 2.1777],
  ['Gran Via', 'Plaça de Tetuan', 41.3947, 2.1756],
  ['SE-30', 'Puente del Centenario', 37.3506, -5.9957],
  ['Ronda Nord', 'Camí de Montcada', 39.4985, -0.3813],
  ['Ronda Nord', 'Carrer d’Alfahuir', 39.4938, -0.3581],
  ['Bulevard Sud', 'Carrer de Tres Forques', 39.4636, -0.4055],
  ['Bulevard Sud', 'estación de la calidad del aire', 39.4504, -0.3963],
  ['Bulevard Sud', 'Carretera de Malilla', 39.4455, -0.3801],
  ['Z-30', 'Avenida de América', 41.6252, -0.8872],
  ['Z-30', 'Avenida de Miguel Servet', 41.6355, -0.8627],
  ['Vía Hispanidad', 'Condes de Aragón', 41.6345, -0.9087],
  ['Vía Hispanidad', 'Cruce de la Bombarda', 41.6546, -0.9203],
  ['Ronda del Rabal', 'Palacio de Congresos', 41.6695, -0.9074],
  ['Avenida de Pablo Ruiz Picasso', 'Jefatura de Policía', 41.6721, -0.8952],
  ['Camino de las Torres', 'Centro Deportivo Alberto Maestro', 41.6497, -0.8646],
  ['Avenida Marqués de la Cadena', 'Centro Deportivo La Jota', 41.6578, -0.8612],
  ['Vía Univérsitas', 'Avenida de Madrid', 41.6519, -0.9102],
  ['A-8', 'Zorrotza', 43.2743, -2.9726],
  ['N-637', 'cámara del km 11, puente de Rontegi', 43.2991, -2.9659],
  ['N-637', 'cámara del km 16,5, aeropuerto', 43.2894, -2.9057],
  ['Ma-19', 'cámara del km 4,2, Molinar', 39.5632, 2.6895],
  ['Ma-19', 'cámara del km 5, Coll d’en Rabassa', 39.5578, 2.6994],
  ['Ma-19', 'cámara del km 7,5, aeropuerto', 39.5415, 2.7138],
  ['V-30', 'Hospital La Fe, al otro lado del cauce', 39.4375, -0.3775],
  ['Calle de Atocha', 'Antón Martín', 40.4124, -3.6993],
  ['Calle de Príncipe de Vergara', 'Concha Espina', 40.451, -3.6777],
  ['Gran Via de Carles III', 'Maria Cristina', 41.388, 2.1262],
  ['Carrer del Comte d’Urgell', 'Escola Industrial', 41.388, 2.1505],
  ['Gran Via de Ramón y Cajal', 'Àngel Guimerà', 39.4703, -0.3842],
  ['Avinguda del Cid', 'Avinguda del Cid, metro', 39.4685, -0.4008],
  ['Ronda Histórica', 'Basílica de la Macarena', 37.4026, -5.9893],
  ['Ronda Histórica', 'Puerta de Carmona', 37.3891, -5.9847],
  ['Ronda del Tamarguillo', 'Los Arcos', 37.3876, -5.9608],
  ['Avenida de Ramón y Cajal', 'Facultad de Económicas', 37.3766, -5.9738],
  ['Calle Torneo', 'Puente de la Barqueta', 37.4042, -5.9961],
  ['Calle Conde de Aranda', 'Plaza del Portillo', 41.6562, -0.895],
  ['Paseo de la Constitución', 'Plaza de Paraíso', 41.6481, -0.8842],
  ['Calle Mármoles', 'Puente de la Aurora', 36.7209, -4.4256],
  ['Calle Granada', 'Plaza de la Merced', 36.7232, -4.4175],
  ['Carrer de la Unió', 'Teatre Principal', 39.5727, 2.6487],
  ['Avinguda d’Antoni Maura', 'Plaça de la Reina', 39.569, 2.647],
  ['Calle Hurtado de Amézaga', 'Plaza Zabálburu', 43.2578, -2.9338],
  ['Paseo de Uribitarte', 'Zubizuri', 43.2664, -2.9281],
  ['Alameda de Mazarredo', 'Museo Guggenheim', 43.2687, -2.934],
  ['Avenida de Abandoibarra', 'Palacio Euskalduna', 43.2667, -2.9459],
];
const PARKS: readonly (readonly [park: string, spot: string, lat: number, lng: number])[] = [
  ['Parque de El Retiro', 'Palacio de Cristal', 40.4136, -3.6822],
  ['Montjuïc', 'Estadi Olímpic', 41.3648, 2.1556],
  ['Parque de María Luisa', 'Plaza de España', 37.3772, -5.9869],
  ['Gibralfaro', 'Castillo', 36.7234, -4.4106],
  ['Bosc de Bellver', 'Castell', 39.5638, 2.6194],
  ['Doña Casilda', 'Museo de Bellas Artes', 43.2659, -2.9385],
  ['Parque de la Aljafería', 'Palacio', 41.6565, -0.8969],
  ['Parc de la Mar', 'el lago bajo la catedral', 39.5667, 2.6483],
];
const RIGHT_TO_M = 150;

test('the basemap is below 300 kB and has outlines, streets and names', () => {
  expect(gzipSync(readFileSync(BASEMAP_FILE)).length).toBeLessThan(300 * 1024);
  const { districts, neighbourhoods, postal, streets } = basemap();
  expect([districts, neighbourhoods, postal].map(({ features }) => features.length)).toEqual([50, 292, 182]);
  expect(streets.features.length).toBeGreaterThan(900);
  expect(new Set(basemap().lines.features.map(({ properties }) => properties.city)).size).toBe(9);
});

test.each(SPOTS)('%s passes its known point: %s', (line, _spot, lat, lng) => {
  const known = basemap().lines.features.filter(({ properties }) => properties.name === line);
  expect(Math.min(...known.map((one) => distanceTo(one.geometry, { lat, lng })))).toBeLessThan(RIGHT_TO_M);
});

test.each(PARKS)('%s contains its known point: %s', (park, _spot, lat, lng) => {
  const found = basemap().areas.features.find(({ properties }) => properties.name === park);
  const shape = found && toShape(park, found.geometry);
  expect(shape && contains(shape, lat, lng)).toBe(true);
});

test('the sea areas end at the coast', () => {
  const seas = basemap().areas.features.filter(({ properties }) => properties.kind === 'sea');
  expect(seas.map(({ properties }) => properties.city)).toEqual(['Barcelona', 'València', 'Málaga', 'Palma']);
  const inside = (lat: number, lng: number) =>
    seas.some(({ geometry }) => contains(toShape('', geometry) ?? fail(), lat, lng));
  expect([inside(39.55, 2.66), inside(36.7, -4.4), inside(41.37, 2.21), inside(39.45, -0.29)]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect([inside(39.5757, 2.6536), inside(36.7213, -4.4217), inside(41.3874, 2.1686)]).toEqual([false, false, false]);
  // On land at the shore: the cathedrals of Palma and Málaga, the Torre Mapfre, the beach houses of El Cabanyal, the airport of Palma.
  const ashore = [
    [39.5674, 2.6483],
    [36.7201, -4.4195],
    [41.3883, 2.1975],
    [39.4695, -0.3275],
    [39.5515, 2.7388],
  ] as const;
  expect(ashore.map(([lat, lng]) => inside(lat, lng))).toEqual([false, false, false, false, false]);
  // At sea close to the shore: the harbours of Palma and Málaga, and the water off La Barceloneta, El Cabanyal and Portitxol.
  const afloat = [
    [39.5655, 2.633],
    [36.7155, -4.4165],
    [41.378, 2.198],
    [39.4695, -0.318],
    [39.555, 2.675],
  ] as const;
  expect(afloat.map(([lat, lng]) => inside(lat, lng))).toEqual([true, true, true, true, true]);
});

test('each city has at least twelve named avenues (Murcia seven) and two parks (València one)', () => {
  const { lines, areas } = basemap();
  const count = (of: readonly { readonly properties: LineProperties | BasemapAreaProperties }[], kind: string) =>
    Object.fromEntries(
      Object.entries(
        Object.groupBy(
          of.filter(({ properties }) => properties.kind === kind && properties.name !== ''),
          ({ properties }) => properties.city,
        ),
      ).map(([city, some]) => [city, new Set(some?.map(({ properties }) => properties.name)).size]),
    );
  const { Murcia, ...others } = count(lines.features, 'avenue');
  expect(Object.keys(others)).toHaveLength(8);
  expect(Math.min(...Object.values(others))).toBeGreaterThanOrEqual(12);
  expect(Murcia).toBe(7);
  // València’s other park follows the dry river and is a line in the data.
  const { València, ...parks } = count(areas.features, 'park');
  expect(València).toBe(1);
  expect(Object.keys(parks)).toHaveLength(8);
  expect(Math.min(...Object.values(parks))).toBeGreaterThanOrEqual(2);
});

test('labels never overlap, in both themes, on our own and external maps', () => {
  const outside = { version: 'v', minZoom: 0, maxZoom: 14, credits: '', box: null } as const;
  const maps = [null, { ...outside, scheme: 'protomaps' }, { ...outside, scheme: 'openmaptiles' }] as const;
  for (const theme of ['light', 'dark'] as const)
    for (const map of maps) {
      const names = mapStyle(theme, '', map).layers.filter(({ type }) => type === 'symbol');
      expect(names.length).toBeGreaterThan(map ? 2 : 8);
      for (const { id, layout } of names) {
        expect(Object.keys(layout ?? {}), id).toContain('text-font');
        expect(Object.keys(layout ?? {}), id).not.toContain('text-allow-overlap');
        expect(Object.keys(layout ?? {}), id).not.toContain('text-ignore-placement');
        expect(Object.keys(layout ?? {}), id).not.toContain('text-overlap');
      }
    }
});

test('typed coordinates far from their city or neighbourhood are rejected, except on a ring road at a neighbouring town', () => {
  const nextTown = [
    [2.21, 41.41],
    [2.23, 41.41],
    [2.23, 41.43],
    [2.21, 41.43],
    [2.21, 41.41],
  ];
  const check = (around: Feature[]): string[] =>
    checkTypedFeatures({
      neighbourhoods: basemap().neighbourhoods,
      postal: { type: 'FeatureCollection', features: [] },
      around: { type: 'FeatureCollection', features: around },
      streets: [{ calle: 'Calle Gran Vía', barrio: 'Palacio' }],
    });
  const besideBarcelona: Feature = {
    type: 'Feature',
    properties: { ine: '08019' },
    geometry: { type: 'Polygon', coordinates: [nextTown] },
  };
  const problems = check([besideBarcelona]);
  expect(problems).toContain('Madrid, Gran Vía: 40.4191, -3.6972 is not where the data has it.');
  expect(problems).toContain('Murcia has no areas in the place data.');
  expect(problems.filter((line) => line.startsWith('Barcelona'))).toEqual([]);
  const outside = check([]).filter((line) => line.startsWith('Barcelona'));
  expect(outside).toHaveLength(6);
  expect(outside[0]).toMatch(/^Barcelona, Ronda del Litoral: /);
});

test('a stretch of road that may deviate by more than 150 m is rejected', () => {
  const ring = { city: 'Madrid', name: 'M-30' };
  const [bend, gentle] = [
    looseStretches({
      ...ring,
      at: [
        [40.4, -3.7],
        [40.4, -3.68],
        [40.42, -3.68],
      ],
    }),
    looseStretches({
      ...ring,
      at: [
        [40.4, -3.7],
        [40.4, -3.68],
        [40.404, -3.66],
      ],
    }),
  ];
  expect(bend).toEqual([
    'Madrid, M-30: the road may lie 166 m off after 40.4, -3.7.',
    'Madrid, M-30: the road may lie 219 m off after 40.4, -3.68.',
  ]);
  expect(gentle).toEqual([]);
});

test('without place data every map layer has features', () => {
  for (const layer of ['districts', 'neighbourhoods', 'streets', 'postal', 'lines', 'labels', 'areas'] as const) {
    expect(buildMapLayer(layer, null).features.length, layer).toBeGreaterThan(40 - (layer === 'areas' ? 30 : 0));
  }
  const names = buildMapLayer('labels', null).features.map(({ properties }) => properties?.['name'] as string);
  expect(names).toEqual(expect.arrayContaining(['Madrid', 'Trafalgar', 'Chamberí', 'Russafa']));
  const tiles = new MapTiles(null);
  const sevilla = tileOf(37.389, -5.99, 12);
  expect(tiles.tile(...sevilla)?.length).toBeGreaterThan(500);
});

function fail(): never {
  throw new Error('not an area');
}

function tileOf(lat: number, lng: number, zoom: number): [z: number, x: number, y: number] {
  const y = (1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2;
  return [zoom, Math.floor(((lng + 180) / 360) * 2 ** zoom), Math.floor(y * 2 ** zoom)];
}

/** Metres from a place to the nearest point on the line, sampled every few metres. */
function distanceTo({ coordinates }: MultiLineString, spot: { lat: number; lng: number }): number {
  const along = (a: Position, b: Position) =>
    Array.from({ length: 21 }, (_, i) => ({
      lng: (a[0] ?? 0) + (((b[0] ?? 0) - (a[0] ?? 0)) * i) / 20,
      lat: (a[1] ?? 0) + (((b[1] ?? 0) - (a[1] ?? 0)) * i) / 20,
    }));
  const points = coordinates.flatMap((line) => line.slice(1).flatMap((point, i) => along(line[i] ?? point, point)));
  return Math.min(...points.map((point) => metresBetween(point, spot)));
}
