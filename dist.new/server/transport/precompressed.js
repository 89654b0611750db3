import { readdirSync } from 'node:fs';
import path from 'node:path';
const SUFFIXES = { br: '.br', gzip: '.gz' };
/** Sends the compressed twin that the build put beside a file to callers that understand it; stands before `express.static`. */
export function precompressed(folder) {
    const variants = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `/${name.replaceAll(path.sep, '/')}`));
    return (req, res, next) => {
        if (!variants.has(`${req.path}.gz`))
            return next();
        res.vary('Accept-Encoding');
        const accepted = req.acceptsEncodings();
        const encoding = ['br', 'gzip'].find((name) => accepted.includes(name) && variants.has(req.path + SUFFIXES[name]));
        if (encoding) {
            res.type(path.extname(req.path));
            res.setHeader('Content-Encoding', encoding);
            req.url = req.path + SUFFIXES[encoding];
        }
        next();
    };
}
//# sourceMappingURL=precompressed.js.map