import express, { type RequestHandler } from 'express';

const AN_HOUR_MS = 3_600_000;
const A_YEAR_MS = 31_536_000_000;

/** Serves files that a build has made: those with a hash in their name for ever, others for an hour. What is not there keeps the headers of every answer. */
export function builtFiles(folder: string, names: 'hashed' | 'plain'): RequestHandler {
  return express.static(folder, {
    ...(names === 'hashed' ? { immutable: true, maxAge: A_YEAR_MS } : { maxAge: AN_HOUR_MS }),
    index: false,
    redirect: false,
    setHeaders: (res, file) => {
      // Express then writes how long it may be kept.
      res.removeHeader('Cache-Control');
      // A policy binds pages and workers. On forty other files it would be a third of what they weigh.
      if (names === 'hashed' && !/worker/i.test(file)) res.removeHeader('Content-Security-Policy');
      // Hueco's mark stands in mails, which webmail shows on pages of its own.
      if (file.endsWith('.png')) res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    },
  });
}
