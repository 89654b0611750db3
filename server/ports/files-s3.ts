import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { S3, _Object as S3Object } from '@aws-sdk/client-s3';
import { DomainError, ErrorCode } from '../core/errors/errors.js';
import { removeFilesBefore } from '../core/files/old-files.js';
import { batchesOfFolders, checkedFolder, checkedKey } from './file-keys.js';
import type { ByteRange, FilesPort, StoredStream } from './files.js';

/** A bucket of an S3-compatible store. */
export interface S3Store {
  /** Null for Amazon's own endpoint, by the region. */
  readonly endpoint: string | null;
  readonly bucket: string;
  readonly region: string;
  /** Null to use the machine's role. */
  readonly keys: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
}

const CONNECT_MS = 3_000;
/** Timeout without a byte in either direction. */
const IDLE_MS = 30_000;
const MISSING: ReadonlySet<string> = new Set(['NoSuchKey', 'NotFound']);

/**
 * Files in an S3-compatible store, shared by all processes. Its library is loaded on first use, so that a program without such a store pays
 * nothing for it.
 */
export class S3Files implements FilesPort {
  readonly directory = null;
  private client: Promise<S3> | undefined;

  /** `folder`: on this machine's disk, for streams: the store needs their length first. `idleMs`: how long a call waits without a byte. */
  constructor(
    private readonly settings: S3Store,
    private readonly folder: string,
    private readonly idleMs = IDLE_MS,
  ) {}

  async open(): Promise<void> {
    await this.ask((s3) => s3.headBucket({ Bucket: this.settings.bucket }));
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    const at = this.at(key);
    await this.ask((s3) => s3.putObject({ ...at, Body: bytes, ContentLength: bytes.length }));
  }

  async putStream(key: string, bytes: Readable): Promise<number> {
    const at = this.at(key);
    const part = path.join(this.folder, randomUUID());
    try {
      await mkdir(this.folder, { recursive: true });
      await pipeline(bytes, createWriteStream(part, { mode: 0o600 }));
      const { size } = await stat(part);
      await this.ask((s3) => s3.putObject({ ...at, Body: createReadStream(part), ContentLength: size }));
      return size;
    } finally {
      await rm(part, { force: true });
    }
  }

  async get(key: string): Promise<Buffer | null> {
    const at = this.at(key);
    const found = await this.find(async (s3) => (await s3.getObject(at)).Body?.transformToByteArray());
    return found ? Buffer.from(found) : null;
  }

  async getStream(key: string, range?: ByteRange): Promise<StoredStream | null> {
    const at = { ...this.at(key), ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}) };
    const found = await this.find((s3) => s3.getObject(at));
    return found?.Body ? { stream: found.Body as Readable, bytes: found.ContentLength ?? 0 } : null;
  }

  async exists(key: string): Promise<boolean> {
    const at = this.at(key);
    return (await this.find((s3) => s3.headObject(at))) !== null;
  }

  async removeFolder(prefix: string): Promise<void> {
    // One by one: stores differ in their support of bulk deletion, and a folder has few files.
    for await (const objects of this.list(`${checkedKey(prefix)}/`))
      await Promise.all(
        objects.map(({ Key }) => this.ask((s3) => s3.deleteObject({ Bucket: this.settings.bucket, Key }))),
      );
  }

  async *keys(): AsyncIterable<string> {
    for await (const objects of this.list('')) for (const { Key = '' } of objects) yield Key;
  }

  async *foldersBefore(parent: string, before: Date): AsyncIterable<readonly string[]> {
    yield* batchesOfFolders(this.namesBefore(`${checkedFolder(parent)}/`, before));
  }

  /** A store has complete files only; partial uploads of a killed process are on the disk. */
  removeUnfinished(before: Date): Promise<number> {
    return removeFilesBefore(this.folder, before);
  }

  /** A folder is a common prefix of keys, and as old as the newest of them; keys are sorted, so those of one folder are contiguous. */
  private async *namesBefore(prefix: string, before: Date): AsyncIterable<string> {
    let folder = '';
    let isOld = false;
    for await (const objects of this.list(prefix))
      for (const { Key = '', LastModified } of objects) {
        const name = Key.slice(prefix.length).split('/', 1)[0] ?? '';
        if (name !== folder) {
          if (isOld) yield folder;
          [folder, isOld] = [name, true];
        }
        isOld &&= LastModified !== undefined && LastModified < before;
      }
    if (isOld) yield folder;
  }

  private async *list(prefix: string): AsyncIterable<readonly S3Object[]> {
    let token: string | undefined;
    do {
      const page = await this.ask((s3) =>
        s3.listObjectsV2({
          Bucket: this.settings.bucket,
          Prefix: prefix,
          ...(token === undefined ? {} : { ContinuationToken: token }),
        }),
      );
      yield page.Contents ?? [];
      token = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (token !== undefined);
  }

  private at(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.settings.bucket, Key: checkedKey(key) };
  }

  /** Null when the key does not exist. */
  private async find<T>(call: (s3: S3) => Promise<T>): Promise<T | null> {
    try {
      return await call(await this.connect());
    } catch (error) {
      if (error instanceof Error && MISSING.has(error.name)) return null;
      throw unavailable(error);
    }
  }

  private async ask<T>(call: (s3: S3) => Promise<T>): Promise<T> {
    try {
      return await call(await this.connect());
    } catch (error) {
      throw unavailable(error);
    }
  }

  private connect(): Promise<S3> {
    this.client ??= makeClient(this.settings, this.idleMs);
    return this.client;
  }
}

async function makeClient({ endpoint, region, keys }: S3Store, idleMs: number): Promise<S3> {
  const { S3 } = await import('@aws-sdk/client-s3');
  return new S3({
    region,
    // Only Amazon has a host name per bucket.
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    ...(keys ? { credentials: keys } : {}),
    // Its `requestTimeout` only writes a warning.
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: idleMs },
    // Some compatible stores do not support the new checksums, and store them as part of a streamed body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

function unavailable(cause: unknown): DomainError {
  return Object.assign(new DomainError(ErrorCode.STORAGE_UNAVAILABLE), { cause });
}
