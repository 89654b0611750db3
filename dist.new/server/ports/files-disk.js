import { createWriteStream } from 'node:fs';
import { access, mkdir, open, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { namesBefore, removeFilesBefore } from '../core/files/old-files.js';
import { batchesOfFolders, checkedFolder, checkedKey } from './file-keys.js';
/** Files that are not whole yet, out of reach of any key. */
const UNFINISHED = '.unfinished';
/** Files on this machine's disk. */
export class DiskFiles {
    directory;
    constructor(directory) {
        this.directory = directory;
    }
    async open() { }
    put(key, bytes) {
        return this.write(key, (part) => writeFile(part, bytes));
    }
    async putStream(key, bytes) {
        await this.write(key, (part) => pipeline(bytes, createWriteStream(part)));
        return (await stat(this.pathOf(key))).size;
    }
    async get(key) {
        return readFile(this.pathOf(key)).catch(() => null);
    }
    async getStream(key, range) {
        // Opened before it is handed on, so that a missing file is an error here and not in the middle of an answer.
        const handle = await open(this.pathOf(key)).catch(() => null);
        if (!handle)
            return null;
        const { size } = await handle.stat();
        const end = Math.min(range?.end ?? size, size - 1);
        return {
            stream: handle.createReadStream(range && { start: range.start, end }),
            bytes: end + 1 - (range?.start ?? 0),
        };
    }
    async exists(key) {
        return access(this.pathOf(key)).then(() => true, () => false);
    }
    async removeFolder(prefix) {
        await rm(this.pathOf(prefix), { recursive: true, force: true });
    }
    async *keys() {
        const entries = await opendir(this.directory, { recursive: true }).catch(() => null);
        for await (const entry of entries ?? []) {
            const key = path.relative(this.directory, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/');
            if (entry.isFile() && !key.startsWith(`${UNFINISHED}/`))
                yield key;
        }
    }
    async *foldersBefore(parent, before) {
        yield* batchesOfFolders(namesBefore(path.join(this.directory, checkedFolder(parent)), before));
    }
    removeUnfinished(before) {
        return removeFilesBefore(path.join(this.directory, UNFINISHED), before);
    }
    /** Written elsewhere and moved, so that nobody is served half a file and a full disk leaves no folder. */
    async write(key, fill) {
        const file = this.pathOf(key);
        const part = path.join(this.directory, UNFINISHED, randomUUID());
        try {
            await mkdir(path.dirname(part), { recursive: true });
            await fill(part);
            await mkdir(path.dirname(file), { recursive: true });
            await rename(part, file);
        }
        catch (error) {
            await rm(part, { force: true }).catch(() => { });
            throw error;
        }
    }
    pathOf(key) {
        return path.join(this.directory, checkedKey(key));
    }
}
//# sourceMappingURL=files-disk.js.map