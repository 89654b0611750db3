import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DomainError, ErrorCode } from '../core/errors/errors.js';
import { removeFilesBefore } from '../core/files/old-files.js';
import { batchesOfFolders, checkedFolder, checkedKey } from './file-keys.js';
const CONNECT_MS = 3_000;
/** Without a byte in either direction. */
const IDLE_MS = 30_000;
const MISSING = new Set(['NoSuchKey', 'NotFound']);
/**
 * Files in a store that speaks as S3 does, the same for all processes. Its library is loaded by the first use, so that a program without such a store
 * pays nothing for it.
 */
export class S3Files {
    settings;
    folder;
    directory = null;
    client;
    /** `folder`: on this machine's disk, for what comes as a stream: the store wants to know its length first. */
    constructor(settings, folder) {
        this.settings = settings;
        this.folder = folder;
    }
    async open() {
        await this.ask((s3) => s3.headBucket({ Bucket: this.settings.bucket }));
    }
    async put(key, bytes) {
        const at = this.at(key);
        await this.ask((s3) => s3.putObject({ ...at, Body: bytes, ContentLength: bytes.length }));
    }
    async putStream(key, bytes) {
        const at = this.at(key);
        const part = path.join(this.folder, randomUUID());
        try {
            await mkdir(this.folder, { recursive: true });
            await pipeline(bytes, createWriteStream(part, { mode: 0o600 }));
            const { size } = await stat(part);
            await this.ask((s3) => s3.putObject({ ...at, Body: createReadStream(part), ContentLength: size }));
            return size;
        }
        finally {
            await rm(part, { force: true });
        }
    }
    async get(key) {
        const at = this.at(key);
        const found = await this.find(async (s3) => (await s3.getObject(at)).Body?.transformToByteArray());
        return found ? Buffer.from(found) : null;
    }
    async getStream(key, range) {
        const at = { ...this.at(key), ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}) };
        const found = await this.find((s3) => s3.getObject(at));
        return found?.Body ? { stream: found.Body, bytes: found.ContentLength ?? 0 } : null;
    }
    async exists(key) {
        const at = this.at(key);
        return (await this.find((s3) => s3.headObject(at))) !== null;
    }
    async removeFolder(prefix) {
        // One by one: what stores expect of the list of many to delete differs, and a folder has a handful.
        for await (const objects of this.list(`${checkedKey(prefix)}/`))
            await Promise.all(objects.map(({ Key }) => this.ask((s3) => s3.deleteObject({ Bucket: this.settings.bucket, Key }))));
    }
    async *keys() {
        for await (const objects of this.list(''))
            for (const { Key = '' } of objects)
                yield Key;
    }
    async *foldersBefore(parent, before) {
        yield* batchesOfFolders(this.namesBefore(`${checkedFolder(parent)}/`, before));
    }
    /** A store has whole files alone; what a killed process was to hand in lies on the disk. */
    removeUnfinished(before) {
        return removeFilesBefore(this.folder, before);
    }
    /** A folder is what its keys have in common, and as old as the newest of them; they come in order, so those of one folder together. */
    async *namesBefore(prefix, before) {
        let folder = '';
        let isOld = false;
        for await (const objects of this.list(prefix))
            for (const { Key = '', LastModified } of objects) {
                const name = Key.slice(prefix.length).split('/', 1)[0] ?? '';
                if (name !== folder) {
                    if (isOld)
                        yield folder;
                    [folder, isOld] = [name, true];
                }
                isOld &&= LastModified !== undefined && LastModified < before;
            }
        if (isOld)
            yield folder;
    }
    async *list(prefix) {
        let token;
        do {
            const page = await this.ask((s3) => s3.listObjectsV2({
                Bucket: this.settings.bucket,
                Prefix: prefix,
                ...(token === undefined ? {} : { ContinuationToken: token }),
            }));
            yield page.Contents ?? [];
            token = page.IsTruncated ? page.NextContinuationToken : undefined;
        } while (token !== undefined);
    }
    at(key) {
        return { Bucket: this.settings.bucket, Key: checkedKey(key) };
    }
    /** Null where there is no such key. */
    async find(call) {
        try {
            return await call(await this.connect());
        }
        catch (error) {
            if (error instanceof Error && MISSING.has(error.name))
                return null;
            throw unavailable(error);
        }
    }
    async ask(call) {
        try {
            return await call(await this.connect());
        }
        catch (error) {
            throw unavailable(error);
        }
    }
    connect() {
        this.client ??= makeClient(this.settings);
        return this.client;
    }
}
async function makeClient({ endpoint, region, keys }) {
    const { S3 } = await import('@aws-sdk/client-s3');
    return new S3({
        region,
        // Only Amazon has a host name for each bucket.
        ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
        ...(keys ? { credentials: keys } : {}),
        requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: IDLE_MS },
        // Stores that only look like it do not know the new checksums, and keep them as part of what is streamed.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
    });
}
function unavailable(cause) {
    return Object.assign(new DomainError(ErrorCode.STORAGE_UNAVAILABLE), { cause });
}
//# sourceMappingURL=files-s3.js.map