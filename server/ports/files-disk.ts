import { createWriteStream } from 'node:fs';
import { access, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { namesBefore, removeFilesBefore } from '../core/files/old-files.js';
import type { FilesPort } from './files.js';

const KEY = /^[\w-]+(?:\/[\w.-]+)+$/;
const FOLDER = /^[\w-]+$/;
/** Files that are not whole yet, out of reach of any key. */
const UNFINISHED = '.unfinished';
const BATCH = 200;

/** Files on this machine's disk. */
export class DiskFiles implements FilesPort {
  constructor(readonly directory: string) {}

  put(key: string, bytes: Buffer): Promise<void> {
    return this.write(key, (part) => writeFile(part, bytes));
  }

  async putStream(key: string, bytes: Readable): Promise<number> {
    await this.write(key, (part) => pipeline(bytes, createWriteStream(part)));
    return (await stat(this.pathOf(key))).size;
  }

  async get(key: string): Promise<Buffer | null> {
    return readFile(this.pathOf(key)).catch(() => null);
  }

  async getStream(key: string): Promise<Readable | null> {
    // Opened before it is handed on, so that a missing file is an error here and not in the middle of an answer.
    const handle = await open(this.pathOf(key)).catch(() => null);
    return handle?.createReadStream() ?? null;
  }

  async exists(key: string): Promise<boolean> {
    return access(this.pathOf(key)).then(
      () => true,
      () => false,
    );
  }

  async removeFolder(prefix: string): Promise<void> {
    await rm(this.pathOf(prefix), { recursive: true, force: true });
  }

  async *foldersBefore(parent: string, before: Date): AsyncIterable<readonly string[]> {
    if (!FOLDER.test(parent)) throw new Error(`not a folder of files: ${parent}`);
    let batch: string[] = [];
    for await (const name of namesBefore(path.join(this.directory, parent), before)) {
      if (!FOLDER.test(name)) continue;
      batch.push(name);
      if (batch.length < BATCH) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  }

  removeUnfinished(before: Date): Promise<number> {
    return removeFilesBefore(path.join(this.directory, UNFINISHED), before);
  }

  /** Written elsewhere and moved, so that nobody is served half a file and a full disk leaves no folder. */
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
    if (!KEY.test(key) || key.includes('..')) throw new Error(`not a file key: ${key}`);
    return path.join(this.directory, key);
  }
}
