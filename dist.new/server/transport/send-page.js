import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
/** Larger than any page: the compressor otherwise keeps 4 MB for each one. */
const WINDOW_BITS = 19;
/** Compresses a page. Pages hold no secret that its length could betray. */
export async function finishPage(status, policy, page) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS };
    const [br, zipped] = await Promise.all([promisify(brotliCompress)(page, { params }), promisify(gzip)(page)]);
    return {
        status,
        policy,
        bodies: { br: exact(br), gzip: exact(zipped) },
        mark: createHash('sha256').update(policy).update(page).digest('base64url').slice(0, 22),
    };
}
/** The bytes alone: a compressor hands them out in a buffer of 16 kB, which would stay. */
function exact(bytes) {
    const copy = Buffer.allocUnsafeSlow(bytes.length);
    bytes.copy(copy);
    return copy;
}
/** Answers with a page; `kept` is what its Cache-Control says. A browser that has it already gets a 304. */
export async function sendPage(req, res, { status, policy, bodies, mark }, cacheControl = 'no-cache') {
    const accepted = req.acceptsEncodings();
    const encoding = ['br', 'gzip'].find((name) => accepted.includes(name));
    const body = encoding ? bodies[encoding] : await promisify(gunzip)(bodies.gzip);
    res.status(status).type('html').vary('Accept-Encoding, Accept-Language, Cookie, User-Agent');
    res.setHeader('Cache-Control', cacheControl);
    res.setHeader('Content-Security-Policy', policy);
    res.setHeader('ETag', `"${mark}${encoding ? `-${encoding}` : ''}"`);
    if (encoding)
        res.setHeader('Content-Encoding', encoding);
    res.send(body);
}
//# sourceMappingURL=send-page.js.map