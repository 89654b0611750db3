// `npm run basemap`: makes the basemap that ships with the project from the place data (GEO_DATA_DIR, or ../shared/geo): outlines and streets of
// the nine cities with search pages, simplified to four decimals (about 10 m), as one TopoJSON file.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Feature, FeatureCollection, LineString, MultiLineString, Position } from 'geojson';
import { feature, mesh, neighbors } from 'topojson-client';
import { topology } from 'topojson-server';
import { presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification';
import {
  type AreaCollection,
  type PostalTopology,
  readJson,
  readRows,
} from '../../server/features/search/places/geo-files.js';
import { CITY_RECORDS } from '../../server/features/search/places/city-records.js';
import { kmBetween } from '../../server/features/search/places/shapes.js';
import { BASEMAP_FILE } from '../../server/features/search/map/basemap.js';
import { checkTypedFeatures, knownByCityOnly } from './check-typed-features.js';
import { KNOWN_AVENUES } from './known-avenues.js';
import { KNOWN_LINES } from './known-lines.js';
import { KNOWN_SEAS } from './known-seas.js';
import { type KnownLine, positionOf, type TypedLine } from './line-types.js';
import { RING_ROADS } from './ring-roads.js';
import { seaBefore } from './sea-before.js';
import { TYPED_LINES } from './typed-features.js';
import { TYPED_PARKS, type TypedPark } from './typed-parks.js';
import { fail, fromRoot, say } from '../lib.mjs';

const DECIMALS = 4;
const MOST_ZIPPED_KB = 300;
/** Points that make a corner of less than this, in square degrees, are left out: a triangle of 20 by 20 m. */
const LEAST_CORNER = 2e-8;
/** The minimum length of a street: shorter ones do not help with orientation. */
const LEAST_STREET_KM = 0.45;

const dir = process.argv[2] ?? path.resolve(fromRoot('.'), '../shared/geo');
const districts = readJson<AreaCollection>(dir, 'districts');
const neighbourhoods = readJson<AreaCollection>(dir, 'neighbourhoods');
const postal = readJson<PostalTopology>(dir, 'postalAreas');
const lines = readJson<FeatureCollection>(dir, 'streetLines');
if (!districts || !neighbourhoods || !postal || !lines) fail(`The place data is not complete in ${dir}.`);

const postalOfCities = postalAreasOfCities(postal);
const placeData = {
  neighbourhoods,
  postal: postalOfCities,
  around: postalAreasAround(postal),
  streets: readRows(dir, 'streets'),
};
const problems = checkTypedFeatures(placeData);
if (problems.length > 0) fail(problems.join('\n'));

const areas = topology({
  districts: rounded(districts),
  neighbourhoods: rounded(neighbourhoods),
  postal: rounded(withoutProperties(postalOfCities)),
  streets: rounded(longStreets(lines)),
}) as unknown as Topology<Record<'districts' | 'neighbourhoods' | 'postal' | 'streets', GeometryCollection>>;
const plain = simplify(presimplify(areas), LEAST_CORNER);
const text = JSON.stringify({
  ...inWholeSteps(plain),
  lines: [
    ...[...KNOWN_LINES, ...KNOWN_AVENUES].map((line) => namedLine(plain, line)),
    ...[...TYPED_LINES, ...RING_ROADS].map(typedLine),
  ],
  areas: [...TYPED_PARKS.map(park), ...KNOWN_SEAS.map((sea) => rounded(seaBefore(postal, sea)))],
});
writeFileSync(BASEMAP_FILE, `${text}\n`);
const kilobytes = gzipSync(text).length / 1024;
say(`${path.relative(fromRoot('.'), BASEMAP_FILE)}: ${kilobytes.toFixed(0)} kB zipped`);
say(`Of these the data only says that they are in the city: ${knownByCityOnly(placeData).join('; ')}.`);
if (kilobytes > MOST_ZIPPED_KB) fail(`The basemap may have ${MOST_ZIPPED_KB} kB.`);

/** Postal areas of the cities without neighbourhoods in the data. */
function postalAreasOfCities(areas: PostalTopology): FeatureCollection {
  const finer = new Set(neighbourhoods?.features.map(({ properties }) => properties.ine));
  const cities = new Set(CITY_RECORDS.map(({ ine }) => ine).filter((ine) => !finer.has(ine)));
  const wanted = municipalitiesByCode();
  const all = feature(areas, areas.objects.cp) as FeatureCollection;
  const features = all.features
    .filter(({ id }) => cities.has(wanted.get(String(id)) ?? ''))
    .map(({ id, geometry }): Feature => ({
      type: 'Feature',
      ...(id !== undefined && { id }),
      properties: { ine: wanted.get(String(id)) },
      geometry,
    }));
  return { type: 'FeatureCollection', features };
}

/** Postal areas of every city and those that touch one of them; an area between two cities comes twice. */
function postalAreasAround(areas: PostalTopology): FeatureCollection {
  const codes = municipalitiesByCode();
  const { geometries } = areas.objects.cp;
  const touching = neighbors(geometries);
  const features = CITY_RECORDS.flatMap(({ ine }) => {
    const own = geometries.flatMap(({ id }, i) => (codes.get(String(id)) === ine ? [i] : []));
    const all = new Set([...own, ...own.flatMap((i) => touching[i] ?? [])]);
    return [...all].flatMap((i): Feature[] => {
      const one = geometries[i];
      return one ? [{ ...(feature(areas, one) as Feature), properties: { ine } }] : [];
    });
  });
  return { type: 'FeatureCollection', features };
}

/** The municipality's code of each postal code. */
function municipalitiesByCode(): Map<string | undefined, string> {
  return new Map(readRows(dir, 'postalCodes').map((row) => [row['cp'], row['municipio_ine'] ?? '']));
}

/** In the file, the code of a postal area is enough. */
function withoutProperties({ features }: FeatureCollection): FeatureCollection {
  return { type: 'FeatureCollection', features: features.map((area) => ({ ...area, properties: {} })) };
}

function longStreets({ features }: FeatureCollection): FeatureCollection {
  const long = features
    .flatMap(({ geometry }) => (geometry.type === 'MultiLineString' ? geometry.coordinates : []))
    .filter((line) => lengthKm(line) >= LEAST_STREET_KM)
    .map((coordinates): Feature<LineString> => ({
      type: 'Feature',
      properties: {},
      geometry: { type: 'LineString', coordinates },
    }));
  return { type: 'FeatureCollection', features: long };
}

function lengthKm(line: Position[]): number {
  return line.reduce((sum, [lng = 0, lat = 0], i) => {
    const [beforeLng = lng, beforeLat = lat] = line[i - 1] ?? [];
    return sum + kmBetween(beforeLat, beforeLng, lat, lng);
  }, 0);
}

/** The border between the two sides of a line, as a feature. */
function namedLine(
  { arcs, objects, ...rest }: typeof plain,
  { city, kind, name, sides }: KnownLine,
): Feature<MultiLineString> {
  const borders = sides.map((two) => {
    const [one, other] = two.map((names) => new Set(names.flatMap((each) => membersOf(city, each))));
    const isBetween = (a: GeometryObject, b: GeometryObject) =>
      (one?.has(keyOf(a)) && other?.has(keyOf(b))) || (one?.has(keyOf(b)) && other?.has(keyOf(a)));
    const all = {
      type: 'GeometryCollection' as const,
      geometries: [...objects.neighbourhoods.geometries, ...objects.postal.geometries],
    };
    const border = mesh(
      { ...rest, arcs, objects: { all } } as Topology<{ all: GeometryCollection }>,
      all,
      (a, b) => isBetween(a, b) === true,
    );
    if (border.coordinates.length === 0)
      fail(`${city}: nothing lies between ${two.map((names) => names.join(', ')).join(' and ')}.`);
    return border.coordinates;
  });
  return {
    type: 'Feature',
    properties: { city, kind, name },
    geometry: rounded({ type: 'MultiLineString', coordinates: borders.flat() }),
  };
}

function typedLine({ at, ...properties }: TypedLine): Feature<MultiLineString> {
  return { type: 'Feature', properties, geometry: { type: 'MultiLineString', coordinates: [at.map(positionOf)] } };
}

function park({ city, name, around }: TypedPark): Feature {
  const ring = [...around, ...around.slice(0, 1)].map(positionOf);
  return {
    type: 'Feature',
    properties: { city, kind: 'park', name },
    geometry: { type: 'Polygon', coordinates: [ring] },
  };
}

/** A postal code, a neighbourhood, or all neighbourhoods of a district (with a leading star), as keys. */
function membersOf(city: string, name: string): string[] {
  if (/^\d{5}$/.test(name)) return [name];
  const found = (neighbourhoods?.features ?? []).filter(
    ({ properties }) =>
      properties.city === city &&
      (name.startsWith('*') ? properties.district === name.slice(1) : properties.name === name),
  );
  if (found.length === 0) fail(`${city} has no ${name}.`);
  return found.map(({ properties }) => `${city}|${properties.name}`);
}

function keyOf({ id, properties }: GeometryObject): string {
  const { city, name } = (properties ?? {}) as { city?: string; name?: string };
  return id === undefined ? `${city}|${name}` : String(id);
}

/** Before the arcs are cut, so that shared borders stay shared. */
function rounded<T extends object>(collection: T): T {
  const factor = 10 ** DECIMALS;
  return JSON.parse(JSON.stringify(collection), function (this: unknown, _key, value: unknown) {
    return typeof value === 'number' && Array.isArray(this) ? Math.round(value * factor) / factor : value;
  }) as T;
}

/** Differences to the previous point in whole ten-thousandths of a degree, like TopoJSON's own quantization. */
function inWholeSteps(topology: Topology): Topology {
  const factor = 10 ** DECIMALS;
  const arcs = topology.arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([lng = 0, lat = 0]) => {
      const [toX, toY] = [Math.round(lng * factor), Math.round(lat * factor)];
      const step: Position = [toX - x, toY - y];
      [x, y] = [toX, toY];
      return step;
    });
  });
  const { bbox: _, ...rest } = topology;
  return {
    ...rest,
    objects: topology.objects as Record<string, GeometryCollection>,
    arcs,
    transform: { scale: [1 / factor, 1 / factor], translate: [0, 0] },
  };
}
