import { pipeline } from 'node:stream/promises';
import { DomainError, ErrorCode } from '../errors/errors.js';
/** Streams a stored file, or the part of it that was asked for, so that a large download that broke off can go on. */
export async function sendStored(req, res, { files, log }, { key, bytes }) {
    const tag = `"${bytes.toString(36)}"`;
    const range = rangeOf(req, tag, bytes);
    if (range === 'outside')
        return void res.status(416).set('Content-Range', `bytes */${bytes}`).end();
    const found = await files.getStream(key, range ?? undefined);
    if (!found)
        throw new DomainError(ErrorCode.NOT_FOUND);
    res.set({ 'Accept-Ranges': 'bytes', ETag: tag });
    if (range)
        res.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${bytes}`);
    res.setHeader('Content-Length', String(found.bytes));
    // A client that disconnects during the download is not an error.
    await pipeline(found.stream, res).catch((error) => log.debug({ err: error }, 'a download was cut off'));
}
/** Null: the whole file, also for several ranges at once, which nobody needs. */
function rangeOf(req, tag, bytes) {
    const known = req.get('If-Range');
    const ranges = known === undefined || known === tag ? req.range(bytes) : undefined;
    if (ranges === -1)
        return 'outside';
    return Array.isArray(ranges) && ranges.type === 'bytes' && ranges.length === 1 ? (ranges[0] ?? null) : null;
}
//# sourceMappingURL=send-stored.js.map