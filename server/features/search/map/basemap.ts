import { readFileSync } from 'node:fs';
import type { Feature, FeatureCollection, MultiLineString, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { fromProjectRoot } from '../../../core/paths.js';
import type { AreaCollection, AreaProperties } from '../places/geo-files.js';

/** Made by `npm run basemap` from the place data, so that the cities have a map also where that data is not at hand. */
export const BASEMAP_FILE = fromProjectRoot('server/features/search/map/basemap.json');

/** How a line of the map is rendered; a park of this kind follows a dry river. */
export type LineKind = 'water' | 'motorway' | 'avenue' | 'park';

export interface LineProperties {
  readonly city: string;
  readonly kind: LineKind;
  /** Empty for a line of several names. */
  readonly name: string;
}

/** Sea is rendered below what the data says of the city, whose outlines are finer. */
export type BasemapAreaKind = 'park' | 'sea';

export interface BasemapAreaProperties {
  readonly city: string;
  readonly kind: BasemapAreaKind;
  /** Empty for the sea. */
  readonly name: string;
}

type BasemapFile = Topology<{
  districts: GeometryCollection<AreaProperties>;
  neighbourhoods: GeometryCollection<AreaProperties>;
  postal: GeometryCollection;
  streets: GeometryCollection;
}> & { lines: Feature<MultiLineString, LineProperties>[]; areas: Feature<Polygon, BasemapAreaProperties>[] };

export interface Basemap {
  readonly districts: AreaCollection;
  readonly neighbourhoods: AreaCollection;
  /** Postal areas of the cities without neighbourhoods; the code is the feature's id. */
  readonly postal: FeatureCollection;
  readonly streets: FeatureCollection;
  /** Rivers, motorways and avenues with their names. */
  readonly lines: FeatureCollection<MultiLineString, LineProperties>;
  /** Large parks, and the sea before the cities on the coast. */
  readonly areas: FeatureCollection<Polygon, BasemapAreaProperties>;
}

let loaded: Basemap | undefined;

/** The map that ships with the project; read when a map is first asked for. */
export function basemap(): Basemap {
  return (loaded ??= load());
}

function load(): Basemap {
  const file = JSON.parse(readFileSync(BASEMAP_FILE, 'utf8')) as BasemapFile;
  const { districts, neighbourhoods, postal, streets } = file.objects;
  return {
    districts: feature(file, districts) as AreaCollection,
    neighbourhoods: feature(file, neighbourhoods) as AreaCollection,
    postal: feature(file, postal) as FeatureCollection,
    streets: feature(file, streets) as FeatureCollection,
    lines: { type: 'FeatureCollection', features: file.lines },
    areas: { type: 'FeatureCollection', features: file.areas },
  };
}
