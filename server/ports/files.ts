import type { Readable } from 'node:stream';

/** A byte range of a file: first and last byte, inclusive, counted from 0. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Bytes as they are read. */
export interface StoredStream {
  readonly stream: Readable;
  /** Their number. */
  readonly bytes: number;
}

/** Stores files under keys such as `photos/<id>/640.avif`. A file exists completely or not at all, even when writing it is interrupted. */
export interface FilesPort {
  /** Throws when nothing can be stored, so that the start fails. */
  open(): Promise<void>;
  put(key: string, bytes: Buffer): Promise<void>;
  /** The same for streams that are too large for memory; returns their size in bytes. */
  putStream(key: string, bytes: Readable): Promise<number>;
  /** The bytes, or null when the key does not exist. */
  get(key: string): Promise<Buffer | null>;
  /** The same as a stream, optionally a byte range, for files that are too large for memory. */
  getStream(key: string, range?: ByteRange): Promise<StoredStream | null>;
  exists(key: string): Promise<boolean>;
  /** Removes every key below a folder. */
  removeFolder(prefix: string): Promise<void>;
  /** Every key, in no particular order. */
  keys(): AsyncIterable<string>;
  /** Names of the folders directly below one (`photos`) that were last changed before an instant, in batches. */
  foldersBefore(parent: string, before: Date): AsyncIterable<readonly string[]>;
  /** Removes partial files older than an instant; returns how many. */
  removeUnfinished(before: Date): Promise<number>;
  /** The folder of the files on this machine's disk, if any, so that the web server can send them itself. */
  readonly directory: string | null;
}
