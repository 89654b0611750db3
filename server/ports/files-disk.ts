import { createWriteStream } from 'node:fs';
import { access, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FilesPort } from './files.js';

const KEY = /^[\w-]+(?:\/[\w.-]+)+$/;

/** Files on this machine's disk. */
export class DiskFiles implements FilesPort {
  constructor(readonly directory: string) {}

  async put(key: string, bytes: Buffer): Promise<void> {
    const file = this.pathOf(key);
    await mkdir(path.dirname(file), { recursive: true });
    // Written beside and moved, so that nobody is served half a file.
    const part = `${file}.${randomUUID()}.part`;
    await writeFile(part, bytes);
    await rename(part, file);
  }

  async putStream(key: string, bytes: Readable): Promise<number> {
    const file = this.pathOf(key);
    await mkdir(path.dirname(file), { recursive: true });
    const part = `${file}.${randomUUID()}.part`;
    try {
      await pipeline(bytes, createWriteStream(part));
      await rename(part, file);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
    return (await stat(file)).size;
  }

  async get(key: string): Promise<Buffer | null> {
    return readFile(this.pathOf(key)).catch(() => null);
  }

  async getStream(key: string): Promise<Readable | null> {
    // Opened before it is handed on, so that a missing file is told here and not in the middle of an answer.
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

  private pathOf(key: string): string {
    if (!KEY.test(key) || key.includes('..')) throw new Error(`not a file key: ${key}`);
    return path.join(this.directory, key);
  }
}
