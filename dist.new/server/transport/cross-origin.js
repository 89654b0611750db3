const CORS_HEADERS = {
    'Access-Control-Allow-Methods': 'GET, POST',
    'Access-Control-Allow-Headers': 'Accept, Accept-Language, Authorization, Content-Type, Idempotency-Key',
    'Access-Control-Max-Age': '86400',
};
const EXPOSED_HEADERS = 'Idempotent-Replayed, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id';
/** Pages of partners may call with a key, an app's token or nothing, never with a person's session: cookies are not allowed along. */
export const crossOrigin = (req, res, next) => {
    if (!req.headers.origin || /^Bearer (?!h(?:k|at)_)/.test(req.headers.authorization ?? ''))
        return next();
    res.setHeader('Access-Control-Allow-Origin', '*');
    res.setHeader('Access-Control-Expose-Headers', EXPOSED_HEADERS);
    if (req.method !== 'OPTIONS')
        return next();
    res.set(CORS_HEADERS).status(204).end();
};
//# sourceMappingURL=cross-origin.js.map