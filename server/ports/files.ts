import type { Readable } from 'node:stream';

/** Part of a file: its first and its last byte, counted from 0. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Bytes as they are read. */
export interface StoredStream {
  readonly stream: Readable;
  /** How many come. */
  readonly bytes: number;
}

/** Keeps files under keys such as `photos/<id>/640.avif`. A file is there as a whole or not at all, whatever breaks off while it is written. */
export interface FilesPort {
  /** Throws when nothing can be kept here, so that a start tells it. */
  open(): Promise<void>;
  put(key: string, bytes: Buffer): Promise<void>;
  /** The same for what is too large to be held in memory; answers how many bytes it was. */
  putStream(key: string, bytes: Readable): Promise<number>;
  /** The bytes, or null when there are none under this key. */
  get(key: string): Promise<Buffer | null>;
  /** The same for what is too large to be held in memory, or a part of it. */
  getStream(key: string, range?: ByteRange): Promise<StoredStream | null>;
  exists(key: string): Promise<boolean>;
  /** Removes every key below a folder. */
  removeFolder(prefix: string): Promise<void>;
  /** Every key there is, in no certain order. */
  keys(): AsyncIterable<string>;
  /** Names of the folders right below one (`photos`) that were last changed before an instant, a batch at a time. */
  foldersBefore(parent: string, before: Date): AsyncIterable<readonly string[]>;
  /** Removes what was left half written before an instant; answers how many files it was. */
  removeUnfinished(before: Date): Promise<number>;
  /** Where the files lie on this machine's disk, when they do: lets the web server send them itself. */
  readonly directory: string | null;
}
