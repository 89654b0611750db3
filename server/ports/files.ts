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
  /** Names of the folders right below one (`photos`) that were last changed before an instant, a batch at a time. */
  foldersBefore(parent: string, before: Date): AsyncIterable<readonly string[]>;
  /** Removes what was left half written before an instant; answers how many files it was. */
  removeUnfinished(before: Date): Promise<number>;
  /** Where the files lie on this machine's disk, when they do: lets the web server send them itself. */
  readonly directory: string | null;
}
