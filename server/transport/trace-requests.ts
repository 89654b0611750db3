import type { RequestHandler, Response } from 'express';
import { traced } from '../core/tracing.js';
import { requestIdOf } from './http-errors.js';
import { routeOf } from './route-of.js';

/** Polled every few seconds by monitors: not worth tracing. */
const UNTOLD: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** Records each HTTP call as a span, from its start to the end of its response. Without its URL, which may contain a token. */
export const traceRequests: RequestHandler = (req, res, next) => {
  if (UNTOLD.has(req.path)) return next();
  const route = routeOf(req.path);
  const attributes = {
    'http.request.method': req.method,
    'http.route': route,
    'hueco.request_id': requestIdOf(res as Response),
  };
  void traced(`${req.method} ${route}`, { kind: 'server', attributes }, async (span) => {
    await new Promise<void>((resolve) => {
      res.once('close', resolve);
      next();
    });
    span.set({ 'http.response.status_code': res.statusCode });
    if (res.statusCode >= 500) span.fail(String(res.statusCode));
  });
};
