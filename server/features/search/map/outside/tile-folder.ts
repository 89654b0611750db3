import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A disk cache of tiles, which evicts the least recently used beyond its limit. */
export class TileFolder {
  /** Names and sizes, the least recently used first. */
  private sizes: Promise<Map<string, number>> | null = null;
  private total = 0;

  constructor(
    private readonly folder: string,
    private readonly maxBytes: number,
    private readonly maxAgeMs: number,
  ) {}

  /** Undefined when not cached; an empty tile has no bytes. */
  async get(name: string): Promise<Buffer | undefined> {
    const sizes = await this.known();
    const size = sizes.get(name);
    if (size === undefined) return undefined;
    const file = path.join(this.folder, name);
    try {
      if (Date.now() - (await stat(file)).birthtimeMs > this.maxAgeMs) return undefined;
      const bytes = await readFile(file);
      sizes.delete(name);
      sizes.set(name, size);
      await utimes(file, new Date(), new Date());
      return bytes;
    } catch {
      return undefined;
    }
  }

  async put(name: string, bytes: Uint8Array): Promise<void> {
    const sizes = await this.known();
    const file = path.join(this.folder, name);
    await writeFile(`${file}.part`, bytes);
    await rename(`${file}.part`, file);
    this.total += bytes.length - (sizes.get(name) ?? 0);
    sizes.delete(name);
    sizes.set(name, bytes.length);
    for (const [oldest, size] of sizes) {
      if (this.total <= this.maxBytes) break;
      sizes.delete(oldest);
      this.total -= size;
      await rm(path.join(this.folder, oldest), { force: true });
    }
  }

  private known(): Promise<Map<string, number>> {
    return (this.sizes ??= this.read());
  }

  private async read(): Promise<Map<string, number>> {
    await mkdir(this.folder, { recursive: true });
    const files = await Promise.all(
      (await readdir(this.folder)).map(async (name) => ({ name, about: await stat(path.join(this.folder, name)) })),
    );
    files.sort((a, b) => a.about.mtimeMs - b.about.mtimeMs);
    this.total = files.reduce((sum, { about }) => sum + about.size, 0);
    return new Map(files.map(({ name, about }) => [name, about.size]));
  }
}
