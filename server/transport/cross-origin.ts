import type { RequestHandler } from 'express';
import { DAY_S } from '../core/values/durations.js';

const CORS_HEADERS = {
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': 'Accept, Accept-Language, Authorization, Content-Type, Idempotency-Key',
  'Access-Control-Max-Age': String(DAY_S),
};
const EXPOSED_HEADERS = 'Idempotent-Replayed, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id';

/** Partners' pages may call with a key, an app's token or without credentials, never with a person's session: cookies are not allowed. */
export const crossOrigin: RequestHandler = (req, res, next) => {
  if (!req.headers.origin || /^Bearer +(?! |h(?:k|at)_)/i.test(req.headers.authorization ?? '')) return next();
  res.setHeader('Access-Control-Allow-Origin', '*');
  res.setHeader('Access-Control-Expose-Headers', EXPOSED_HEADERS);
  if (req.method !== 'OPTIONS') return next();
  res.set(CORS_HEADERS).status(204).end();
};
