import path from 'node:path';
import express, { Router, type RequestHandler } from 'express';
import { precompressed } from './precompressed.js';

const IMMUTABLE_S = 31_536_000;

/* A policy binds pages and workers. On forty other files it would be a third of what they weigh. */
const withoutPolicy: RequestHandler = (req, res, next) => {
  if (!/worker/i.test(req.path)) res.removeHeader('Content-Security-Policy');
  next();
};

/** The built client: hashed assets for ever, other files for an hour, every other path by `document`. */
export function webPages(clientDir: string, document: RequestHandler): Router {
  const router = Router();
  router.use(precompressed(clientDir));
  router.use('/assets', withoutPolicy);
  router.use('/assets', express.static(path.join(clientDir, 'assets'), { immutable: true, maxAge: IMMUTABLE_S * 1000, index: false, redirect: false }));
  router.use(express.static(clientDir, { index: false, redirect: false, maxAge: 3_600_000 }));
  router.get('/{*any}', document);
  return router;
}
