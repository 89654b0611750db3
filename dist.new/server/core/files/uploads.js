import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { signedIn } from '../authorization.js';
import { DomainError, ErrorCode } from '../errors/errors.js';
import { UPLOAD_LIMITS } from '../graphql/limits.js';
import { consume, giveBack, tryConsume } from '../rate-limits/rate-limits.js';
import { checkLength, receiveFile } from './receive-file.js';
import { RefusedUploads } from './refused-uploads.js';
import { Semaphore } from '../jobs/semaphore.js';
import { storageProblemOf } from '../errors/storage-problem.js';
import { UploadSlots } from './upload-slots.js';
/** The folder of what is being received. */
export function uploadFolder({ dataDir }) {
    return path.join(dataDir, 'uploads');
}
/** The one receiver of all uploads: it bounds how many are open, how slow they may be, and how many are decoded at once. */
export class Uploads {
    makeContext;
    slots = new UploadSlots();
    refused = new RefusedUploads();
    decoding = new Semaphore(UPLOAD_LIMITS.decodedAtOnce);
    constructor(makeContext) {
        this.makeContext = makeContext;
    }
    /** Answers one kind of upload with 201 and what was stored. */
    handler(kind) {
        return async (req, res) => {
            try {
                const ctx = signedIn(await this.makeContext(req, res));
                requireScope(ctx, kind.scope);
                res.status(201).json(await this.receive(ctx, kind, req, res));
            }
            catch (error) {
                this.refused.linger(req, res);
                throw error;
            }
        };
    }
    async receive(ctx, kind, req, res) {
        const { maxBytes, tooLarge = () => new DomainError(ErrorCode.UPLOAD_TOO_LARGE, { maxBytes }) } = kind;
        const bounds = { maxBytes, tooLarge };
        checkLength(req, bounds);
        const freeSlot = this.slots.take(ctx.viewer.id);
        try {
            const admitted = await kind.admit(ctx, req);
            await charge(ctx, kind);
            return await withTemporaryFile(uploadFolder(ctx.config), async (file, name) => {
                const bytes = await receiveFile(req, res, file, bounds);
                return this.decoding.run(() => kind.store(ctx, { path: name, bytes }, admitted));
            }).catch((error) => refund(ctx, kind.quota, error));
        }
        finally {
            freeSlot();
        }
    }
}
/** Throws when a program calls that may not upload here. */
function requireScope({ apiKey }, scope) {
    if (!apiKey)
        return;
    if (!scope)
        throw new DomainError(ErrorCode.UNAUTHENTICATED);
    if (!apiKey.scopes.has(scope))
        throw new DomainError(ErrorCode.SCOPE_MISSING, { scope });
}
/** The quota is taken before the body is read, so that a broken upload is not a free one. */
async function charge(ctx, { quota, quotaUsed }) {
    try {
        await consume(ctx, quota, ctx.viewer.id);
    }
    catch (error) {
        const seconds = error instanceof DomainError ? error.params?.['retryAfterSeconds'] : undefined;
        throw quotaUsed && typeof seconds === 'number' ? quotaUsed(seconds) : error;
    }
}
/** Rethrows what went wrong; it is not counted when the storage failed, nor when the connection broke, up to so often an hour. */
async function refund(ctx, quota, error) {
    const storage = storageProblemOf(error);
    if (storage)
        ctx.log.error({ err: error }, 'an upload could not be stored');
    const isInterrupted = error instanceof DomainError && error.code === ErrorCode.UPLOAD_INTERRUPTED;
    if (storage || (isInterrupted && (await tryConsume(ctx, 'interrupted-uploads-user', ctx.viewer.id))))
        await giveBack(ctx, quota, ctx.viewer.id);
    throw storage ?? error;
}
/** An open file that is gone afterwards, whatever happens. */
async function withTemporaryFile(folder, work) {
    // Made each time: somebody may have cleared the data folder while the program runs.
    await mkdir(folder, { recursive: true });
    const name = path.join(folder, randomUUID());
    const file = await open(name, 'wx', 0o600);
    try {
        return await work(file, name);
    }
    finally {
        await file.close().catch(() => { });
        await rm(name, { force: true });
    }
}
//# sourceMappingURL=uploads.js.map