import { createWriteStream } from 'node:fs';
import { mkdir, open, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { nullIfMissing } from '../core/errors/storage-problem.js';
import { namesBefore, removeFilesBefore } from '../core/files/old-files.js';
import { batchesOfFolders, checkedFolder, checkedKey } from './file-keys.js';
import type { ByteRange, FilesPort, StoredStream } from './files.js';

/** Incomplete files, outside of any key. */
const UNFINISHED = '.unfinished';

/** Files on this machine's disk. */
export class DiskFiles implements FilesPort {
  constructor(readonly directory: string) {}

  async open(): Promise<void> {}

  put(key: string, bytes: Buffer): Promise<void> {
    return this.write(key, (part) => writeFile(part, bytes));
  }

  async putStream(key: string, bytes: Readable): Promise<number> {
    await this.write(key, (part) => pipeline(bytes, createWriteStream(part)));
    return (await stat(this.pathOf(key))).size;
  }

  async get(key: string): Promise<Buffer | null> {
    return readFile(this.pathOf(key)).catch(nullIfMissing);
  }

  async getStream(key: string, range?: ByteRange): Promise<StoredStream | null> {
    // Opened before the stream is returned, so that a missing file is an error here and not in the middle of a response.
    const handle = await open(this.pathOf(key)).catch(nullIfMissing);
    if (!handle) return null;
    const { size } = await handle.stat();
    const end = Math.min(range?.end ?? size, size - 1);
    return {
      stream: handle.createReadStream(range && { start: range.start, end }),
      bytes: end + 1 - (range?.start ?? 0),
    };
  }

  async exists(key: string): Promise<boolean> {
    return (await stat(this.pathOf(key)).catch(nullIfMissing)) !== null;
  }

  async removeFolder(prefix: string): Promise<void> {
    await rm(this.pathOf(prefix), { recursive: true, force: true });
  }

  async *keys(): AsyncIterable<string> {
    const entries = await opendir(this.directory, { recursive: true }).catch(nullIfMissing);
    for await (const entry of entries ?? []) {
      const key = path.relative(this.directory, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/');
      if (entry.isFile() && !key.startsWith(`${UNFINISHED}/`)) yield key;
    }
  }

  async *foldersBefore(parent: string, before: Date): AsyncIterable<readonly string[]> {
    yield* batchesOfFolders(namesBefore(path.join(this.directory, checkedFolder(parent)), before));
  }

  removeUnfinished(before: Date): Promise<number> {
    return removeFilesBefore(path.join(this.directory, UNFINISHED), before);
  }

  /** Written elsewhere and renamed, so that nobody is served a partial file and a full disk leaves no folder. */
  private async write(key: string, fill: (part: string) => Promise<void>): Promise<void> {
    const file = this.pathOf(key);
    const part = path.join(this.directory, UNFINISHED, randomUUID());
    try {
      await mkdir(path.dirname(part), { recursive: true });
      await fill(part);
      await mkdir(path.dirname(file), { recursive: true });
      await rename(part, file);
    } catch (error) {
      await rm(part, { force: true }).catch(() => {});
      throw error;
    }
  }

  private pathOf(key: string): string {
    return path.join(this.directory, checkedKey(key));
  }
}
