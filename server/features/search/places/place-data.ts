import { type Catalogue, loadCatalogue } from './catalogue.js';
import { PlaceFinder } from './place-finder.js';

export interface PlaceData {
  readonly catalogue: Catalogue;
  readonly finder: PlaceFinder;
}

/** Read-only, so one copy serves every app of the process. */
const loaded = new Map<string, PlaceData>();

/** The place data of a folder (null: what ships with the project), read on first use. */
export function placeData(geoDataDir: string | null): PlaceData {
  const key = geoDataDir ?? '';
  const known = loaded.get(key);
  if (known !== undefined) return known;
  const catalogue = loadCatalogue(geoDataDir);
  const data = { catalogue, finder: new PlaceFinder(catalogue) };
  loaded.set(key, data);
  return data;
}
