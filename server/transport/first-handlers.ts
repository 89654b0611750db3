import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import { pinoHttp } from 'pino-http';
import { loggedPath } from '../core/logged-path.js';
import type { Log } from '../core/logger.js';
import { isTracing } from '../core/tracing.js';
import { requestIdOf } from './http-errors.js';
import { securityHeaders, type PolicyOptions } from './security-headers.js';
import { traceRequests } from './trace-requests.js';

/** The first middleware of every HTTP call: its id, its log lines, its span and the security headers. */
export function firstHandlers(log: Log, policy: PolicyOptions): RequestHandler[] {
  // A stopping server ends connections after their last response: later requests cannot be answered, so they must have no effect.
  const onlyAnswerable: RequestHandler = (req, _res, next) => {
    if (req.socket.writable) next();
    else req.socket.destroy();
  };
  const requestId: RequestHandler = (_req, res, next) => {
    (res.locals as { requestId: string }).requestId = randomUUID();
    res.setHeader('X-Request-Id', requestIdOf(res));
    next();
  };
  const accessLog = pinoHttp({
    logger: log,
    genReqId: (_req, res) => requestIdOf(res as Response),
    customLogLevel: (_req, res, error) => (error || res.statusCode >= 500 ? 'error' : 'debug'),
    serializers: {
      req: (req: { method: string; url: string }) => ({ method: req.method, path: loggedPath(req.url) }),
      res: (res: { statusCode: number }) => ({ status: res.statusCode }),
    },
  }) as unknown as RequestHandler;
  return [onlyAnswerable, requestId, accessLog, ...(isTracing() ? [traceRequests] : []), ...securityHeaders(policy)];
}
