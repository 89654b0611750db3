import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DomainError, ErrorCode } from '../errors/errors.js';
import { FILE_HEADERS } from './serve-file.js';
const A_YEAR_S = 31_536_000;
/** Public pictures are shown and read by the pages of partners, too. */
const SHOWN_ANYWHERE = { 'Cross-Origin-Resource-Policy': 'cross-origin', 'Access-Control-Allow-Origin': '*' };
/** Sends a public picture of our own: never changed under its name, and nothing that could act. */
export async function servePicture(res, next, files, key, format) {
    res.set({
        ...FILE_HEADERS,
        ...SHOWN_ANYWHERE,
        'Content-Type': `image/${format}`,
        'Cache-Control': `public, max-age=${A_YEAR_S}, immutable`,
    });
    if (files.directory)
        return sendFromDisk(res, next, path.join(files.directory, path.dirname(key)), path.basename(key));
    const found = await files.getStream(key);
    if (!found)
        return notFound(res, next);
    res.setHeader('Content-Length', String(found.bytes));
    // Half a picture is cut off, and whoever has left needs no answer.
    await pipeline(found.stream, res).catch(() => res.destroy());
}
function sendFromDisk(res, next, root, name) {
    res.sendFile(name, { root, cacheControl: false, dotfiles: 'deny' }, (error) => {
        if (error && !res.headersSent)
            notFound(res, next);
    });
}
function notFound(res, next) {
    res.removeHeader('Content-Type');
    res.removeHeader('Access-Control-Allow-Origin');
    res.setHeader('Cross-Origin-Resource-Policy', FILE_HEADERS['Cross-Origin-Resource-Policy']);
    res.setHeader('Cache-Control', 'no-store');
    next(new DomainError(ErrorCode.NOT_FOUND));
}
//# sourceMappingURL=serve-picture.js.map