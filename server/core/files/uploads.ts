import { randomUUID } from 'node:crypto';
import { mkdir, open, rm, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import { signedIn } from '../authorization.js';
import type { Config } from '../../config.js';
import type { RequestContext, SignedInContext } from '../context.js';
import { DomainError, ErrorCode } from '../errors/errors.js';
import type { ApiScope } from '../graphql/api-scopes.js';
import { UPLOAD_LIMITS } from '../graphql/limits.js';
import { consume, returnPoint, tryConsume, type BucketName } from '../rate-limits/rate-limits.js';
import { checkLength, receiveFile } from './receive-file.js';
import { sizeParams } from './size-params.js';
import { RefusedUploads } from './refused-uploads.js';
import { Semaphore } from '../jobs/semaphore.js';
import { storageProblemOf } from '../errors/storage-problem.js';
import { UploadSlots } from './upload-slots.js';

/** A received file; it is removed once it is stored or refused. */
export interface ReceivedFile {
  readonly path: string;
  readonly bytes: number;
}

/** One kind of upload and its address. */
export interface UploadKind<T> {
  readonly maxBytes: number;
  readonly tooLarge?: () => DomainError;
  /** The hourly rate limit per account. */
  readonly quota: BucketName;
  /** The error when the limit is reached; RATE_LIMITED by default. */
  readonly quotaUsed?: (retryAfterSeconds: number) => DomainError;
  /** The API scope required to upload here; unset allows signed-in people only. */
  readonly scope?: ApiScope;
  /** Runs before a byte of the body is read; throws to refuse. */
  admit(ctx: SignedInContext, req: Request): Promise<T>;
  /** Validates and stores the file; returns the response body. */
  store(ctx: SignedInContext, file: ReceivedFile, admitted: T): Promise<object>;
}

/** The folder of uploads in progress. */
export function uploadFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return path.join(dataDir, 'uploads');
}

/** Receives all uploads: bounds how many are open, how slow they may be, and how many are decoded at once. */
export class Uploads {
  private readonly slots = new UploadSlots();
  private readonly refused = new RefusedUploads();
  private readonly decoding = new Semaphore(UPLOAD_LIMITS.decodedAtOnce);

  constructor(private readonly makeContext: (req: Request, res: Response) => Promise<RequestContext>) {}

  /** Handles one kind of upload; responds with 201 and what was stored. */
  handler<T>(kind: UploadKind<T>): RequestHandler {
    return async (req, res) => {
      try {
        const caller = await this.makeContext(req, res);
        // As in GraphQL, so that a program knows that its token has ended; people are asked to sign in.
        if (caller.hasInvalidKey) throw new DomainError(ErrorCode.TOKEN_INVALID);
        const ctx = signedIn(caller);
        requireScope(ctx, kind.scope);
        res.status(201).json(await this.receive(ctx, kind, req, res));
      } catch (error) {
        this.refused.linger(req, res);
        throw error;
      }
    };
  }

  private async receive<T>(ctx: SignedInContext, kind: UploadKind<T>, req: Request, res: Response): Promise<object> {
    const { maxBytes, tooLarge = () => new DomainError(ErrorCode.UPLOAD_TOO_LARGE, sizeParams(maxBytes)) } = kind;
    const bounds = { maxBytes, tooLarge };
    checkLength(req, bounds);
    const freeSlot = this.slots.take(ctx.viewer.id);
    try {
      const admitted = await kind.admit(ctx, req);
      await charge(ctx, kind);
      return await withTemporaryFile(uploadFolder(ctx.config), async (file, name) => {
        const bytes = await receiveFile(req, res, file, bounds);
        return this.decoding.run(() => kind.store(ctx, { path: name, bytes }, admitted));
      }).catch((error: unknown) => refund(ctx, kind.quota, error));
    } finally {
      freeSlot();
    }
  }
}

/** Throws when the caller is a program without the required scope. */
function requireScope({ apiKey }: RequestContext, scope: ApiScope | undefined): void {
  if (!apiKey) return;
  if (!scope) throw new DomainError(ErrorCode.UNAUTHENTICATED);
  if (!apiKey.scopes.has(scope)) throw new DomainError(ErrorCode.SCOPE_MISSING, { scope });
}

/** Counted before the body is read, so that an aborted upload is not free. */
async function charge<T>(ctx: SignedInContext, { quota, quotaUsed }: UploadKind<T>): Promise<void> {
  try {
    await consume(ctx, quota, ctx.viewer.id);
  } catch (error) {
    const seconds = error instanceof DomainError ? error.params?.['retryAfterSeconds'] : undefined;
    throw quotaUsed && typeof seconds === 'number' ? quotaUsed(seconds) : error;
  }
}

/** Rethrows the error; gives the attempt back when the storage failed or the connection broke, up to a limit per hour. */
async function refund(ctx: SignedInContext, quota: BucketName, error: unknown): Promise<never> {
  const storage = storageProblemOf(error);
  if (storage) ctx.log.error({ err: error }, 'an upload could not be stored');
  const isInterrupted = error instanceof DomainError && error.code === ErrorCode.UPLOAD_INTERRUPTED;
  if (storage || (isInterrupted && (await tryConsume(ctx, 'interrupted-uploads-user', ctx.viewer.id))))
    await returnPoint(ctx, quota, ctx.viewer.id);
  throw storage ?? error;
}

/** An open file that is deleted afterwards, whatever happens. */
async function withTemporaryFile<T>(folder: string, work: (file: FileHandle, name: string) => Promise<T>): Promise<T> {
  // Created each time: the data folder may be cleared while the program runs.
  await mkdir(folder, { recursive: true });
  const name = path.join(folder, randomUUID());
  const file = await open(name, 'wx', 0o600);
  try {
    return await work(file, name);
  } finally {
    await file.close().catch(() => {});
    await rm(name, { force: true });
  }
}
