import path from 'node:path';
import * as z from 'zod';
import { readOutside } from '../../../../core/outgoing.js';
import { openPmtiles } from './pmtiles-source.js';
import { creditsIn, TILE_BYTES, type TileSource } from './tile-source.js';

const JSON_BYTES = 1024 * 1024;
const TILE_MS = 5000;
const MAX_ZOOM = 14;
const TILE_TYPES = [
  'application/x-protobuf',
  'application/protobuf',
  'application/vnd.mapbox-vector-tile',
  'application/octet-stream',
  'application/gzip',
];

/** Opens the source in `MAP_TILES`: a PMTiles file (path or URL), a tile template, or the URL of a style or TileJSON. */
export async function openTileSource(named: string, timeoutMs: number): Promise<TileSource> {
  if (!/^https?:/.test(named)) return openPmtiles(path.resolve(named), { timeoutMs, isFile: true });
  if (new URL(named).pathname.endsWith('.pmtiles')) return openPmtiles(named, { timeoutMs, isFile: false });
  return named.includes('{z}') ? templateSource(named, {}, named) : await fromDocument(named, timeoutMs);
}

const tileJson = z.object({
  tiles: z.array(z.string()).min(1),
  minzoom: z.number().int().min(0).max(22).optional(),
  maxzoom: z.number().int().min(0).max(22).optional(),
  bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(),
  attribution: z.string().optional(),
});
type TileJson = z.output<typeof tileJson>;
const style = z.object({
  sources: z.record(z.string(), z.looseObject({ type: z.string(), url: z.string().optional() })),
});

async function fromDocument(named: string, timeoutMs: number): Promise<TileSource> {
  const document = await readJson(named, named, timeoutMs);
  const asStyle = style.safeParse(document);
  if (!asStyle.success) return fromTileJson(document, named, named);
  const source = Object.values(asStyle.data.sources).find(({ type }) => type === 'vector');
  if (!source) throw new Error('the style has no vector tiles');
  if (source.url?.startsWith('pmtiles://')) {
    const address = source.url.slice('pmtiles://'.length);
    return openPmtiles(address, { timeoutMs, isFile: false, mayBePrivate: isSameOrigin(address, named) });
  }
  if (source.url === undefined) return fromTileJson(source, named, named);
  const address = new URL(source.url, named).href;
  return fromTileJson(await readJson(address, named, timeoutMs), address, named);
}

function fromTileJson(document: unknown, base: string, named: string): TileSource {
  const parsed = tileJson.safeParse(document);
  if (!parsed.success) throw new Error('neither a style nor a TileJSON');
  const [template = ''] = parsed.data.tiles;
  const absolute = /^https?:/.test(template) ? template : decodeURI(new URL(template, base).href);
  return templateSource(absolute, parsed.data, named);
}

async function readJson(address: string, named: string, timeoutMs: number): Promise<unknown> {
  const { status, body } = await readOutside(address, {
    timeoutMs,
    maxBytes: JSON_BYTES,
    mayBePrivate: isSameOrigin(address, named),
  });
  if (status !== 200) throw new Error(`answered ${status}`);
  return JSON.parse(body.toString('utf8'));
}

function templateSource(template: string, about: Partial<TileJson>, named: string): TileSource {
  if (!['{z}', '{x}', '{y}'].every((part) => template.includes(part))) throw new Error('not a tile template');
  const { bounds } = about;
  return {
    minZoom: about.minzoom ?? 0,
    maxZoom: Math.min(about.maxzoom ?? MAX_ZOOM, 15),
    box: bounds ? { west: bounds[0], south: bounds[1], east: bounds[2], north: bounds[3] } : null,
    credits: creditsIn(about.attribution),
    isLocal: false,
    async tile(zoom, x, y) {
      const address = template.replace('{z}', `${zoom}`).replace('{x}', `${x}`).replace('{y}', `${y}`);
      const { status, type, body } = await readOutside(address, {
        timeoutMs: TILE_MS,
        maxBytes: TILE_BYTES,
        mayBePrivate: isSameOrigin(address, named),
      });
      if (status === 204 || status === 404) return null;
      if (status !== 200) throw new Error(`a tile was answered with ${status}`);
      if (!TILE_TYPES.includes(type)) throw new Error(`a tile of the type ${type || 'unknown'}`);
      return body;
    },
  };
}

/* Only the configured URL may be inside our own network; URLs found in its responses may not. */
function isSameOrigin(address: string, named: string): boolean {
  return new URL(address).origin === new URL(named).origin;
}
