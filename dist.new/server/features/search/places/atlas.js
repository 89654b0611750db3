import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { PROVINCES } from './provinces.js';
import { toShapes } from './shapes.js';
const packages = createRequire(import.meta.url);
/** Municipality outlines by code, with their official names. Common lands shared by several are left out. */
export function readMunicipalityOutlines() {
    const topology = readTopology('es-atlas/es/municipalities.json');
    const areas = feature(topology, topology.objects.municipalities);
    const own = areas.features.filter((area) => PROVINCES.has(String(area.id).slice(0, 2)));
    return {
        shapes: toShapes({ type: 'FeatureCollection', features: own }, (area) => String(area.id)),
        names: new Map(own.map((area) => [String(area.id), area.properties.name])),
    };
}
/** Province outlines as GeoJSON, the id being the province's code. */
export function readProvinces() {
    const topology = readTopology('es-atlas/es/provinces.json');
    const areas = feature(topology, topology.objects.provinces);
    return { type: 'FeatureCollection', features: areas.features.filter((area) => PROVINCES.has(String(area.id))) };
}
/** A TopoJSON file that ships with a package. */
export function readTopology(specifier) {
    return JSON.parse(readFileSync(packages.resolve(specifier), 'utf8'));
}
//# sourceMappingURL=atlas.js.map