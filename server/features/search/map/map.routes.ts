import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { IRouter, Request, Response } from 'express';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { DAY_S, HOUR_S } from '../../../core/values/durations.js';
import { districtOutlines } from '../city/district-outlines.js';
import { buildMapLayer, type MapLayer, WHOLE_LAYERS } from './map-layers.js';
import type { MapTheme } from './map-palette.js';
import { mapStyle } from './map-style.js';
import { MapTiles, TILE_ZOOM } from './map-tiles.js';
import type { OutsideTiles } from './outside/outside-tiles.js';

/** Attribution of the map data; the full list with all licences is on the legal notices page. */
const CREDITS =
  '© IGN, CartoCiudad, DGT, Open Data Bizkaia y Euskadi CC-BY 4.0 · Ayuntamientos de Madrid, Barcelona, València y Zaragoza';
/** Fresh for a day, then stale for a week during revalidation: the data changes with a release at most. */
const CACHE = `public, max-age=${DAY_S}, stale-while-revalidate=${7 * DAY_S}`;
const MAX_CACHED_TILES = 600;
const TILE_TYPE = 'application/vnd.mapbox-vector-tile';
const compress = promisify(gzip);

export interface MapRoutesDeps {
  geoDataDir: string | null;
  /** External map tiles; null for our own map only. */
  outside: OutsideTiles | null;
}

/** Encoded bytes; null for an empty tile. */
interface Asset {
  type: string;
  etag: string;
  raw: Buffer | null;
  zipped: Buffer | null;
}

/**
 * `GET /map/style.json`, the GeoJSON layers `/map/<layer>.json`, the districts' outlines `/map/outlines/<city>.json`, our own vector tiles
 * and external ones.
 */
export function mountMapRoutes(router: IRouter, { geoDataDir, outside }: MapRoutesDeps): void {
  const tiles = new MapTiles(geoDataDir);
  const cachedLayers = new Map<MapLayer, Promise<Asset>>();
  const cachedOutlines = new Map<string, Promise<Asset>>();
  const cachedTiles = new Map<string, Promise<Asset>>();

  router.get('/map/style.json', (req, res) => {
    const theme: MapTheme = req.query['theme'] === 'dark' ? 'dark' : 'light';
    // External tiles come and go; `own` requests our own map only.
    res.setHeader('Cache-Control', `public, max-age=${outside ? 60 : HOUR_S}`);
    res.json(mapStyle(theme, CREDITS, req.query['own'] === undefined ? (outside?.map() ?? null) : null));
  });

  router.get('/map/outside/:z/:x/:file', async (req, res) => {
    const at = [req.params.z, req.params.x, req.params.file.replace(/\.mvt$/, '')].map(Number);
    const [z = -1, x = -1, y = -1] = at;
    if (!outside || !at.every(Number.isInteger)) throw new DomainError(ErrorCode.NOT_FOUND);
    const tile = await outside.tile(z, x, y).catch(() => 'failed' as const);
    if (tile === undefined) throw new DomainError(ErrorCode.NOT_FOUND);
    if (tile === 'failed') return void res.status(503).setHeader('Retry-After', '60').end();
    send(req, res, await asset(TILE_TYPE, () => tile));
  });

  router.get('/map/tiles/:z/:x/:file', async (req, res) => {
    const at = [req.params.z, req.params.x, req.params.file.replace(/\.mvt$/, '')].map(Number);
    const [z = -1, x = -1, y = -1] = at;
    const isTile =
      at.every(Number.isInteger) &&
      z >= TILE_ZOOM.min &&
      z <= TILE_ZOOM.max &&
      x >= 0 &&
      x < 2 ** z &&
      y >= 0 &&
      y < 2 ** z;
    if (!isTile) throw new DomainError(ErrorCode.NOT_FOUND);
    const key = at.join('/');
    const tile = cachedTiles.get(key) ?? asset(TILE_TYPE, () => tiles.tile(z, x, y));
    cacheTile(cachedTiles, key, tile);
    send(req, res, await tile);
  });

  router.get('/map/outlines/:file', async (req, res) => {
    const slug = /^([a-z]+)\.json$/.exec(req.params.file)?.[1];
    const outlines = slug ? districtOutlines(geoDataDir, slug) : null;
    if (!slug || !outlines) throw new DomainError(ErrorCode.NOT_FOUND);
    const built = cachedOutlines.get(slug) ?? asset('application/json', () => Buffer.from(JSON.stringify(outlines)));
    cachedOutlines.set(slug, built);
    send(req, res, await built);
  });

  router.get('/map/:file', async (req, res, next) => {
    const layer = WHOLE_LAYERS.find((name) => `${name}.json` === req.params.file);
    if (layer === undefined) return next();
    const built = cachedLayers.get(layer) ?? asset('application/geo+json', () => layerBytes(layer, geoDataDir));
    cachedLayers.set(layer, built);
    send(req, res, await built);
  });
}

function layerBytes(layer: MapLayer, geoDataDir: string | null): Uint8Array {
  return Buffer.from(JSON.stringify(buildMapLayer(layer, geoDataDir)));
}

async function asset(type: string, make: () => Uint8Array | null): Promise<Asset> {
  const bytes = make();
  if (bytes === null) return { type, etag: '"empty"', raw: null, zipped: null };
  const raw = Buffer.from(bytes);
  return { type, etag: `"${createHash('sha1').update(raw).digest('base64url')}"`, raw, zipped: await compress(raw) };
}

/** Newest last; the oldest is evicted beyond the limit. */
function cacheTile(cache: Map<string, Promise<Asset>>, key: string, tile: Promise<Asset>): void {
  cache.delete(key);
  cache.set(key, tile);
  const [oldest] = cache.keys();
  if (cache.size > MAX_CACHED_TILES && oldest !== undefined) cache.delete(oldest);
}

function send(req: Request, res: Response, { type, etag, raw, zipped }: Asset): void {
  res.setHeader('Cache-Control', CACHE);
  res.setHeader('ETag', etag);
  res.vary('Accept-Encoding');
  if (raw === null) return void res.status(204).end();
  if (req.fresh) return void res.status(304).end();
  const isZipped = zipped !== null && req.acceptsEncodings('gzip') === 'gzip';
  if (isZipped) res.setHeader('Content-Encoding', 'gzip');
  res.type(type).send(isZipped ? zipped : raw);
}
