import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { Compression, PMTiles, ResolvedValueCache, TileType } from 'pmtiles';
import { readOutside } from '../../../../core/outgoing.js';
import { creditsIn, TILE_BYTES } from './tile-source.js';
/** The most that is read or unzipped at once: directories of a whole country stay far below. */
const PART_BYTES = 8 * 1024 * 1024;
const unzip = { [Compression.Gzip]: promisify(gunzip), [Compression.Brotli]: promisify(brotliDecompress) };
/** One file with all tiles of an area, here or at an address that answers parts of it. */
export async function openPmtiles(at, { timeoutMs, isFile, mayBePrivate = true }) {
    const archive = new PMTiles(isFile ? fileSource(at) : addressSource(at, timeoutMs, mayBePrivate), new ResolvedValueCache(100, undefined, decompress), decompress);
    const header = await archive.getHeader();
    if (header.tileType !== TileType.Mvt)
        throw new Error('the file has no vector tiles');
    const { attribution } = (await archive.getMetadata());
    return {
        minZoom: header.minZoom,
        maxZoom: Math.min(header.maxZoom, 15),
        box: { south: header.minLat, west: header.minLon, north: header.maxLat, east: header.maxLon },
        credits: creditsIn(attribution),
        isLocal: isFile,
        async tile(z, x, y) {
            const found = await archive.getZxy(z, x, y);
            if (found && found.data.byteLength > TILE_BYTES)
                throw new Error('a tile too large');
            return found ? new Uint8Array(found.data) : null;
        },
    };
}
function fileSource(path) {
    return {
        getKey: () => path,
        async getBytes(offset, length) {
            const file = await open(path);
            try {
                const { buffer, bytesRead } = await file.read(Buffer.alloc(bounded(length)), 0, length, offset);
                return { data: arrayBufferOf(buffer.subarray(0, bytesRead)) };
            }
            finally {
                await file.close();
            }
        },
    };
}
function addressSource(url, timeoutMs, mayBePrivate) {
    return {
        getKey: () => url,
        async getBytes(offset, length) {
            const { status, body, etag } = await readOutside(url, {
                timeoutMs,
                maxBytes: bounded(length),
                // A part of a zipped answer would be of no use.
                headers: { Range: `bytes=${offset}-${offset + length - 1}`, 'Accept-Encoding': 'identity' },
                mayBePrivate,
            });
            if (status !== 206)
                throw new Error(`a part of the file was answered with ${status}`);
            return { data: arrayBufferOf(body), ...(etag ? { etag } : {}) };
        },
    };
}
function bounded(length) {
    if (length > PART_BYTES)
        throw new Error('a part of the file is too large');
    return length;
}
async function decompress(data, compression) {
    if (compression === Compression.None || compression === Compression.Unknown)
        return data;
    if (compression !== Compression.Gzip && compression !== Compression.Brotli)
        throw new Error('the file is zipped in a way not known here');
    return arrayBufferOf(await unzip[compression](Buffer.from(data), { maxOutputLength: PART_BYTES }));
}
function arrayBufferOf(bytes) {
    return Uint8Array.from(bytes).buffer;
}
//# sourceMappingURL=pmtiles-source.js.map