import { loadCatalogue } from './catalogue.js';
import { PlaceFinder } from './place-finder.js';
/** Read-only and the same for all, so one copy serves every app of the process. */
const loaded = new Map();
/** The place data of a folder (null: what ships with the project), read at the first call. */
export function placeData(geoDataDir) {
    const key = geoDataDir ?? '';
    const known = loaded.get(key);
    if (known !== undefined)
        return known;
    const catalogue = loadCatalogue(geoDataDir);
    const data = { catalogue, finder: new PlaceFinder(catalogue) };
    loaded.set(key, data);
    return data;
}
//# sourceMappingURL=place-data.js.map