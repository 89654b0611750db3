import { readFileSync } from 'node:fs';
import { feature } from 'topojson-client';
import { fromProjectRoot } from '../../../core/paths.js';
/** Made by `npm run basemap` from the place data, so that the cities have a map also where that data is not at hand. */
export const BASEMAP_FILE = fromProjectRoot('server/features/search/map/basemap.json');
let loaded;
/** The map that ships with the project; read when a map is first asked for. */
export function basemap() {
    return (loaded ??= load());
}
function load() {
    const file = JSON.parse(readFileSync(BASEMAP_FILE, 'utf8'));
    const { districts, neighbourhoods, postal, streets } = file.objects;
    return {
        districts: feature(file, districts),
        neighbourhoods: feature(file, neighbourhoods),
        postal: feature(file, postal),
        streets: feature(file, streets),
        lines: { type: 'FeatureCollection', features: file.lines },
        areas: { type: 'FeatureCollection', features: file.areas },
    };
}
//# sourceMappingURL=basemap.js.map