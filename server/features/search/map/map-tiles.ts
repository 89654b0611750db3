import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { buildMapLayer, type MapLayer } from './map-layers.js';

/** Zoom levels of the tiles; the map renders closer views from the last. */
export const TILE_ZOOM = { min: 8, max: 14 } as const;
/** Layers in the tiles, with their minimum zoom. */
const TILED: readonly (readonly [MapLayer, number])[] = [
  ['municipalities', 8],
  ['postal', 9],
  ['districts', 9],
  ['neighbourhoods', 10],
  ['streets', 10],
  ['lines', 9],
  ['areas', 10],
];

/** Cuts the finer layers into vector tiles, so that a view fetches only what it shows. */
export class MapTiles {
  /** Created on first use: each takes a few tenths of a second. */
  private readonly indexes = new Map<MapLayer, GeoJSONVT>();

  constructor(private readonly geoDataDir: string | null) {}

  /** The tile's bytes; null for an empty tile. */
  tile(z: number, x: number, y: number): Uint8Array | null {
    const cut = TILED.flatMap(([layer, from]) => {
      const tile = z < from ? null : (this.indexOf(layer).getTile(z, x, y) ?? null);
      return tile === null || tile.features.length === 0 ? [] : [[layer, tile] as const];
    });
    return cut.length === 0 ? null : fromGeojsonVt(Object.fromEntries(cut), { version: 2, extent: 4096 });
  }

  private indexOf(layer: MapLayer): GeoJSONVT {
    const made = this.indexes.get(layer);
    if (made !== undefined) return made;
    const data = buildMapLayer(layer, this.geoDataDir);
    const index = new GeoJSONVT(data, { maxZoom: TILE_ZOOM.max, indexMaxZoom: 4, tolerance: 2, buffer: 80 });
    this.indexes.set(layer, index);
    return index;
  }
}
