import express, { type RequestHandler } from 'express';
import { DAY_MS, HOUR_MS } from '../core/values/durations.js';

const A_YEAR_MS = 365 * DAY_MS;

/**
 * Serves build artifacts: those with a hash in their name are immutable, others are cached for an hour. Missing files keep the default
 * headers.
 */
export function builtFiles(folder: string, names: 'hashed' | 'plain'): RequestHandler {
  return express.static(folder, {
    ...(names === 'hashed' ? { immutable: true, maxAge: A_YEAR_MS } : { maxAge: HOUR_MS }),
    index: false,
    redirect: false,
    setHeaders: (res, file) => {
      // Express then writes the cache lifetime.
      res.removeHeader('Cache-Control');
      // A policy applies to pages and workers only. On forty other files it would be a third of their size.
      if (names === 'hashed' && !/worker/i.test(file)) res.removeHeader('Content-Security-Policy');
      // Mails show Hueco's logo, which webmail loads from its own pages.
      if (file.endsWith('.png')) res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    },
  });
}
