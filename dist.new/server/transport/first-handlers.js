import { randomUUID } from 'node:crypto';
import { pinoHttp } from 'pino-http';
import { loggedPath } from '../core/logged-path.js';
import { isTracing } from '../core/tracing.js';
import { requestIdOf } from './http-errors.js';
import { securityHeaders } from './security-headers.js';
import { traceRequests } from './trace-requests.js';
/** What every HTTP call passes first: its id, its lines in the log, its span and the headers that protect. */
export function firstHandlers(log, policy) {
    const requestId = (_req, res, next) => {
        res.locals.requestId = randomUUID();
        res.setHeader('X-Request-Id', requestIdOf(res));
        next();
    };
    const accessLog = pinoHttp({
        logger: log,
        genReqId: (_req, res) => requestIdOf(res),
        customLogLevel: (_req, res, error) => (error || res.statusCode >= 500 ? 'error' : 'debug'),
        serializers: {
            req: (req) => ({ method: req.method, path: loggedPath(req.url) }),
            res: (res) => ({ status: res.statusCode }),
        },
    });
    return [requestId, accessLog, ...(isTracing() ? [traceRequests] : []), ...securityHeaders(policy)];
}
//# sourceMappingURL=first-handlers.js.map