import path from 'node:path';
import { Router } from 'express';
import { builtFiles } from './built-files.js';
import { precompressed } from './precompressed.js';

/** The files of the built client: hashed assets are immutable, others are cached for an hour. Pages are handled later. */
export function clientFiles(clientDir: string): Router {
  const router = Router();
  const files = Router();
  files.use(precompressed(clientDir));
  files.use('/assets', builtFiles(path.join(clientDir, 'assets'), 'hashed'));
  files.use(builtFiles(clientDir, 'plain'));
  // Every file's name has an extension, so pages need no disk access. The page as built is a template, not a page.
  router.use((req, res, next) =>
    path.extname(req.path) === '' || req.path === '/index.html' ? next() : files(req, res, next),
  );
  return router;
}
