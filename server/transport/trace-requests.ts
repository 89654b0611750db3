import type { RequestHandler, Response } from 'express';
import { traced } from '../core/tracing.js';
import { requestIdOf } from './http-errors.js';
import { routeOf } from './route-of.js';

/** Asked every few seconds by monitors: nothing to learn from. */
const UNTOLD: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** Each HTTP call as a span, from its begin to the end of its answer. Without its address, which may open something. */
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
