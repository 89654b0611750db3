import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { RequestHandler } from 'express';

const SUFFIXES = { br: '.br', gzip: '.gz' } as const;

/** Sends the compressed variant of a built file to callers that accept it; mounted before `express.static`. */
export function precompressed(folder: string): RequestHandler {
  const variants = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `/${name.replaceAll(path.sep, '/')}`),
  );
  return (req, res, next) => {
    if (!variants.has(`${req.path}.gz`)) return next();
    res.vary('Accept-Encoding');
    const accepted = req.acceptsEncodings();
    const encoding = (['br', 'gzip'] as const).find(
      (name) => accepted.includes(name) && variants.has(req.path + SUFFIXES[name]),
    );
    if (encoding) {
      res.type(path.extname(req.path));
      res.setHeader('Content-Encoding', encoding);
      req.url = req.path + SUFFIXES[encoding];
    }
    next();
  };
}
