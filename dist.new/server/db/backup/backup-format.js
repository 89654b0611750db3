import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
/** A backup that cannot be made or used, told in words a person can act on. */
export class BackupError extends Error {
}
const FORMAT = 1;
const manifest = z.object({
    format: z.literal(FORMAT),
    createdAt: z.iso.datetime(),
    /** The newest migration: rows fit only a database of the same. */
    migration: z.string(),
    tables: z.array(z.object({
        /** With its schema. */
        name: z.string(),
        rows: z.number().int(),
        /** Of the compressed file. */
        sha256: z.string(),
    })),
    sequences: z.array(z.object({ name: z.string(), value: z.string() })),
    files: z.object({ count: z.number().int(), bytes: z.number().int() }),
});
export const newManifest = (rest) => ({ format: FORMAT, ...rest });
export const manifestFile = (folder) => path.join(folder, 'manifest.json');
export const tableFile = (folder, table) => path.join(folder, 'tables', `${table}.jsonl.gz`);
export const filesFolder = (folder) => path.join(folder, 'files');
/** Reads the manifest of a folder; throws when it is none of ours. */
export function readManifest(folder) {
    const file = manifestFile(folder);
    if (!existsSync(file))
        throw new BackupError(`${folder} holds no whole backup: manifest.json is missing.`);
    const parsed = manifest.safeParse(parsedJson(readFileSync(file, 'utf8')));
    if (!parsed.success)
        throw new BackupError(`${file} cannot be read: it is damaged, or of another version of Hueco.`);
    return parsed.data;
}
function parsedJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return null;
    }
}
/** SHA-256 of a file, as hex. */
export async function hashOfFile(file) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(file), hash);
    return hash.digest('hex');
}
//# sourceMappingURL=backup-format.js.map