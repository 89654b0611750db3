import { createHash } from 'node:crypto';
import path from 'node:path';
import { openTileSource } from './open-tiles.js';
import { layersOfTile } from './tile-check.js';
import { TileFolder } from './tile-folder.js';
/** Tried once when nothing is named. */
export const PUBLIC_TILES = 'https://tiles.openfreemap.org/planet';
const START_MS = 2000;
const FOLDER_BYTES = 300 * 1024 * 1024;
const TILE_AGE_MS = 30 * 86_400_000;
const PAUSE_MS = 60_000;
const MOST_FAILURES = 3;
const AT_ONCE = 8;
const WAITING = 200;
/** Spain with its islands: nobody fetches the rest of the world through us. */
const SPAIN = { south: 26, west: -20.5, north: 45.5, east: 7 };
/** Vector tiles of a real map, read by this server, checked and kept, so that browsers speak to nobody else. */
export class OutsideTiles {
    options;
    open = null;
    opening = null;
    failures = 0;
    pausedUntil = 0;
    running = 0;
    queue = [];
    requests = new Map();
    folder;
    version;
    constructor(options) {
        this.options = options;
        this.version = createHash('sha256').update(this.address).digest('hex').slice(0, 12);
        this.folder = new TileFolder(path.join(options.dataDir, 'map-tiles', this.version), options.folderBytes ?? FOLDER_BYTES, TILE_AGE_MS);
    }
    get address() {
        return this.options.named ?? PUBLIC_TILES;
    }
    /** Opens the source: in the background at the start, again when it has been away. */
    start() {
        return (this.opening ??= this.connect().catch((error) => {
            this.options.warn({ host: hostOf(this.address), reason: String(error) }, 'no map tiles from outside, ours stay');
            this.pausedUntil = this.options.named === null ? Infinity : Date.now() + (this.options.pauseMs ?? PAUSE_MS);
            this.opening = null;
        }));
    }
    /** Null while there is none, or it answers badly. */
    map() {
        if (Date.now() < this.pausedUntil)
            return null;
        if (this.open === null)
            void this.start();
        return this.open?.map ?? null;
    }
    /** A tile; null when nothing lies in it; undefined where there can be none. */
    async tile(z, x, y) {
        const { open } = this;
        if (!open || z < open.map.minZoom || z > open.map.maxZoom || !touches(SPAIN, z, x, y))
            return undefined;
        if (open.map.box && !touches(open.map.box, z, x, y))
            return null;
        const name = `${z}-${x}-${y}.mvt`;
        const requests = this.requests.get(name) ?? this.read(open.source, name, [z, x, y]).finally(() => this.requests.delete(name));
        this.requests.set(name, requests);
        return requests;
    }
    async connect() {
        const source = await within(START_MS, openTileSource(this.address, START_MS));
        const { minZoom, maxZoom, box, credits } = source;
        const zoom = Math.min(Math.max(minZoom, 6), maxZoom);
        const middle = box && !isWhole(box) ? { lat: (box.south + box.north) / 2, lng: (box.west + box.east) / 2 } : MADRID;
        const tile = await within(START_MS, source.tile(zoom, ...tileAt(middle, zoom)));
        const layers = tile === null ? null : layersOfTile(tile);
        const scheme = layers && schemeOf(layers);
        if (!scheme)
            throw new Error('its tiles have no layers known here');
        const map = { version: this.version, scheme, minZoom, maxZoom, box: box && isWhole(box) ? null : box, credits };
        this.open = { source, map };
        this.failures = 0;
    }
    async read(source, name, at) {
        const cached = source.isLocal ? undefined : await this.folder.get(name);
        if (cached !== undefined)
            return cached.length === 0 ? null : cached;
        if (Date.now() < this.pausedUntil)
            throw new Error('the map tiles from outside are not answered');
        await this.turn();
        try {
            const tile = await source.tile(...at);
            if (tile !== null && layersOfTile(tile) === null)
                throw new Error('a tile that is none');
            this.failures = 0;
            if (!source.isLocal)
                await this.folder.put(name, tile ?? new Uint8Array());
            return tile;
        }
        catch (error) {
            this.failures += 1;
            if (this.failures >= MOST_FAILURES)
                this.pausedUntil = Date.now() + (this.options.pauseMs ?? PAUSE_MS);
            this.options.warn({ host: hostOf(this.address), tile: name, reason: String(error) }, 'a map tile was not answered');
            throw error;
        }
        finally {
            this.running -= 1;
            this.queue.shift()?.();
        }
    }
    /* A few at once: a service that is free of charge is not to be flooded. */
    async turn() {
        if (this.running >= AT_ONCE) {
            if (this.queue.length >= WAITING)
                throw new Error('too many map tiles are waited for');
            await new Promise((resolve) => this.queue.push(resolve));
        }
        this.running += 1;
    }
}
const MADRID = { lat: 40.4168, lng: -3.7038 };
function schemeOf(layers) {
    if (layers.includes('earth') || layers.includes('roads'))
        return 'protomaps';
    return layers.includes('place') || layers.includes('transportation') ? 'openmaptiles' : null;
}
function isWhole(box) {
    return box.south <= SPAIN.south && box.west <= SPAIN.west && box.north >= SPAIN.north && box.east >= SPAIN.east;
}
function tileAt({ lat, lng }, z) {
    const down = (1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2;
    return [Math.floor(((lng + 180) / 360) * 2 ** z), Math.floor(down * 2 ** z)];
}
function touches(box, z, x, y) {
    const [west, north] = tileAt({ lat: box.north, lng: box.west }, z);
    const [east, south] = tileAt({ lat: box.south, lng: box.east }, z);
    return x >= west && x <= east && y >= north && y <= south;
}
/* The address may hold a key, its host does not. */
function hostOf(address) {
    return URL.canParse(address) ? new URL(address).host : path.basename(address);
}
async function within(ms, promise) {
    const late = Promise.withResolvers();
    const timer = setTimeout(() => late.reject(new Error(`no answer within ${ms} ms`)), ms);
    try {
        return await Promise.race([promise, late.promise]);
    }
    finally {
        clearTimeout(timer);
    }
}
//# sourceMappingURL=outside-tiles.js.map