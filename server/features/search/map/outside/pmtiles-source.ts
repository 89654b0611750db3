import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { Compression, PMTiles, ResolvedValueCache, type Source, TileType } from 'pmtiles';
import { readOutside } from '../../../../core/outgoing.js';
import { creditsIn, TILE_BYTES, type TileSource } from './tile-source.js';

/** Maximum size of a read or decompressed part: directories of a whole country stay far below. */
const PART_BYTES = 8 * 1024 * 1024;
const unzip = { [Compression.Gzip]: promisify(gunzip), [Compression.Brotli]: promisify(brotliDecompress) };

interface PmtilesOptions {
  readonly timeoutMs: number;
  readonly isFile: boolean;
  /** Named by the operator of this server. */
  readonly mayBePrivate?: boolean;
}

/** One file with all tiles of an area, on disk or at a URL that supports range requests. */
export async function openPmtiles(
  at: string,
  { timeoutMs, isFile, mayBePrivate = true }: PmtilesOptions,
): Promise<TileSource> {
  const archive = new PMTiles(
    isFile ? fileSource(at) : addressSource(at, timeoutMs, mayBePrivate),
    new ResolvedValueCache(100, undefined, decompress),
    decompress,
  );
  const header = await archive.getHeader();
  if (header.tileType !== TileType.Mvt) throw new Error('the file has no vector tiles');
  const { attribution } = (await archive.getMetadata()) as { attribution?: unknown };
  return {
    minZoom: header.minZoom,
    maxZoom: Math.min(header.maxZoom, 15),
    box: { south: header.minLat, west: header.minLon, north: header.maxLat, east: header.maxLon },
    credits: creditsIn(attribution),
    isLocal: isFile,
    async tile(z, x, y) {
      const found = await archive.getZxy(z, x, y);
      if (found && found.data.byteLength > TILE_BYTES) throw new Error('a tile too large');
      return found ? new Uint8Array(found.data) : null;
    },
  };
}

function fileSource(path: string): Source {
  return {
    getKey: () => path,
    async getBytes(offset, length) {
      const file = await open(path);
      try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(bounded(length)), 0, length, offset);
        return { data: arrayBufferOf(buffer.subarray(0, bytesRead)) };
      } finally {
        await file.close();
      }
    },
  };
}

function addressSource(url: string, timeoutMs: number, mayBePrivate: boolean): Source {
  return {
    getKey: () => url,
    async getBytes(offset, length) {
      const { status, body, etag } = await readOutside(url, {
        timeoutMs,
        maxBytes: bounded(length),
        // A range of a compressed response would be useless.
        headers: { Range: `bytes=${offset}-${offset + length - 1}`, 'Accept-Encoding': 'identity' },
        mayBePrivate,
      });
      if (status !== 206) throw new Error(`a part of the file was answered with ${status}`);
      return { data: arrayBufferOf(body), ...(etag ? { etag } : {}) };
    },
  };
}

function bounded(length: number): number {
  if (length > PART_BYTES) throw new Error('a part of the file is too large');
  return length;
}

async function decompress(data: ArrayBuffer, compression: Compression): Promise<ArrayBuffer> {
  if (compression === Compression.None || compression === Compression.Unknown) return data;
  if (compression !== Compression.Gzip && compression !== Compression.Brotli)
    throw new Error('the file is zipped in a way not known here');
  return arrayBufferOf(await unzip[compression](Buffer.from(data), { maxOutputLength: PART_BYTES }));
}

function arrayBufferOf(bytes: Uint8Array): ArrayBuffer {
  return Uint8Array.from(bytes).buffer;
}
