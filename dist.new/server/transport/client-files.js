import path from 'node:path';
import { Router } from 'express';
import { builtFiles } from './built-files.js';
import { precompressed } from './precompressed.js';
/** The files of the built client: hashed assets for ever, others for an hour. Pages go on. */
export function clientFiles(clientDir) {
    const router = Router();
    const files = Router();
    files.use(precompressed(clientDir));
    files.use('/assets', builtFiles(path.join(clientDir, 'assets'), 'hashed'));
    files.use(builtFiles(clientDir, 'plain'));
    // Every file's name has an ending, and for pages nobody need look on the disk. The page as the build left it is a template, not a page.
    router.use((req, res, next) => path.extname(req.path) === '' || req.path === '/index.html' ? next() : files(req, res, next));
    return router;
}
//# sourceMappingURL=client-files.js.map