import type { Feature, FeatureCollection, Geometry, Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { PlaceKind } from '../../../ports/geocoder.js';
import { readProvinces, readTopology } from '../places/atlas.js';
import { CITY_RECORDS } from '../places/city-records.js';
import { type AreaCollection, type PostalTopology, readJson } from '../places/geo-files.js';
import { placeData } from '../places/place-data.js';
import { kmBetween } from '../places/shapes.js';
import { basemap } from './basemap.js';

/** Layers small enough to be fetched as a whole. */
export const WHOLE_LAYERS = ['land', 'provinces', 'labels'] as const;
/** All layers; the others exist in tiles only. */
export type MapLayer =
  | (typeof WHOLE_LAYERS)[number]
  | 'municipalities'
  | 'postal'
  | 'districts'
  | 'neighbourhoods'
  | 'streets'
  | 'lines'
  | 'areas';

/** Spain with its islands and the parts of its neighbours within the view's limits. */
const VIEW = { west: -20.5, south: 25, east: 7, north: 47 };
const NEIGHBOURS = new Set(['Portugal', 'France', 'Andorra', 'Morocco', 'Algeria', 'Gibraltar', 'W. Sahara']);
/** Large parks among the official neighbourhoods. */
const PARKS = new Set(['Casa de Campo', 'El Pardo', 'Vallvidrera, el Tibidabo i les Planes']);
const TOWN_LABELS = 900;
/** Lines at least this long are rendered as a road, or as an avenue. */
const AVENUE_KM = [0.5, 1.2];

/** The place data if configured, else what ships with the project: coarser, and of the nine cities only. */
const BUILDERS: Readonly<Record<MapLayer, (geoDataDir: string | null) => FeatureCollection>> = {
  land: buildLand,
  provinces: () => rounded(readProvinces(), 4),
  municipalities: buildMunicipalityBorders,
  labels: buildLabels,
  districts: (dir) => buildAreas(readJson<AreaCollection>(dir, 'districts') ?? basemap().districts),
  neighbourhoods: (dir) => buildAreas(neighbourhoods(dir)),
  streets: (dir) => buildStreets(readJson<FeatureCollection>(dir, 'streetLines') ?? basemap().streets),
  lines: () => basemap().lines,
  areas: () => basemap().areas,
  postal: buildPostalAreas,
};

/** A layer as GeoJSON. */
export function buildMapLayer(layer: MapLayer, geoDataDir: string | null): FeatureCollection {
  return BUILDERS[layer](geoDataDir);
}

function buildLand(): FeatureCollection {
  type Countries = Topology<{ countries: GeometryCollection<{ name: string }> }>;
  const topology = readTopology<Countries>('world-atlas/countries-10m.json');
  const all = feature(topology, topology.objects.countries) as FeatureCollection<Geometry, { name: string }>;
  const near = all.features.filter(({ properties }) => NEIGHBOURS.has(properties.name));
  const trimmed = near.map((country) => ({ ...country, properties: {}, geometry: withinView(country.geometry) }));
  // Two sources leave gaps at their border: a broad line closes them.
  const isSpain = (country: unknown) => (country as { properties: { name: string } }).properties.name === 'Spain';
  const border = mesh(topology, topology.objects.countries, (a, b) => a !== b && (isSpain(a) || isSpain(b)));
  return rounded(
    { type: 'FeatureCollection', features: [...trimmed, { type: 'Feature', properties: {}, geometry: border }] },
    3,
  );
}

/** Drops distant parts (overseas departments and the like). */
function withinView(geometry: Geometry): Geometry {
  if (geometry.type !== 'MultiPolygon') return geometry;
  const isNear = ([ring = []]: Position[][]) =>
    ring.some(([lng = 0, lat = 0]) => lng > VIEW.west && lng < VIEW.east && lat > VIEW.south && lat < VIEW.north);
  return { type: 'MultiPolygon', coordinates: geometry.coordinates.filter(isNear) };
}

function buildMunicipalityBorders(): FeatureCollection {
  type Spain = Topology<{ municipalities: GeometryCollection }>;
  const topology = readTopology<Spain>('es-atlas/es/municipalities.json');
  const borders = mesh(topology, topology.objects.municipalities, (a, b) => a !== b);
  return rounded({ type: 'FeatureCollection', features: [{ type: 'Feature', properties: {}, geometry: borders }] }, 3);
}

/** Labels of the map: the largest towns, districts and neighbourhoods, `rank` 0 being the most important. */
function buildLabels(geoDataDir: string | null): FeatureCollection {
  const { records } = placeData(geoDataDir).catalogue;
  const towns = records
    .filter((record) => record.kind === PlaceKind.CITY && record.weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, TOWN_LABELS)
    .map((record, rank) => label('town', record, rank));
  const finer = citiesWithNeighbourhoods(geoDataDir);
  const districts = records
    .filter(({ kind }) => kind === PlaceKind.DISTRICT)
    // A district's label is dropped near labels of its neighbourhoods.
    .map((record) => label(finer.has(record.city ?? '') ? 'district' : 'quarter', record, 0));
  const quarters = neighbourhoods(geoDataDir).features.map(({ properties: { name, lat, lon } }) =>
    label('neighbourhood', { name, lat, lng: lon }, 0),
  );
  return { type: 'FeatureCollection', features: [...towns, ...districts, ...quarters, ...parkLabels()] };
}

function parkLabels(): Feature[] {
  const parks = basemap().areas.features.filter(({ properties }) => properties.kind === 'park');
  return parks.map(({ properties: { name }, geometry }) => {
    const [outline = []] = geometry.coordinates;
    const corners = outline.slice(1);
    const mean = (axis: 0 | 1) => corners.reduce((sum, corner) => sum + (corner[axis] ?? 0), 0) / corners.length;
    return label('park', { name, lat: mean(1), lng: mean(0) }, 0);
  });
}

function label(kind: string, record: { name: string; lat: number; lng: number }, rank: number): Feature {
  const name = record.name.split('/').at(-1) ?? record.name;
  const coordinates = [record.lng, record.lat].map((degrees) => Math.round(degrees * 1e4) / 1e4);
  return { type: 'Feature', properties: { kind, name, rank }, geometry: { type: 'Point', coordinates } };
}

/** Districts or neighbourhoods, keyed so that the client can highlight the searched one. */
function buildAreas(areas: AreaCollection): FeatureCollection {
  const features = areas.features.map(({ properties, geometry }, i): Feature => {
    const city = CITY_RECORDS.find(({ ine }) => ine === properties.ine)?.name ?? properties.city;
    const tint = PARKS.has(properties.name) ? 'park' : i % 2 === 0 ? 'land' : 'block';
    return { type: 'Feature', properties: { key: `${city}|${properties.name}`, tint }, geometry };
  });
  return { type: 'FeatureCollection', features };
}

/** Street lines, each with a size by its length: the sources do not say which is an avenue, but avenues are longer. */
function buildStreets(lines: FeatureCollection): FeatureCollection {
  const features = lines.features.flatMap(({ geometry }): Feature[] => {
    const parts = geometry.type === 'MultiLineString' ? geometry.coordinates : [];
    return (geometry.type === 'LineString' ? [geometry.coordinates] : parts).map((coordinates) => ({
      type: 'Feature',
      properties: { size: AVENUE_KM.filter((km) => lengthKm(coordinates) >= km).length },
      geometry: { type: 'LineString', coordinates },
    }));
  });
  return { type: 'FeatureCollection', features };
}

function lengthKm(line: Position[]): number {
  return line.reduce((sum, [lng = 0, lat = 0], i) => {
    const [beforeLng = lng, beforeLat = lat] = line[i - 1] ?? [];
    return sum + kmBetween(beforeLat, beforeLng, lat, lng);
  }, 0);
}

/** Postal areas, tinted only where neighbourhoods are unknown. */
function buildPostalAreas(geoDataDir: string | null): FeatureCollection {
  const topology = readJson<PostalTopology>(geoDataDir, 'postalAreas');
  const { postalCodes } = placeData(geoDataDir).catalogue;
  const finer = citiesWithNeighbourhoods(geoDataDir);
  const areas = topology ? (feature(topology, topology.objects.cp) as FeatureCollection) : basemap().postal;
  const features = areas.features.map(({ id, geometry }, i): Feature => {
    const isPlain = finer.has(postalCodes.get(String(id))?.city ?? '');
    const tint = isPlain ? 'none' : i % 2 === 0 ? 'land' : 'block';
    return { type: 'Feature', properties: { key: String(id), tint }, geometry };
  });
  return { type: 'FeatureCollection', features };
}

function neighbourhoods(geoDataDir: string | null): AreaCollection {
  return readJson<AreaCollection>(geoDataDir, 'neighbourhoods') ?? basemap().neighbourhoods;
}

function citiesWithNeighbourhoods(geoDataDir: string | null): ReadonlySet<string> {
  const codes = new Set(neighbourhoods(geoDataDir).features.map(({ properties }) => properties.ine));
  return new Set(CITY_RECORDS.filter(({ ine }) => codes.has(ine)).map(({ name }) => name));
}

/** Fewer digits: three decimals are about 100 m, five about 1 m. */
function rounded(collection: FeatureCollection, decimals: number): FeatureCollection {
  const factor = 10 ** decimals;
  return JSON.parse(JSON.stringify(collection), (_key, value: unknown) =>
    typeof value === 'number' ? Math.round(value * factor) / factor : value,
  ) as FeatureCollection;
}
