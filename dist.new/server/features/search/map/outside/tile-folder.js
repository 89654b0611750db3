import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
/** Tiles kept on disk, the least used deleted when they grow over the bound. */
export class TileFolder {
    folder;
    maxBytes;
    maxAgeMs;
    /** Names and sizes, the least used first. */
    sizes = null;
    total = 0;
    constructor(folder, maxBytes, maxAgeMs) {
        this.folder = folder;
        this.maxBytes = maxBytes;
        this.maxAgeMs = maxAgeMs;
    }
    /** Undefined: not kept; an empty tile has no bytes. */
    async get(name) {
        const sizes = await this.known();
        const size = sizes.get(name);
        if (size === undefined)
            return undefined;
        const file = path.join(this.folder, name);
        try {
            if (Date.now() - (await stat(file)).birthtimeMs > this.maxAgeMs)
                return undefined;
            const bytes = await readFile(file);
            sizes.delete(name);
            sizes.set(name, size);
            await utimes(file, new Date(), new Date());
            return bytes;
        }
        catch {
            return undefined;
        }
    }
    async put(name, bytes) {
        const sizes = await this.known();
        const file = path.join(this.folder, name);
        await writeFile(`${file}.part`, bytes);
        await rename(`${file}.part`, file);
        this.total += bytes.length - (sizes.get(name) ?? 0);
        sizes.delete(name);
        sizes.set(name, bytes.length);
        for (const [oldest, size] of sizes) {
            if (this.total <= this.maxBytes)
                break;
            sizes.delete(oldest);
            this.total -= size;
            await rm(path.join(this.folder, oldest), { force: true });
        }
    }
    known() {
        return (this.sizes ??= this.read());
    }
    async read() {
        await mkdir(this.folder, { recursive: true });
        const files = await Promise.all((await readdir(this.folder)).map(async (name) => ({ name, about: await stat(path.join(this.folder, name)) })));
        files.sort((a, b) => a.about.mtimeMs - b.about.mtimeMs);
        this.total = files.reduce((sum, { about }) => sum + about.size, 0);
        return new Map(files.map(({ name, about }) => [name, about.size]));
    }
}
//# sourceMappingURL=tile-folder.js.map