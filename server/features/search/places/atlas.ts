import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FeatureCollection, Geometry } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { PROVINCES } from './provinces.js';
import { type Shape, toShapes } from './shapes.js';

type Named = { name: string };
type SpainTopology = Topology<{
  municipalities: GeometryCollection<Named>;
  provinces: GeometryCollection<Named>;
}>;

const packages = createRequire(import.meta.url);

/** Municipality outlines by code, with their official names. Common lands shared by several are left out. */
export function readMunicipalityOutlines(): { shapes: Shape[]; names: Map<string, string> } {
  const topology = readTopology<SpainTopology>('es-atlas/es/municipalities.json');
  const areas = feature(topology, topology.objects.municipalities) as FeatureCollection<Geometry, Named>;
  const own = areas.features.filter((area) => PROVINCES.has(String(area.id).slice(0, 2)));
  return {
    shapes: toShapes({ type: 'FeatureCollection', features: own }, (area) => String(area.id)),
    names: new Map(own.map((area) => [String(area.id), area.properties.name])),
  };
}

/** Province outlines as GeoJSON, the id being the province's code. */
export function readProvinces(): FeatureCollection<Geometry, Named> {
  const topology = readTopology<SpainTopology>('es-atlas/es/provinces.json');
  const areas = feature(topology, topology.objects.provinces) as FeatureCollection<Geometry, Named>;
  return { type: 'FeatureCollection', features: areas.features.filter((area) => PROVINCES.has(String(area.id))) };
}

/** A TopoJSON file that ships with a package. */
export function readTopology<T extends Topology>(specifier: string): T {
  return JSON.parse(readFileSync(packages.resolve(specifier), 'utf8')) as T;
}
