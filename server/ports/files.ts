import type { Readable } from 'node:stream';

/** Keeps files under keys such as `photos/<id>/640.avif`. */
export interface FilesPort {
  put(key: string, bytes: Buffer): Promise<void>;
  /** The same for what is too large to be held in memory; answers how many bytes it was. */
  putStream(key: string, bytes: Readable): Promise<number>;
  /** The bytes, or null when there are none under this key. */
  get(key: string): Promise<Buffer | null>;
  /** The bytes as they are read, or null when there are none under this key. */
  getStream(key: string): Promise<Readable | null>;
  exists(key: string): Promise<boolean>;
  /** Removes every key below a folder. */
  removeFolder(prefix: string): Promise<void>;
  /** Where the files lie on this machine's disk, when they do: lets the web server send them itself. */
  readonly directory: string | null;
}
