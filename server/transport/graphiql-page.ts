import { existsSync } from 'node:fs';
import path from 'node:path';
import { Router } from 'express';
import { builtFiles } from './built-files.js';
import { precompressed } from './precompressed.js';

/** Only our own files and our own API: the sandbox works without any outside host, under a stricter policy than the pages' (P-60). */
const POLICY = [
  `default-src 'none'`,
  `script-src 'self'`,
  // The editor and its menus write their styles themselves.
  `style-src 'self' 'unsafe-inline'`,
  `img-src 'self' data:`,
  `font-src 'self' data:`,
  `connect-src 'self'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
  `base-uri 'none'`,
].join('; ');

/** `GET /graphiql`: the bundled sandbox, if built. `callers`: the demo users whose credentials it offers. */
export function graphiqlPage(folder: string, callers: readonly object[]): Router {
  const router = Router();
  if (!existsSync(path.join(folder, 'index.html'))) return router;
  router.get('/graphiql', (_req, res) => {
    res.setHeader('Content-Security-Policy', POLICY);
    res.setHeader('Cache-Control', 'no-cache');
    res.sendFile(path.join(folder, 'index.html'));
  });
  router.get('/graphiql/callers.json', (_req, res) => {
    res.setHeader('Cache-Control', 'no-cache');
    res.json(callers);
  });
  router.use(
    '/graphiql/assets',
    precompressed(path.join(folder, 'assets')),
    builtFiles(path.join(folder, 'assets'), 'hashed'),
  );
  return router;
}
