import { createHash } from 'node:crypto';
import path from 'node:path';
import { DAY_MS, MINUTE_MS } from '../../../../core/values/durations.js';
import { openTileSource } from './open-tiles.js';
import { layersOfTile } from './tile-check.js';
import { TileFolder } from './tile-folder.js';
import type { Box, TileSource } from './tile-source.js';

/** The public source, used when none is configured. */
export const PUBLIC_TILES = 'https://tiles.openfreemap.org/planet';
/** The layer names of a tile: Protomaps', or OpenMapTiles', which OpenFreeMap and MapTiler use. */
export type TileScheme = 'protomaps' | 'openmaptiles';

/** What a style needs about external tiles. */
export interface OutsideMap {
  /** Changes with the source, so that browsers do not show cached tiles of another. */
  readonly version: string;
  readonly scheme: TileScheme;
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly box: Box | null;
  readonly credits: string;
}

export interface OutsideTilesOptions {
  /** `MAP_TILES`; null where unset. */
  readonly named: string | null;
  /** The source used when none is configured. */
  readonly byDefault?: string;
  readonly dataDir: string;
  readonly warn: (about: object, message: string) => void;
  readonly folderBytes?: number;
  /** How long a failing source is left alone. */
  readonly pauseMs?: number;
}

interface OpenTiles {
  readonly source: TileSource;
  readonly map: OutsideMap;
}

const START_MS = 2000;
const FOLDER_BYTES = 300 * 1024 * 1024;
const TILE_AGE_MS = 30 * DAY_MS;
const PAUSE_MS = MINUTE_MS;
const MOST_FAILURES = 3;
const AT_ONCE = 8;
const WAITING = 200;
/** Spain with its islands: the server is no proxy for the rest of the world. */
const SPAIN: Box = { south: 26, west: -20.5, north: 45.5, east: 7 };

/** Vector tiles of an external map, fetched, validated and cached by this server, so that browsers contact nobody else. */
export class OutsideTiles {
  private open: OpenTiles | null = null;
  private opening: Promise<void> | null = null;
  private failures = 0;
  private pausedUntil = 0;
  private running = 0;
  private readonly queue: (() => void)[] = [];
  private readonly requests = new Map<string, Promise<Uint8Array | null>>();
  private readonly folder: TileFolder;
  private readonly version: string;

  constructor(private readonly options: OutsideTilesOptions) {
    this.version = createHash('sha256').update(this.address).digest('hex').slice(0, 12);
    this.folder = new TileFolder(
      path.join(options.dataDir, 'map-tiles', this.version),
      options.folderBytes ?? FOLDER_BYTES,
      TILE_AGE_MS,
    );
  }

  private get address(): string {
    return this.options.named ?? this.options.byDefault ?? PUBLIC_TILES;
  }

  /** Opens the source: in the background at start, and again after a failure. */
  start(): Promise<void> {
    return (this.opening ??= within(START_MS, this.connect()).then(
      (open) => {
        this.open = open;
        this.failures = 0;
      },
      (error: unknown) => {
        this.options.warn(
          { host: hostOf(this.address), reason: String(error) },
          'no map tiles from outside, ours stay',
        );
        this.pausedUntil = this.options.named === null ? Infinity : Date.now() + (this.options.pauseMs ?? PAUSE_MS);
        this.opening = null;
      },
    ));
  }

  /** Null while there is no source, or it is failing. */
  map(): OutsideMap | null {
    if (Date.now() < this.pausedUntil) return null;
    if (this.open === null) void this.start();
    return this.open?.map ?? null;
  }

  /** A tile; null when it is empty; undefined where there can be none. */
  async tile(z: number, x: number, y: number): Promise<Uint8Array | null | undefined> {
    const { open } = this;
    if (!open || z < open.map.minZoom || z > open.map.maxZoom || !touches(SPAIN, z, x, y)) return undefined;
    if (open.map.box && !touches(open.map.box, z, x, y)) return null;
    const name = `${z}-${x}-${y}.mvt`;
    const requests =
      this.requests.get(name) ?? this.read(open.source, name, [z, x, y]).finally(() => this.requests.delete(name));
    this.requests.set(name, requests);
    return requests;
  }

  private async connect(): Promise<OpenTiles> {
    const source = await openTileSource(this.address, START_MS);
    const { minZoom, maxZoom, box, credits } = source;
    const zoom = Math.min(Math.max(minZoom, 6), maxZoom);
    const middle = box && !isWhole(box) ? { lat: (box.south + box.north) / 2, lng: (box.west + box.east) / 2 } : MADRID;
    const tile = await source.tile(zoom, ...tileAt(middle, zoom));
    const layers = tile === null ? null : layersOfTile(tile);
    const scheme = layers && schemeOf(layers);
    if (!scheme) throw new Error('its tiles have no layers known here');
    const map = { version: this.version, scheme, minZoom, maxZoom, box: box && isWhole(box) ? null : box, credits };
    return { source, map };
  }

  private async read(
    source: TileSource,
    name: string,
    at: readonly [number, number, number],
  ): Promise<Uint8Array | null> {
    const cached = source.isLocal ? undefined : await this.folder.get(name);
    if (cached !== undefined) return cached.length === 0 ? null : cached;
    if (Date.now() < this.pausedUntil) throw new Error('the map tiles from outside are not answered');
    await this.turn();
    try {
      const tile = await source.tile(...at);
      if (tile !== null && layersOfTile(tile) === null) throw new Error('a tile that is none');
      this.failures = 0;
      if (!source.isLocal) await this.folder.put(name, tile ?? new Uint8Array());
      return tile;
    } catch (error) {
      this.failures += 1;
      if (this.failures >= MOST_FAILURES) this.pausedUntil = Date.now() + (this.options.pauseMs ?? PAUSE_MS);
      this.options.warn(
        { host: hostOf(this.address), tile: name, reason: String(error) },
        'a map tile was not answered',
      );
      throw error;
    } finally {
      this.running -= 1;
      this.queue.shift()?.();
    }
  }

  /* Limited concurrency, so as not to overload a free service. */
  private async turn(): Promise<void> {
    if (this.running >= AT_ONCE) {
      if (this.queue.length >= WAITING) throw new Error('too many map tiles are waited for');
      await new Promise<void>((resolve) => this.queue.push(resolve));
    }
    this.running += 1;
  }
}

const MADRID = { lat: 40.4168, lng: -3.7038 };

function schemeOf(layers: readonly string[]): TileScheme | null {
  if (layers.includes('earth') || layers.includes('roads')) return 'protomaps';
  return layers.includes('place') || layers.includes('transportation') ? 'openmaptiles' : null;
}

function isWhole(box: Box): boolean {
  return box.south <= SPAIN.south && box.west <= SPAIN.west && box.north >= SPAIN.north && box.east >= SPAIN.east;
}

function tileAt({ lat, lng }: { lat: number; lng: number }, z: number): [x: number, y: number] {
  const down = (1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2;
  return [Math.floor(((lng + 180) / 360) * 2 ** z), Math.floor(down * 2 ** z)];
}

function touches(box: Box, z: number, x: number, y: number): boolean {
  const [west, north] = tileAt({ lat: box.north, lng: box.west }, z);
  const [east, south] = tileAt({ lat: box.south, lng: box.east }, z);
  return x >= west && x <= east && y >= north && y <= south;
}

/* The URL may contain a key, its host does not. */
function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : path.basename(address);
}

async function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`no answer within ${ms} ms`)), ms);
  try {
    return await Promise.race([promise, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
