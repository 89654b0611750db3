import { gzipSync } from 'node:zlib';
import { Compression, TileType, zxyToTileId } from 'pmtiles';

interface Bounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

const HEADER = 127;

/** A PMTiles file (version 3) with one tile. */
export function pmtilesOf(
  tile: Buffer,
  [z, x, y]: readonly [z: number, x: number, y: number],
  bounds: Bounds,
  attribution: string,
): Buffer {
  const data = gzipSync(tile);
  // One entry: the count, then tile number, run length, length and offset (plus one).
  const directory = gzipSync(Buffer.from([1, zxyToTileId(z, x, y), 1, data.length, 1].flatMap(varint)));
  const metadata = gzipSync(JSON.stringify({ attribution }));
  const header = Buffer.alloc(HEADER);
  header.write('PMTiles');
  header.writeUInt8(3, 7);
  const parts = [
    [HEADER, directory.length],
    [HEADER + directory.length, metadata.length],
    [HEADER + directory.length + metadata.length, 0],
    [HEADER + directory.length + metadata.length, data.length],
    [1, 1],
  ];
  parts.flat().forEach((value, index) => header.writeBigUInt64LE(BigInt(value), 8 + index * 8));
  header.writeBigUInt64LE(1n, 88);
  header.set([1, Compression.Gzip, Compression.Gzip, TileType.Mvt, z, z], 96);
  [bounds.west, bounds.south, bounds.east, bounds.north].forEach((degrees, index) =>
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4),
  );
  return Buffer.concat([header, directory, metadata, data]);
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];
}
